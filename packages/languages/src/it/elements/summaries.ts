/** Italian words of the rules in short. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'summary.waffle-wars.aim-title': 'Lo scopo',
  'summary.waffle-wars.aim':
    'Due parti, Fragole e Mirtilli, riempiono un waffle di quattro quadranti. Vinci con tre dei quadranti, con cinque in fila o con un quadrante riempito solo dalle tue bacche.',
  'summary.waffle-wars.turn-title': 'Il tuo turno',
  'summary.waffle-wars.turn':
    'Metti una bacca dalla tua mano su una casella libera, oppure salta con una delle tue sopra una bacca avversaria, fino alla casella libera subito dietro. La bacca saltata esce dal gioco. Solo la primissima fragola non può andare in un angolo del waffle.',
  'summary.waffle-wars.quadrant-title': 'Prendere un quadrante',
  'summary.waffle-wars.quadrant':
    'Tre in fila o un quadrato di quattro dentro un quadrante lo conquistano. Appartiene alla parte che lì ha più di queste forme, e l’altra non ci può mettere più nulla.',
  'summary.waffle-wars.war-title': 'Il quadrante di nessuno',
  'summary.waffle-wars.war':
    'Dove le due parti hanno lo stesso numero di file e quadrati, il quadrante non è di nessuno, e nessuna delle due ci può mettere una bacca.',
  'summary.waffle-wars.fence-title': 'Si può saltare ovunque',
  'summary.waffle-wars.fence':
    'Puoi saltare anche in un quadrante che per te è chiuso. Togli così una bacca da una fila, e il quadrante si riapre.',
  'summary.waffle-wars.five-title': 'Cinque in fila',
  'summary.waffle-wars.five':
    'Cinque in fila vincono ovunque, in linea retta o in diagonale, anche attraverso i confini. Se hanno vinto entrambe le parti, conta la vittoria migliore: sei in fila battono cinque, e un quadrante pieno o tre quadranti battono entrambe.',
  'summary.waffle-wars.end-title': 'L’ultima parola',
  'summary.waffle-wars.end':
    'Cominciano le Fragole, perciò quando vincono le Fragole i Mirtilli hanno ancora una mossa: se con quella vincono anche loro, conta la vittoria migliore. Chi non può muovere ha perso.',
  'summary.waffle-time.aim-title': 'Lo scopo',
  'summary.waffle-time.aim':
    'Ognuno mette guarnizioni sul proprio waffle. Le guarnizioni negli schemi giusti danno sciroppo, lo sciroppo dà punti, e dopo otto round vince chi ne ha di più.',
  'summary.waffle-time.draft-title': 'Scegli due guarnizioni',
  'summary.waffle-time.draft':
    'La tua pedina va in uno spazio libero intorno al tabellone. Prendi le due guarnizioni più vicine della fila o colonna a cui si trova. Uno spazio sotto una tessera non è libero.',
  'summary.waffle-time.place-title': 'Mettile fianco a fianco',
  'summary.waffle-time.place':
    'Le due vanno su caselle che hanno un lato in comune. La panna vuole una casella vuota; la frutta può stare anche sulla panna. Lo sciroppo non va sul waffle, ma nel tuo dispenser.',
  'summary.waffle-time.pattern-title': 'Completa uno schema',
  'summary.waffle-time.pattern':
    'Ogni frutto ha una carta schema comune a tutti, qui tre ciliegie in linea. Completalo con qualcosa che hai appena messo, e dal dispenser lo sciroppo passa sui suoi frutti. Nessun frutto riceve sciroppo due volte.',
  'summary.waffle-time.goal-title': 'Obiettivi e burro',
  'summary.waffle-time.goal':
    'Ci sono tre obiettivi scoperti, per esempio sciroppo in due angoli opposti. Chi ne raggiunge uno per primo riceve i suoi punti e il suo burro, che riempie una casella vuota del waffle.',
  'summary.waffle-time.score-title': 'Che cosa conta',
  'summary.waffle-time.score':
    'Lo sciroppo su un frutto vale 1 punto, e 3 se il frutto sta sulla panna. Il burro vale 2, un dispenser vuoto 2, un obiettivo quanto dice la sua carta.',
  'summary.waffle-time.end-title': 'I round',
  'summary.waffle-time.end':
    'Muove per prima la pedina più avanti. Dopo ogni round le pedine tornano nell’ordine in cui stanno e portano altro sciroppo, e alcune guarnizioni cambiano. Dopo otto round è finita. In solitario giochi per i punti, finché il dispenser è vuoto o non restano due caselle libere fianco a fianco.',
  'summary.top-waffle.aim-title': 'Lo scopo',
  'summary.top-waffle.aim':
    'Per tre giorni hai un chiosco di waffle e servi comande con le guarnizioni che hai in mano. Le comande danno punti, quel che avanza la sera ne costa, e vince chi ne ha di più.',
  'summary.top-waffle.prepare-title': 'Prima preparati',
  'summary.top-waffle.prepare':
    'Prendi due guarnizioni, ciascuna tra quelle scoperte o dal mazzo, oppure prendi un oggetto al loro posto.',
  'summary.top-waffle.order-title': 'Servi comande',
  'summary.top-waffle.order':
    'Poi servi tutte le comande che puoi pagare. La prima qui vuole una fragola, una banana e panna montata. Subito arriva una comanda nuova, e puoi servire anche quella.',
  'summary.top-waffle.double-title': 'Doppie e carte bonus',
  'summary.top-waffle.double':
    'Una doppia vale come una delle sue guarnizioni o come tutte e due. Una carta con +1 fa valere un punto in più la comanda che paga.',
  'summary.top-waffle.items-title': 'Oggetti',
  'summary.top-waffle.items':
    'Gioca gli oggetti prima delle comande o tra l’una e l’altra: il jolly è una guarnizione qualsiasi, il megafono riserva una comanda, il bidone del riciclo elimina una carta, il frullatore ne cambia una. Due vicini nell’anello fanno un oggetto più forte. Tocca un oggetto per leggere che cosa fa.',
  'summary.top-waffle.day-title': 'Finisce un giorno',
  'summary.top-waffle.day':
    'Sotto le comande c’è una carta di chiusura. Quando appare, finisci il tuo turno e tutti gli altri ne hanno ancora uno. Quel che ti resta in mano va nella tua spazzatura.',
  'summary.top-waffle.score-title': 'Che cosa conta',
  'summary.top-waffle.score':
    'Dopo tre giorni ogni comanda vale quanto c’è scritto, e ogni carta bonus usata per servirla vale 1. Una carta nella spazzatura costa 1, una doppia o una con +1 costa 2.',
  'summary.buffet-boss.aim-title': 'Lo scopo',
  'summary.buffet-boss.aim':
    'Impila i cibi del buffet su un piatto che traballa. Contano le stelle di tutto ciò che ci sta sopra, e vince chi ne ha di più.',
  'summary.buffet-boss.take-title': 'Prendi un cibo',
  'summary.buffet-boss.take':
    'Sul buffet c’è un cibo in più dei giocatori. Uno dopo l’altro, ciascuno ne prende uno e lo impila. L’ultimo può prendere entrambi quelli rimasti; altrimenti il resto va nel bidone, e comincia il giocatore successivo.',
  'summary.buffet-boss.stack-title': 'Impilalo',
  'summary.buffet-boss.stack':
    'Tieni il cibo sopra il tuo piatto, giralo e lascialo andare. Vicino al centro è sicuro; lontano, il piatto si ribalta. Puoi spingere la pila per sistemarla, ma non ne togli nulla.',
  'summary.buffet-boss.fall-title': 'Quando cade qualcosa',
  'summary.buffet-boss.fall':
    'Ciò che tocca il tavolo è caduto. Hai tre secondi per raccoglierne la metà, arrotondata per eccesso, e rimetterla a posto. Il resto è perso.',
  'summary.buffet-boss.score-title': 'Che cosa conta',
  'summary.buffet-boss.score':
    'Le stelle di tutti i cibi nel tuo piatto, e 5 per la pila più alta. Anche una pila più bassa di un millimetro al massimo riceve i 5.',
  'summary.buffet-boss.dinner-title': 'Cena',
  'summary.buffet-boss.dinner':
    'Ognuno ha in segreto due personaggi, a cui piacciono certi cibi. Dopo sette round ne scopri uno, che ti dà punti per il tuo piatto.',
  'summary.buffet-boss.all-title': 'All-You-Can-Eat',
  'summary.buffet-boss.all':
    'Si gioca tutti insieme, o in solitario: bisogna impilare tutti i cibi, e in ogni round qualcuno ne prende due. Se cade un solo pezzo, hanno perso tutti.',
  'summary.waddle-waddle.aim-title': 'Lo scopo',
  'summary.waddle-waddle.aim':
    'I pinguini camminano dondolando intorno a un Iceberg. Forma più gruppi del tuo colore che puoi: quelli piccoli contano di più.',
  'summary.waddle-waddle.add-title': 'Aggiungi una tessera',
  'summary.waddle-waddle.add':
    'In ogni turno aggiungi una delle tue tessere. Deve toccare l’Iceberg, o almeno altre due tessere. Entra scivolando sul tavolo, perciò non può finire in un buco.',
  'summary.waddle-waddle.move-title': 'Sposta una tessera',
  'summary.waddle-waddle.move':
    'Prima o dopo puoi spostare una tessera, di chiunque sia. Senza di essa le vicine devono ancora toccare abbastanza, e nulla si deve staccare.',
  'summary.waddle-waddle.types-title': 'Quattro tipi',
  'summary.waddle-waddle.types':
    'Un Alfa non si unisce a un gruppo del suo colore che ne ha già uno. I Pancioni non si toccano mai. Un Brontolone non si muove mai. Ogni tuo Genitore che tocca un Genitore qualsiasi dà 2 punti.',
  'summary.waddle-waddle.cards-title': 'Carte',
  'summary.waddle-waddle.cards':
    'Le carte chiedono schemi. Subito dopo una tessera che ne completa uno puoi prendere la sua carta, una per turno. Simboli diversi formano una serie, che vale di più quanto più è grande: 3, 6, 10, 15, 21, 28.',
  'summary.waddle-waddle.score-title': 'Che cosa conta',
  'summary.waddle-waddle.score':
    'Le tessere del tuo colore che si toccano sono un gruppo, da due in su. Nel tuo gruppo più grande ogni tessera conta una volta, nel secondo due, nel terzo tre, e così via. Quando tutte le tessere sono sul tavolo, vince chi ha più punti.',
  'summary.snake.aim-title': 'Lo scopo',
  'summary.snake.aim': 'Ogni parte fa crescere un serpente di bacche. Chi non può più allungarlo ha perso.',
  'summary.snake.turn-title': 'Il tuo turno',
  'summary.snake.turn':
    'La tua prima bacca va dove vuoi. Ognuna delle successive va su una casella libera accanto alla tua ultima, in linea retta o in diagonale: qui, su una qualsiasi di quelle segnate.',
  'summary.snake.end-title': 'Chiudi l’altra parte',
  'summary.snake.end':
    'Tieni spazio davanti alla tua testa, e toglilo all’altra: verso il centro ce n’è più che al bordo.',
  'summary.waffle-checkers.aim-title': 'Lo scopo',
  'summary.waffle-checkers.aim':
    'Porta una delle tue bacche nell’ultima fila avversaria prima che l’altra parte arrivi nella tua.',
  'summary.waffle-checkers.step-title': 'Passo',
  'summary.waffle-checkers.step':
    'Una bacca va di una casella in qualsiasi direzione, in linea retta o in diagonale, su una casella libera.',
  'summary.waffle-checkers.jump-title': 'Salto',
  'summary.waffle-checkers.jump':
    'Oppure salta sopra una bacca avversaria fino alla casella libera subito dietro, e da lì può continuare a saltare. Ciò che salta esce dal gioco. Nessuno è obbligato a saltare.',
  'summary.waffle-checkers.end-title': 'La fine',
  'summary.waffle-checkers.end':
    'Vince la prima bacca nell’ultima fila avversaria. Chi non può muovere ha perso, e la stessa posizione per la terza volta è un pareggio.',
  'summary.hostage-rescue.aim-title': 'Lo scopo',
  'summary.hostage-rescue.aim':
    'Una delle tue bacche è tenuta prigioniera nell’angolo opposto. Chi raggiunge per primo il proprio ostaggio ha vinto.',
  'summary.hostage-rescue.turn-title': 'Tira e cammina',
  'summary.hostage-rescue.turn':
    'Tira il dado e cammina con una bacca di altrettante caselle esatte, in orizzontale o in verticale. Può passare sopra le tue bacche, ma non sopra quelle dell’altra parte, e non si ferma su nessuna delle tue.',
  'summary.hostage-rescue.take-title': 'Cattura',
  'summary.hostage-rescue.take': 'Una bacca avversaria su cui ti fermi esce dal gioco.',
  'summary.hostage-rescue.six-title': 'Un sei',
  'summary.hostage-rescue.six':
    'Un 6 si divide tra due bacche, e così un tiro che nessuna può fare da sola: una ne fa una parte, un’altra il resto.',
  'summary.connect-four.aim-title': 'Lo scopo',
  'summary.connect-four.aim': 'Vincono quattro delle tue bacche in fila: in orizzontale, in verticale o in diagonale.',
  'summary.connect-four.turn-title': 'Il tuo turno',
  'summary.connect-four.turn': 'Fai cadere una bacca in una colonna. Si ferma sul fondo, o su ciò che c’è già.',
  'summary.connect-four.two-title': 'Due estremità',
  'summary.connect-four.two': 'Tre in fila con entrambe le estremità libere non si fermano più. Pensaci prima.',
  'summary.connect-four.end-title': 'La fine',
  'summary.connect-four.end': 'Se il waffle è pieno e nessuno ha quattro in fila, nessuno ha vinto.',
  'summary.reversi.aim-title': 'Lo scopo',
  'summary.reversi.aim': 'Quando nessuno può più muovere, ha vinto chi ha più bacche sul waffle.',
  'summary.reversi.turn-title': 'Il tuo turno',
  'summary.reversi.turn':
    'Metti una bacca in modo che tra questa e un’altra delle tue ci siano bacche avversarie in linea retta. Tutte quelle in mezzo diventano tue. Se ne deve girare almeno una.',
  'summary.reversi.lines-title': 'Ogni linea',
  'summary.reversi.lines':
    'Le linee vanno in orizzontale, in verticale e in diagonale, e una sola mossa può chiudere bacche lungo più d’una.',
  'summary.reversi.corner-title': 'Angoli',
  'summary.reversi.corner': 'Una bacca in un angolo non si gira mai più.',
  'summary.reversi.end-title': 'Passare',
  'summary.reversi.end':
    'Chi non può girare nulla passa. Quando nessuna delle due parti può più farlo, la partita è finita.',
};
