/** German words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': 'Nichts ist mehr zu nehmen: Beende den Zug.',
  'tts.iceberg': 'Eisberg',
  'tts.recap': 'Punkte für verschiedene Zeichen',
  'tts.tile': '{seat@seat}: {type@type.waddle-waddle}',
  'tts.card': 'Anordnungskarte ({symbol@symbol.waddle-waddle})',
  'tts.view.tiles': 'Die Plättchen',
  'tts.view.cards': 'Das Kartenfeld',
  'tts.aside': 'Weglegen: {type@type.waddle-waddle}',
  'tts.due.add': 'Zu tun: ein Plättchen legen. Davor oder danach darf eins versetzt werden.',
  'tts.due.move': 'Ein Plättchen darf versetzt werden. Oder beende den Zug.',
  'tts.last-turn': 'Das ist der Zug des letzten Plättchens: Versetzt wird nichts.',
  'tts.cards.one': 'Eine Karte darf jetzt genommen werden.',
  'tts.cards.other': '{count} Karten darf man jetzt nehmen; eine davon.',
  'tts.about.tile.A': 'Mit Modul 1 hat eine Gruppe einen Alpha: Ein zweiter kommt nicht dazu. (WD-11)',
  'tts.about.tile.P': 'Mit Modul 1 zählt jeder Elternteil neben einem Elternteil 2. (WD-27)',
  'tts.about.tile.B': 'Mit Modul 1 berührt ein Dickbauch nie einen Dickbauch. (WD-12)',
  'tts.about.tile.G': 'Mit Modul 1 bewegt sich ein Griesgram nie. (WD-16)',
  'tts.about.iceberg': 'Hier beginnt das Spiel; kein Plättchen wird je von ihm getrennt.',
  'tts.about.recap': '1 bis 6 verschiedene Zeichen zählen 3, 6, 10, 15, 21, 28. (WD-28)',
  'tts.about.card.adjacency':
    '{type@type.waddle-waddle} neben {first@type.waddle-waddle} und {second@type.waddle-waddle}, beide von anderer Farbe. (WD-20)',
  'tts.about.card.proximity':
    '{type@type.waddle-waddle}, wenigstens {count} Plättchen zwischen ihm und dem Eisberg. (WD-21)',
  'tts.about.card.size':
    '{type@type.waddle-waddle}, das zu einer Gruppe von wenigstens {count} Plättchen kommt. (WD-22)',
};
