/** Dutch words of the rules in short. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'summary.waffle-wars.aim-title': 'Het doel',
  'summary.waffle-wars.aim':
    'Twee kanten, Aardbeien en Blauwe bessen, vullen een wafel van vier kwadranten. Je wint met drie van de kwadranten, met vijf op een rij of met een kwadrant dat je helemaal alleen hebt gevuld.',
  'summary.waffle-wars.turn-title': 'Jouw beurt',
  'summary.waffle-wars.turn':
    'Leg een stuk uit je hand op een open vak, of spring met een van je stukken over een stuk van de andere kant naar het open vak erachter. Waar je overheen springt, is uit het spel. Alleen de allereerste aardbei mag niet in een hoek van de wafel.',
  'summary.waffle-wars.quadrant-title': 'Een kwadrant veroveren',
  'summary.waffle-wars.quadrant':
    'Met drie op een rij of een vierkant van vier in een kwadrant verover je het. Wie er daar meer van heeft, bezit het, en de andere kant mag er niets meer in leggen.',
  'summary.waffle-wars.war-title': 'Niemands kwadrant',
  'summary.waffle-wars.war':
    'Hebben beide kanten daar evenveel rijen en vierkanten, dan is het kwadrant van niemand, en geen van beide mag er iets in leggen.',
  'summary.waffle-wars.fence-title': 'Sprongen kennen geen slot',
  'summary.waffle-wars.fence':
    'Je mag ook springen naar een kwadrant dat voor jou op slot zit. Haal zo een stuk uit een rij, en het kwadrant is weer open.',
  'summary.waffle-wars.five-title': 'Vijf op een rij',
  'summary.waffle-wars.five':
    'Vijf op een rij wint overal, recht of schuin en over de grenzen heen. Hebben beide kanten gewonnen, dan telt de betere winst: zes op een rij verslaat vijf, en een gevuld kwadrant of drie kwadranten gaan boven beide.',
  'summary.waffle-wars.end-title': 'Het laatste woord',
  'summary.waffle-wars.end':
    'De Aardbeien beginnen. Daarom hebben de Blauwe bessen nog één zet als de Aardbeien winnen: winnen ze daarmee ook, dan telt de betere winst. Wie geen zet meer heeft, heeft verloren.',
  'summary.waffle-time.aim-title': 'Het doel',
  'summary.waffle-time.aim':
    'Iedereen belegt een eigen wafel. Toppings in de juiste patronen leveren stroop op, stroop levert punten op, en na acht ronden winnen de meeste punten.',
  'summary.waffle-time.draft-title': 'Kies twee toppings',
  'summary.waffle-time.draft':
    'Je pion gaat naar een vrije plek rond het keuzebord. Je neemt de twee dichtstbijzijnde toppings van de rij of kolom waar hij aan staat. Plekken onder een tegel zijn niet vrij.',
  'summary.waffle-time.place-title': 'Leg ze naast elkaar',
  'summary.waffle-time.place':
    'De twee komen op twee vakken die een zijde delen. Slagroom wil een leeg vak; fruit mag ook op slagroom. Stroop komt niet op de wafel, maar in je stroopfles.',
  'summary.waffle-time.pattern-title': 'Voltooi een patroon',
  'summary.waffle-time.pattern':
    'Voor elke vrucht ligt er één patroonkaart voor iedereen, hier drie kersen op een lijn. Voltooi haar met iets wat je net hebt gelegd, en er gaat stroop uit de fles op dat fruit. Geen stuk fruit krijgt twee keer stroop.',
  'summary.waffle-time.goal-title': 'Doelen en boter',
  'summary.waffle-time.goal':
    'Er liggen drie doelen, zoals stroop in twee hoeken tegenover elkaar. Wie er als eerste een haalt, krijgt de punten en de boter ervan, die een leeg vak van de wafel vult.',
  'summary.waffle-time.score-title': 'Wat telt',
  'summary.waffle-time.score':
    'Stroop op fruit is 1 punt, en 3 als het fruit op slagroom ligt. Boter is 2, een lege stroopfles 2, en een doel wat er op de kaart staat.',
  'summary.waffle-time.end-title': 'Ronden',
  'summary.waffle-time.end':
    'Wiens pion vooraan staat, is eerst aan zet. Na elke ronde gaan de pionnen terug in de volgorde waarin ze staan, brengen nieuwe stroop mee, en wisselen er wat toppings. Na acht ronden is het uit. In je eentje speel je om punten tot de stroopfles leeg is of er geen twee vrije vakken meer naast elkaar liggen.',
  'summary.top-waffle.aim-title': 'Het doel',
  'summary.top-waffle.aim':
    'Je runt drie dagen een wafelkraam en voltooit bestellingen met de toppings in je hand. Bestellingen leveren punten op, wat er ’s avonds over is, kost punten, en de meeste punten winnen.',
  'summary.top-waffle.prepare-title': 'Eerst voorbereiden',
  'summary.top-waffle.prepare':
    'Neem twee toppings, elk open van tafel of van de stapel, of neem in plaats daarvan één voorwerp.',
  'summary.top-waffle.order-title': 'Voltooi bestellingen',
  'summary.top-waffle.order':
    'Daarna voltooi je zo veel bestellingen als je kunt betalen. De eerste hier wil een aardbei, een banaan en slagroom. Er komt meteen een nieuwe, en ook die mag je voltooien.',
  'summary.top-waffle.double-title': 'Dubbele en bonuskaarten',
  'summary.top-waffle.double':
    'Een dubbele kaart telt als een van haar toppings of als allebei. Een kaart met +1 maakt de bestelling die ze betaalt één punt meer waard.',
  'summary.top-waffle.items-title': 'Voorwerpen',
  'summary.top-waffle.items':
    'Speel voorwerpen voor of tussen bestellingen: de topping naar keuze is elke topping, de megafoon reserveert een bestelling, de recyclebak ruimt een kaart op, de blender verandert er een. Twee buren in de ring worden één sterker voorwerp. Tik op een voorwerp om te lezen wat het doet.',
  'summary.top-waffle.day-title': 'Een dag loopt af',
  'summary.top-waffle.day':
    'Onder de bestellingen ligt een sluitkaart. Komt die boven, dan maak je je beurt af en hebben alle anderen er nog een. Wat je dan nog in je hand hebt, gaat bij je afval.',
  'summary.top-waffle.score-title': 'Wat telt',
  'summary.top-waffle.score':
    'Na drie dagen tellen bestellingen voor wat erop staat, en elke bonuskaart erin voor 1. Een kaart bij het afval kost 1, een dubbele of een met +1 kost 2.',
  'summary.buffet-boss.aim-title': 'Het doel',
  'summary.buffet-boss.aim':
    'Stapel eten van het buffet op een bord dat wiebelt. De sterren van alles wat erop staat tellen, en de meeste sterren winnen.',
  'summary.buffet-boss.take-title': 'Neem een gerecht',
  'summary.buffet-boss.take':
    'Op het buffet ligt één gerecht meer dan er spelers zijn. Om de beurt neemt iedereen er een en stapelt het. De laatste mag allebei nemen die er nog zijn; anders gaat de rest in de afvalbak, en begint de volgende speler.',
  'summary.buffet-boss.stack-title': 'Stapelen',
  'summary.buffet-boss.stack':
    'Houd het gerecht boven je bord, draai het en laat los. Bij het midden is het veilig; ver naar buiten kantelt het bord. Je mag je stapel rechtduwen, maar haalt er niets af.',
  'summary.buffet-boss.fall-title': 'Als er iets valt',
  'summary.buffet-boss.fall':
    'Wat de tafel raakt, is gevallen. Je hebt drie seconden om de helft ervan, naar boven afgerond, op te rapen en terug te leggen. De rest is weg.',
  'summary.buffet-boss.score-title': 'Wat telt',
  'summary.buffet-boss.score':
    'De sterren van alle gerechten op je bord, en 5 voor de hoogste stapel. Een stapel die er hoogstens een millimeter onder blijft, krijgt de 5 ook.',
  'summary.buffet-boss.dinner-title': 'Diner',
  'summary.buffet-boss.dinner':
    'Iedereen heeft twee geheime personages, die van bepaalde gerechten houden. Na zeven ronden toon je er een van, en dat levert punten op voor je bord.',
  'summary.buffet-boss.all-title': 'All-You-Can-Eat',
  'summary.buffet-boss.all':
    'Je speelt samen, of alleen: al het eten moet worden gestapeld, en in elke ronde neemt iemand er twee. Valt er één stuk, dan heeft iedereen verloren.',
  'summary.waddle-waddle.aim-title': 'Het doel',
  'summary.waddle-waddle.aim':
    'Pinguïns waggelen rond een ijsberg. Maak zo veel mogelijk groepen van je eigen kleur: de kleine tellen meer.',
  'summary.waddle-waddle.add-title': 'Leg een tegel',
  'summary.waddle-waddle.add':
    'Elke beurt leg je een van je tegels. Hij moet de ijsberg raken, of minstens twee andere tegels. Hij schuift over de tafel naar zijn plek, dus hij kan niet in een gat vallen.',
  'summary.waddle-waddle.move-title': 'Verplaats een tegel',
  'summary.waddle-waddle.move':
    'Daarvoor of daarna mag je één tegel verplaatsen, van wie ook. De tegels eromheen moeten ook zonder hem genoeg raken, en niets mag los komen te liggen.',
  'summary.waddle-waddle.types-title': 'Vier soorten',
  'summary.waddle-waddle.types':
    'Een Alfa komt bij geen groep van zijn kleur die er al een heeft. Dikbuiken raken elkaar nooit. Een Brompot verplaatst zich nooit. Elke Ouder van jou die een andere Ouder raakt, van wie ook, levert 2 punten op.',
  'summary.waddle-waddle.cards-title': 'Kaarten',
  'summary.waddle-waddle.cards':
    'Kaarten vragen om patronen. Meteen na een tegel die er een voltooit mag je de kaart nemen, één per beurt. Verschillende symbolen vormen een set, die meer waard is naarmate hij groter is: 3, 6, 10, 15, 21, 28.',
  'summary.waddle-waddle.score-title': 'Wat telt',
  'summary.waddle-waddle.score':
    'Tegels van jouw kleur die elkaar raken, zijn een groep, vanaf twee. In je grootste groep telt elke tegel één keer, in de tweede twee keer, in de derde drie keer, enzovoort. De meeste punten winnen als alle tegels liggen.',
  'summary.snake.aim-title': 'Het doel',
  'summary.snake.aim':
    'Elke kant laat een slang van bessen groeien. Wie de zijne niet meer kan laten groeien, heeft verloren.',
  'summary.snake.turn-title': 'Jouw beurt',
  'summary.snake.turn':
    'Je eerste stuk mag overal. Elk volgende komt op een open vak naast je laatste, recht of schuin: hier op een van de gemarkeerde.',
  'summary.snake.end-title': 'Sluit ze in',
  'summary.snake.end':
    'Houd ruimte vrij voor je eigen kop, en neem die weg bij de ander: bij het midden is er meer dan aan de rand.',
  'summary.waffle-checkers.aim-title': 'Het doel',
  'summary.waffle-checkers.aim':
    'Breng een van je stukken naar de achterste rij van de andere kant, voordat die de jouwe bereikt.',
  'summary.waffle-checkers.step-title': 'Stap',
  'summary.waffle-checkers.step':
    'Een stuk gaat één vak ver in welke richting dan ook, recht of schuin, naar een open vak.',
  'summary.waffle-checkers.jump-title': 'Sprong',
  'summary.waffle-checkers.jump':
    'Of het springt over een stuk van de andere kant naar het open vak erachter, en mag van daar verder springen. Waar het overheen springt, is uit het spel. Niemand hoeft te springen.',
  'summary.waffle-checkers.end-title': 'Het einde',
  'summary.waffle-checkers.end':
    'Het eerste stuk in de achterste rij aan de overkant wint. Wie geen zet meer heeft, heeft verloren, en dezelfde stelling voor de derde keer is remise.',
  'summary.hostage-rescue.aim-title': 'Het doel',
  'summary.hostage-rescue.aim':
    'Een van je stukken wordt in de verre hoek gegijzeld. Wie als eerste de eigen gijzelaar bereikt, heeft gewonnen.',
  'summary.hostage-rescue.turn-title': 'Gooi en loop',
  'summary.hostage-rescue.turn':
    'Gooi de dobbelsteen en loop met één stuk precies zo ver, langs een rij of een kolom. Het mag langs je eigen stukken, maar niet langs die van de andere kant, en het eindigt op geen van de jouwe.',
  'summary.hostage-rescue.take-title': 'Slaan',
  'summary.hostage-rescue.take': 'Een stuk van de andere kant waarop je eindigt, is uit het spel.',
  'summary.hostage-rescue.six-title': 'Een zes',
  'summary.hostage-rescue.six':
    'Een 6 wordt over twee stukken verdeeld, en ook een worp die geen enkel stuk alleen kan lopen: het ene loopt een deel, een ander de rest.',
  'summary.connect-four.aim-title': 'Het doel',
  'summary.connect-four.aim': 'Vier van je stukken op een rij winnen: horizontaal, verticaal of schuin.',
  'summary.connect-four.turn-title': 'Jouw beurt',
  'summary.connect-four.turn':
    'Laat een stuk in een kolom vallen. Het komt op de bodem te liggen, of op wat daar al ligt.',
  'summary.connect-four.two-title': 'Twee einden',
  'summary.connect-four.two': 'Drie op een rij met beide einden vrij houdt niemand meer tegen. Wees er op tijd bij.',
  'summary.connect-four.end-title': 'Het einde',
  'summary.connect-four.end': 'Is de wafel vol en heeft niemand vier op een rij, dan heeft niemand gewonnen.',
  'summary.reversi.aim-title': 'Het doel',
  'summary.reversi.aim': 'Als niemand meer een zet heeft, wint wie de meeste stukken op de wafel heeft.',
  'summary.reversi.turn-title': 'Jouw beurt',
  'summary.reversi.turn':
    'Leg een stuk zo dat er stukken van de andere kant in een rechte lijn liggen tussen dat stuk en een ander van jou. Alles ertussen wordt van jou. Er moet iets omdraaien.',
  'summary.reversi.lines-title': 'Elke lijn',
  'summary.reversi.lines':
    'Lijnen lopen horizontaal, verticaal en schuin, en één zet kan langs meerdere ervan stukken insluiten.',
  'summary.reversi.corner-title': 'Hoeken',
  'summary.reversi.corner': 'Een stuk in een hoek wordt nooit meer omgedraaid.',
  'summary.reversi.end-title': 'Passen',
  'summary.reversi.end': 'Wie niets kan omdraaien, past. Kan geen van beide kanten het meer, dan is het spel uit.',
};
