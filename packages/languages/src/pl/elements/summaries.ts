/** Polish words of the rules in short. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'summary.waffle-wars.aim-title': 'Cel',
  'summary.waffle-wars.aim':
    'Dwie strony, Truskawki i Borówki, zapełniają gofra z czterech ćwiartek. Wygrywasz, gdy masz trzy ćwiartki, pięć w rzędzie albo ćwiartkę zapełnioną tylko przez ciebie.',
  'summary.waffle-wars.turn-title': 'Twój ruch',
  'summary.waffle-wars.turn':
    'Połóż pionek z ręki na wolnym polu albo przeskocz swoim pionkiem pionek drugiej strony na wolne pole za nim. Przeskoczony pionek wypada z gry. Tylko pierwsza truskawka w grze nie może trafić do rogu gofra.',
  'summary.waffle-wars.quadrant-title': 'Zdobądź ćwiartkę',
  'summary.waffle-wars.quadrant':
    'Ćwiartkę zdobywa się trójką w rzędzie albo kwadratem z czterech pionków wewnątrz niej. Kto ma ich tam więcej, ten ją posiada, a druga strona nie może już nic w niej położyć.',
  'summary.waffle-wars.war-title': 'Ćwiartka niczyja',
  'summary.waffle-wars.war':
    'Gdy obie strony mają tam tyle samo rzędów i kwadratów, ćwiartka nie należy do nikogo i żadna strona nie może w niej nic położyć.',
  'summary.waffle-wars.fence-title': 'Skok nie zna blokad',
  'summary.waffle-wars.fence':
    'Skoczyć możesz także do ćwiartki, która jest dla ciebie zablokowana. Zbij tak pionek z rzędu, a ćwiartka znów będzie otwarta.',
  'summary.waffle-wars.five-title': 'Pięć w rzędzie',
  'summary.waffle-wars.five':
    'Pięć w rzędzie wygrywa wszędzie, prosto lub na ukos, także przez granice ćwiartek. Jeśli wygrały obie strony, liczy się lepsza wygrana: sześć w rzędzie bije pięć, a zapełniona ćwiartka lub trzy ćwiartki biją jedno i drugie.',
  'summary.waffle-wars.end-title': 'Ostatnie słowo',
  'summary.waffle-wars.end':
    'Zaczynają Truskawki, więc gdy wygrywają, Borówki mają jeszcze jeden ruch: jeśli też nim wygrają, liczy się lepsza wygrana. Kto nie ma ruchu, przegrywa.',
  'summary.waffle-time.aim-title': 'Cel',
  'summary.waffle-time.aim':
    'Każdy układa dodatki na własnym gofrze. Dodatki we właściwych wzorach dają syrop, syrop daje punkty, a po ośmiu rundach wygrywa najwięcej punktów.',
  'summary.waffle-time.draft-title': 'Wybierz dwa dodatki',
  'summary.waffle-time.draft':
    'Twój pionek idzie na wolny slot przy brzegu. Bierzesz dwa najbliższe dodatki z rzędu lub kolumny, przy której stoi. Sloty pod kafelkiem nie są wolne.',
  'summary.waffle-time.place-title': 'Połóż je obok siebie',
  'summary.waffle-time.place':
    'Oba kładziesz na dwóch polach o wspólnym boku. Śmietanka wymaga pustego pola, a owoc może leżeć też na śmietance. Syrop nie trafia na gofra, tylko do twojego dozownika.',
  'summary.waffle-time.pattern-title': 'Uzupełnij wzór',
  'summary.waffle-time.pattern':
    'Każdy owoc ma jedną kartę wzoru, wspólną dla wszystkich; tu trzy wiśnie w linii. Uzupełnij wzór czymś, co właśnie kładziesz, a syrop z dozownika trafi na owoce tej karty. Żaden owoc na gofrze nie dostaje syropu dwa razy.',
  'summary.waffle-time.goal-title': 'Cele i masło',
  'summary.waffle-time.goal':
    'Na stole leżą trzy cele, na przykład syrop w dwóch przeciwległych rogach. Kto pierwszy osiągnie któryś z nich, dostaje jego punkty i masło, które wypełnia puste pole gofra.',
  'summary.waffle-time.score-title': 'Co się liczy',
  'summary.waffle-time.score':
    'Syrop na owocu to 1 punkt, a 3, jeśli owoc leży na śmietance. Masło to 2, pusty dozownik 2, a cel tyle, ile podaje jego karta.',
  'summary.waffle-time.end-title': 'Rundy',
  'summary.waffle-time.end':
    'Czyj pionek stoi najdalej z przodu, ten rusza pierwszy. Po każdej rundzie pionki wracają w kolejności, w jakiej stoją, przynoszą nowy syrop, a część dodatków się zmienia. Po ośmiu rundach jest koniec. W pojedynkę grasz o punkty, aż dozownik będzie pusty albo zabraknie dwóch wolnych pól obok siebie.',
  'summary.top-waffle.aim-title': 'Cel',
  'summary.top-waffle.aim':
    'Przez trzy dni prowadzisz stoisko z goframi i realizujesz zamówienia dodatkami z ręki. Zamówienia dają punkty, to, co zostanie wieczorem, trochę ich kosztuje, a wygrywa najwięcej punktów.',
  'summary.top-waffle.prepare-title': 'Najpierw przygotowania',
  'summary.top-waffle.prepare':
    'Weź dwa dodatki, każdy spośród odkrytych albo z talii, lub zamiast nich jeden przedmiot.',
  'summary.top-waffle.order-title': 'Realizuj zamówienia',
  'summary.top-waffle.order':
    'Potem realizujesz tyle zamówień, za ile możesz zapłacić. Pierwsze wymaga tu truskawki, banana i bitej śmietany. Od razu pojawia się nowe i je też możesz zrealizować.',
  'summary.top-waffle.double-title': 'Karty podwójne i z bonusem',
  'summary.top-waffle.double':
    'Karta podwójna liczy się jako jeden z jej dodatków albo jako oba. Karta z +1 sprawia, że opłacone nią zamówienie jest warte o punkt więcej.',
  'summary.top-waffle.items-title': 'Przedmioty',
  'summary.top-waffle.items':
    'Przedmioty zagrywasz przed zamówieniami lub między nimi: dowolny dodatek zastępuje każdy inny, megafon rezerwuje zamówienie, kosz recyklingu usuwa kartę, blender zmienia kartę. Dwa sąsiednie w kręgu tworzą jeden silniejszy. Dotknij przedmiotu, by przeczytać, co robi.',
  'summary.top-waffle.day-title': 'Koniec dnia',
  'summary.top-waffle.day':
    'Pod zamówieniami leży karta zamknięcia. Gdy się odkryje, kończysz turę, a wszyscy pozostali mają jeszcze po jednej. Co zostało ci na ręce, trafia do twojego kosza.',
  'summary.top-waffle.score-title': 'Co się liczy',
  'summary.top-waffle.score':
    'Po trzech dniach zamówienia dają tyle, ile na nich napisano, a każda karta z bonusem w nich 1. Karta w koszu kosztuje 1, a podwójna lub z +1 kosztuje 2.',
  'summary.buffet-boss.aim-title': 'Cel',
  'summary.buffet-boss.aim':
    'Układaj jedzenie z bufetu na talerzu, który się chwieje. Liczą się gwiazdki wszystkiego, co na nim stoi, a wygrywa najwięcej gwiazdek.',
  'summary.buffet-boss.take-title': 'Weź danie',
  'summary.buffet-boss.take':
    'W bufecie leży o jedno danie więcej, niż jest graczy. Gracze po kolei biorą po jednym i kładą je na stosie. Ostatni może wziąć oba, które zostały; inaczej reszta trafia do kosza, a zaczyna następny gracz.',
  'summary.buffet-boss.stack-title': 'Układaj',
  'summary.buffet-boss.stack':
    'Trzymaj danie nad talerzem, obróć je i puść. Blisko środka jest bezpiecznie, a daleko od niego talerz się przechyla. Możesz poprawiać stos popychaniem, ale niczego z niego nie zdejmujesz.',
  'summary.buffet-boss.fall-title': 'Gdy coś spadnie',
  'summary.buffet-boss.fall':
    'Co dotyka stołu, to spadło. Masz trzy sekundy, by podnieść połowę, zaokrągloną w górę, i odłożyć ją na talerz. Reszta przepada.',
  'summary.buffet-boss.score-title': 'Co się liczy',
  'summary.buffet-boss.score':
    'Gwiazdki wszystkich dań na twoim talerzu oraz 5 za najwyższy stos. Stos niższy najwyżej o milimetr też dostaje 5.',
  'summary.buffet-boss.dinner-title': 'Kolacja',
  'summary.buffet-boss.dinner':
    'Każdy gracz ma dwie tajne postacie, które lubią określone dania. Po siedmiu rundach pokazujesz jedną z nich i to ona punktuje za twój talerz.',
  'summary.buffet-boss.all-title': 'Jesz, ile chcesz',
  'summary.buffet-boss.all':
    'Gracie razem albo grasz w pojedynkę: trzeba ułożyć całe jedzenie, a w każdej rundzie ktoś bierze dwa dania. Jeśli spadnie choć jedno, wszyscy przegrywają.',
  'summary.waddle-waddle.aim-title': 'Cel',
  'summary.waddle-waddle.aim':
    'Pingwiny człapią wokół Góry Lodowej. Utwórz jak najwięcej grup w swoim kolorze: te małe liczą się bardziej.',
  'summary.waddle-waddle.add-title': 'Dołóż kafelek',
  'summary.waddle-waddle.add':
    'W każdej turze dokładasz jeden swój kafelek. Musi stykać się z Górą Lodową albo z co najmniej dwoma innymi kafelkami. Wsuwa się go po stole, więc nie może wpaść w dziurę.',
  'summary.waddle-waddle.move-title': 'Przesuń kafelek',
  'summary.waddle-waddle.move':
    'Przedtem lub potem możesz przesunąć jeden kafelek, obojętnie czyj. Kafelki wokół niego muszą i bez niego stykać się z czym trzeba, i nic nie może się oderwać.',
  'summary.waddle-waddle.types-title': 'Cztery rodzaje',
  'summary.waddle-waddle.types':
    'Alfa nie dołącza do grupy swojego koloru, która już ma Alfę. Brzuchacze nigdy się ze sobą nie stykają. Zrzęda nigdy się nie rusza. Każdy twój Rodzic, który styka się z jakimkolwiek Rodzicem, daje 2 punkty.',
  'summary.waddle-waddle.cards-title': 'Karty',
  'summary.waddle-waddle.cards':
    'Karty wymagają wzorów. Zaraz po kafelku, który uzupełnia wzór, możesz wziąć jego kartę, jedną na turę. Różne symbole tworzą zestaw, wart tym więcej, im jest większy: 3, 6, 10, 15, 21, 28.',
  'summary.waddle-waddle.score-title': 'Co się liczy',
  'summary.waddle-waddle.score':
    'Stykające się kafelki w twoim kolorze to grupa, od dwóch wzwyż. W największej grupie każdy kafelek liczy się raz, w drugiej dwa razy, w trzeciej trzy razy i tak dalej. Gdy leżą wszystkie kafelki, wygrywa najwięcej punktów.',
  'summary.snake.aim-title': 'Cel',
  'summary.snake.aim': 'Każda strona wydłuża swojego węża z pionków. Kto nie może go już wydłużyć, przegrywa.',
  'summary.snake.turn-title': 'Twój ruch',
  'summary.snake.turn':
    'Pierwszy pionek kładziesz gdziekolwiek. Każdy następny trafia na wolne pole obok twojego ostatniego, prosto lub na ukos: tu na dowolne z zaznaczonych.',
  'summary.snake.end-title': 'Zamknij drogę',
  'summary.snake.end':
    'Zostaw miejsce przed głową swojego węża i zabieraj je drugiej stronie: bliżej środka jest go więcej niż na brzegu.',
  'summary.waffle-checkers.aim-title': 'Cel',
  'summary.waffle-checkers.aim':
    'Doprowadź jeden ze swoich pionków do ostatniego rzędu drugiej strony, zanim ona dojdzie do twojego.',
  'summary.waffle-checkers.step-title': 'Krok',
  'summary.waffle-checkers.step': 'Pionek idzie o jedno pole w dowolnym kierunku, prosto lub na ukos, na wolne pole.',
  'summary.waffle-checkers.jump-title': 'Skok',
  'summary.waffle-checkers.jump':
    'Albo przeskakuje pionek drugiej strony na wolne pole za nim i może skakać stamtąd dalej. Przeskoczony pionek wypada z gry. Nikt nie musi skakać.',
  'summary.waffle-checkers.end-title': 'Koniec',
  'summary.waffle-checkers.end':
    'Wygrywa pierwszy pionek w ostatnim rzędzie po drugiej stronie. Kto nie ma ruchu, przegrywa, a ta sama pozycja po raz trzeci to remis.',
  'summary.hostage-rescue.aim-title': 'Cel',
  'summary.hostage-rescue.aim':
    'Jeden z twoich pionków jest zakładnikiem w rogu drugiej strony. Kto pierwszy dotrze do swojego zakładnika, wygrywa.',
  'summary.hostage-rescue.turn-title': 'Rzuć i idź',
  'summary.hostage-rescue.turn':
    'Rzuć kostką i przejdź jednym pionkiem dokładnie tyle pól, wzdłuż rzędu lub kolumny. Może minąć twoje pionki, ale nie pionki drugiej strony, i nie staje na żadnym z twoich.',
  'summary.hostage-rescue.take-title': 'Bicie',
  'summary.hostage-rescue.take': 'Pionek drugiej strony, na którym staniesz, wypada z gry.',
  'summary.hostage-rescue.six-title': 'Szóstka',
  'summary.hostage-rescue.six':
    'Szóstkę dzieli się na dwa pionki, tak samo jak rzut, którego żaden pionek nie przejdzie sam: jeden idzie część, a inny resztę.',
  'summary.connect-four.aim-title': 'Cel',
  'summary.connect-four.aim': 'Wygrywają cztery twoje pionki w rzędzie: poziomo, pionowo lub na ukos.',
  'summary.connect-four.turn-title': 'Twój ruch',
  'summary.connect-four.turn': 'Wrzuć pionek do kolumny. Zatrzyma się na dnie albo na tym, co już tam leży.',
  'summary.connect-four.two-title': 'Dwa końce',
  'summary.connect-four.two':
    'Trójki w rzędzie z dwoma wolnymi końcami nie da się już zatrzymać. Zadbaj o to wcześniej.',
  'summary.connect-four.end-title': 'Koniec',
  'summary.connect-four.end': 'Jeśli gofr jest pełny i nikt nie ma czterech w rzędzie, nikt nie wygrywa.',
  'summary.reversi.aim-title': 'Cel',
  'summary.reversi.aim': 'Gdy nikt już nie ma ruchu, wygrywa ten, kto ma na gofrze więcej pionków.',
  'summary.reversi.turn-title': 'Twój ruch',
  'summary.reversi.turn':
    'Połóż pionek tak, by między nim a innym twoim pionkiem leżały w linii prostej pionki drugiej strony. Wszystkie pomiędzy nimi stają się twoje. Coś musi się odwrócić.',
  'summary.reversi.lines-title': 'Każda linia',
  'summary.reversi.lines':
    'Linie biegną poziomo, pionowo i na ukos, a jeden ruch może zamknąć pionki wzdłuż kilku z nich.',
  'summary.reversi.corner-title': 'Rogi',
  'summary.reversi.corner': 'Pionek w rogu już nigdy się nie odwróci.',
  'summary.reversi.end-title': 'Pas',
  'summary.reversi.end': 'Kto nie może nic odwrócić, pasuje. Gdy nie może żadna strona, gra się kończy.',
};
