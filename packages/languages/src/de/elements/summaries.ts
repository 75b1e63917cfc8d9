/** German words of the rules in short. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'summary.waffle-wars.aim-title': 'Das Ziel',
  'summary.waffle-wars.aim':
    'Zwei Seiten, Erdbeeren und Blaubeeren, füllen eine Waffel aus vier Vierteln. Du gewinnst mit drei Vierteln, mit fünf in einer Reihe oder mit einem Viertel, das du ganz allein gefüllt hast.',
  'summary.waffle-wars.turn-title': 'Dein Zug',
  'summary.waffle-wars.turn':
    'Leg eine Beere aus deiner Hand auf ein freies Feld, oder spring mit einer deiner Beeren über eine fremde auf das freie Feld dahinter. Die übersprungene Beere ist aus dem Spiel. Nur die allererste Erdbeere darf nicht in eine Ecke der Waffel.',
  'summary.waffle-wars.quadrant-title': 'Ein Viertel erobern',
  'summary.waffle-wars.quadrant':
    'Drei in einer Reihe oder ein Quadrat aus vier Beeren in einem Viertel erobern es. Wer dort mehr davon hat, besitzt es, und die andere Seite darf nichts mehr hineinlegen.',
  'summary.waffle-wars.war-title': 'Niemands Viertel',
  'summary.waffle-wars.war':
    'Haben beide Seiten dort gleich viele Reihen und Quadrate, gehört das Viertel niemandem, und keine Seite darf etwas hineinlegen.',
  'summary.waffle-wars.fence-title': 'Sprünge kümmern sich um keine Sperre',
  'summary.waffle-wars.fence':
    'Springen darfst du auch in ein Viertel, das für dich gesperrt ist. Nimm so eine Beere aus einer Reihe, und das Viertel ist wieder offen.',
  'summary.waffle-wars.five-title': 'Fünf in einer Reihe',
  'summary.waffle-wars.five':
    'Fünf in einer Reihe gewinnen überall, gerade oder schräg und über die Grenzen hinweg. Haben beide Seiten gewonnen, zählt der bessere Gewinn: Sechs in einer Reihe schlagen fünf, ein gefülltes Viertel oder drei Viertel schlagen beides.',
  'summary.waffle-wars.end-title': 'Das letzte Wort',
  'summary.waffle-wars.end':
    'Erdbeeren fangen an. Darum haben Blaubeeren noch einen Zug, wenn Erdbeeren gewinnen: Gewinnen sie damit auch, zählt der bessere Gewinn. Wer nicht ziehen kann, hat verloren.',
  'summary.waffle-time.aim-title': 'Das Ziel',
  'summary.waffle-time.aim':
    'Alle belegen eine eigene Waffel. Beläge in den richtigen Mustern bringen Sirup, Sirup bringt Punkte, und nach acht Runden gewinnen die meisten Punkte.',
  'summary.waffle-time.draft-title': 'Zwei Beläge wählen',
  'summary.waffle-time.draft':
    'Deine Figur geht auf ein freies Feld am Rand der Auslage. Du nimmst die zwei nächsten Beläge der Reihe oder Spalte, an der sie steht. Felder unter einem Plättchen sind nicht frei.',
  'summary.waffle-time.place-title': 'Nebeneinander legen',
  'summary.waffle-time.place':
    'Die beiden kommen auf zwei Felder, die eine Seite gemeinsam haben. Sahne braucht ein leeres Feld, Obst darf auch auf Sahne. Sirup kommt nicht auf die Waffel, sondern in deinen Spender.',
  'summary.waffle-time.pattern-title': 'Ein Muster vollenden',
  'summary.waffle-time.pattern':
    'Zu jedem Obst gibt es eine Musterkarte für alle, hier drei Kirschen in einer Linie. Vollende sie mit etwas, das du eben gelegt hast, und aus dem Spender kommt Sirup auf ihr Obst. Kein Obst bekommt zweimal Sirup.',
  'summary.waffle-time.goal-title': 'Ziele und Butter',
  'summary.waffle-time.goal':
    'Drei Ziele liegen aus, zum Beispiel Sirup in zwei gegenüberliegenden Ecken. Wer eines zuerst erreicht, bekommt seine Punkte und seine Butter, die ein leeres Feld der Waffel füllt.',
  'summary.waffle-time.score-title': 'Was zählt',
  'summary.waffle-time.score':
    'Sirup auf Obst bringt 1 Punkt, und 3, wenn das Obst auf Sahne liegt. Butter bringt 2, ein leerer Spender 2, ein Ziel so viel, wie auf der Karte steht.',
  'summary.waffle-time.end-title': 'Runden',
  'summary.waffle-time.end':
    'Wessen Figur vorne steht, zieht zuerst. Nach jeder Runde kehren die Figuren in ihrer Reihenfolge zurück, bringen neuen Sirup, und einige Beläge wechseln. Nach acht Runden ist Schluss. Allein spielst du um Punkte, bis der Spender leer ist oder keine zwei freien Felder mehr nebeneinanderliegen.',
  'summary.top-waffle.aim-title': 'Das Ziel',
  'summary.top-waffle.aim':
    'Du führst drei Tage lang einen Waffelstand und erfüllst Bestellungen mit den Belägen auf deiner Hand. Bestellungen bringen Punkte, was abends übrig ist, kostet welche, und die meisten Punkte gewinnen.',
  'summary.top-waffle.prepare-title': 'Zuerst vorbereiten',
  'summary.top-waffle.prepare':
    'Nimm zwei Beläge, jeden offen aus der Auslage oder vom Stapel, oder nimm stattdessen einen Gegenstand.',
  'summary.top-waffle.order-title': 'Bestellungen erfüllen',
  'summary.top-waffle.order':
    'Dann erfüllst du so viele Bestellungen, wie du bezahlen kannst. Die erste hier will eine Erdbeere, eine Banane und Sahne. Sofort kommt eine neue, und auch die darfst du erfüllen.',
  'summary.top-waffle.double-title': 'Doppelte und Bonuskarten',
  'summary.top-waffle.double':
    'Eine doppelte Karte zählt als einer ihrer Beläge oder als beide. Eine Karte mit +1 macht die Bestellung, die sie bezahlt, einen Punkt mehr wert.',
  'summary.top-waffle.items-title': 'Gegenstände',
  'summary.top-waffle.items':
    'Gegenstände spielst du vor oder zwischen Bestellungen: Der Joker ist irgendein Belag, das Megafon reserviert eine Bestellung, die Wertstofftonne wird eine Karte los, der Mixer verwandelt eine. Zwei Nachbarn im Ring werden ein stärkerer. Tippe einen Gegenstand an und lies, was er tut.',
  'summary.top-waffle.day-title': 'Ein Tag endet',
  'summary.top-waffle.day':
    'Unter den Bestellungen liegt eine Schlusskarte. Taucht sie auf, beendest du deinen Zug, und alle anderen haben noch einen. Was du noch auf der Hand hast, kommt in deinen Müll.',
  'summary.top-waffle.score-title': 'Was zählt',
  'summary.top-waffle.score':
    'Nach drei Tagen zählen Bestellungen, was auf ihnen steht, und jede Bonuskarte darin 1. Eine Karte im Müll kostet 1, eine doppelte oder eine mit +1 kostet 2.',
  'summary.buffet-boss.aim-title': 'Das Ziel',
  'summary.buffet-boss.aim':
    'Stapel Essen vom Buffet auf einem Teller, der wackelt. Die Sterne von allem, was darauf steht, zählen, und die meisten Sterne gewinnen.',
  'summary.buffet-boss.take-title': 'Nimm eine Speise',
  'summary.buffet-boss.take':
    'Auf dem Buffet liegt eine Speise mehr, als es Spieler gibt. Eine Person nach der anderen nimmt eine und stapelt sie. Die letzte darf beide nehmen, die noch da sind. Sonst kommt der Rest in den Abfall, und die nächste Person fängt an.',
  'summary.buffet-boss.stack-title': 'Stapeln',
  'summary.buffet-boss.stack':
    'Halt die Speise über deinen Teller, dreh sie und lass los. Nahe der Mitte ist es sicher, weit außen kippt der Teller. Du darfst deinen Stapel zurechtschieben, nimmst aber nichts herunter.',
  'summary.buffet-boss.fall-title': 'Wenn etwas fällt',
  'summary.buffet-boss.fall':
    'Was den Tisch berührt, ist gefallen. Du hast drei Sekunden, um die Hälfte davon, aufgerundet, aufzuheben und zurückzustellen. Der Rest ist weg.',
  'summary.buffet-boss.score-title': 'Was zählt',
  'summary.buffet-boss.score':
    'Die Sterne aller Speisen auf deinem Teller, und 5 für den höchsten Stapel. Auch ein Stapel, dem höchstens ein Millimeter fehlt, bekommt die 5.',
  'summary.buffet-boss.dinner-title': 'Abendessen',
  'summary.buffet-boss.dinner':
    'Alle haben verdeckt zwei Charaktere, die bestimmte Speisen mögen. Nach sieben Runden zeigst du einen von ihnen, und er bringt dir Punkte für deinen Teller.',
  'summary.buffet-boss.all-title': 'All-You-Can-Eat',
  'summary.buffet-boss.all':
    'Ihr spielt zusammen, oder du allein: Alles muss gestapelt werden, und in jeder Runde nimmt jemand zwei. Fällt ein einziges Stück, haben alle verloren.',
  'summary.waddle-waddle.aim-title': 'Das Ziel',
  'summary.waddle-waddle.aim':
    'Pinguine watscheln um einen Eisberg. Bilde möglichst viele Gruppen deiner Farbe: Die kleinen zählen mehr.',
  'summary.waddle-waddle.add-title': 'Ein Plättchen anlegen',
  'summary.waddle-waddle.add':
    'In jedem Zug legst du eines deiner Plättchen an. Es muss den Eisberg berühren oder mindestens zwei andere Plättchen. Es wird über den Tisch geschoben, in ein Loch kommt es also nicht.',
  'summary.waddle-waddle.move-title': 'Ein Plättchen verschieben',
  'summary.waddle-waddle.move':
    'Davor oder danach darfst du ein Plättchen verschieben, gleich von wem. Die Plättchen daneben müssen auch ohne es genug berühren, und nichts darf auseinanderfallen.',
  'summary.waddle-waddle.types-title': 'Vier Arten',
  'summary.waddle-waddle.types':
    'Ein Alpha kommt zu keiner Gruppe seiner Farbe, die schon einen hat. Dickbäuche berühren einander nie. Ein Griesgram bewegt sich nie. Jedes deiner Elternteile, das irgendein Elternteil berührt, bringt 2 Punkte.',
  'summary.waddle-waddle.cards-title': 'Karten',
  'summary.waddle-waddle.cards':
    'Karten verlangen Muster. Gleich nach einem Plättchen, das eines vollendet, darfst du die Karte nehmen, eine je Zug. Verschiedene Symbole sind ein Satz, der mit jedem Symbol mehr wert ist: 3, 6, 10, 15, 21, 28.',
  'summary.waddle-waddle.score-title': 'Was zählt',
  'summary.waddle-waddle.score':
    'Plättchen deiner Farbe, die sich berühren, sind eine Gruppe, ab zweien. In deiner größten Gruppe zählt jedes Plättchen einfach, in der zweiten doppelt, in der dritten dreifach und so weiter. Liegen alle Plättchen, gewinnen die meisten Punkte.',
  'summary.snake.aim-title': 'Das Ziel',
  'summary.snake.aim':
    'Jede Seite lässt eine Schlange aus Beeren wachsen. Wer sie nicht mehr verlängern kann, hat verloren.',
  'summary.snake.turn-title': 'Dein Zug',
  'summary.snake.turn':
    'Deine erste Beere kommt irgendwohin. Jede weitere kommt auf ein freies Feld neben deiner letzten, gerade oder schräg: hier auf eines der markierten.',
  'summary.snake.end-title': 'Sperr sie ein',
  'summary.snake.end':
    'Halt vor deinem eigenen Kopf Platz frei und nimm ihn dem anderen: In der Mitte ist mehr davon als am Rand.',
  'summary.waffle-checkers.aim-title': 'Das Ziel',
  'summary.waffle-checkers.aim':
    'Bring eine deiner Beeren in die hinterste Reihe der anderen Seite, bevor sie in deine kommt.',
  'summary.waffle-checkers.step-title': 'Ziehen',
  'summary.waffle-checkers.step':
    'Eine Beere geht ein Feld weit in irgendeine Richtung, gerade oder schräg, auf ein freies Feld.',
  'summary.waffle-checkers.jump-title': 'Springen',
  'summary.waffle-checkers.jump':
    'Oder sie springt über eine fremde Beere auf das freie Feld dahinter und darf von dort weiterspringen. Was sie überspringt, ist aus dem Spiel. Springen muss niemand.',
  'summary.waffle-checkers.end-title': 'Das Ende',
  'summary.waffle-checkers.end':
    'Die erste Beere in der anderen hintersten Reihe gewinnt. Wer nicht ziehen kann, hat verloren, und dieselbe Stellung zum dritten Mal ist unentschieden.',
  'summary.hostage-rescue.aim-title': 'Das Ziel',
  'summary.hostage-rescue.aim':
    'Eine deiner Beeren wird in der anderen Ecke festgehalten. Wer die eigene Gefangene zuerst erreicht, hat gewonnen.',
  'summary.hostage-rescue.turn-title': 'Würfeln und gehen',
  'summary.hostage-rescue.turn':
    'Würfle und geh mit einer Beere genau so weit, waagerecht oder senkrecht. An eigenen Beeren darf sie vorbei, an fremden nicht, und sie bleibt auf keiner eigenen stehen.',
  'summary.hostage-rescue.take-title': 'Schlagen',
  'summary.hostage-rescue.take': 'Eine fremde Beere, auf der du stehen bleibst, ist aus dem Spiel.',
  'summary.hostage-rescue.six-title': 'Eine Sechs',
  'summary.hostage-rescue.six':
    'Eine 6 wird auf zwei Beeren verteilt, ebenso ein Wurf, den keine allein gehen kann: Eine geht einen Teil, eine andere den Rest.',
  'summary.connect-four.aim-title': 'Das Ziel',
  'summary.connect-four.aim': 'Vier deiner Beeren in einer Reihe gewinnen: waagerecht, senkrecht oder schräg.',
  'summary.connect-four.turn-title': 'Dein Zug',
  'summary.connect-four.turn':
    'Lass eine Beere in eine Spalte fallen. Sie bleibt unten liegen oder auf dem, was dort schon liegt.',
  'summary.connect-four.two-title': 'Zwei Enden',
  'summary.connect-four.two':
    'Drei in einer Reihe, die an beiden Enden frei sind, hält niemand mehr auf. Sorg vorher dafür.',
  'summary.connect-four.end-title': 'Das Ende',
  'summary.connect-four.end': 'Ist die Waffel voll und hat niemand vier in einer Reihe, hat niemand gewonnen.',
  'summary.reversi.aim-title': 'Das Ziel',
  'summary.reversi.aim': 'Kann niemand mehr ziehen, hat gewonnen, wer mehr Beeren auf der Waffel hat.',
  'summary.reversi.turn-title': 'Dein Zug',
  'summary.reversi.turn':
    'Leg eine Beere so, dass fremde Beeren in gerader Linie zwischen ihr und einer anderen von dir liegen. Alle dazwischen werden deine. Etwas muss sich verwandeln.',
  'summary.reversi.lines-title': 'Jede Linie',
  'summary.reversi.lines':
    'Linien gehen waagerecht, senkrecht und schräg, und ein Zug kann entlang mehrerer einschließen.',
  'summary.reversi.corner-title': 'Ecken',
  'summary.reversi.corner': 'Eine Beere in einer Ecke verwandelt sich nie wieder.',
  'summary.reversi.end-title': 'Passen',
  'summary.reversi.end': 'Wer nichts verwandeln kann, passt. Kann es keine Seite mehr, ist das Spiel zu Ende.',
};
