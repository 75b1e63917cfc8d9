/** Polish words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': 'Pozostaje tylko zakończyć turę.',
  'tts.iceberg': 'Góra Lodowa',
  'tts.recap': 'Punkty za różne symbole',
  'tts.tile': '{seat@seat}: {type@type.waddle-waddle}',
  'tts.card': 'Karta układu ({symbol@symbol.waddle-waddle})',
  'tts.view.tiles': 'Kafelki',
  'tts.view.cards': 'Pole kart',
  'tts.aside': 'Na bok: {type@type.waddle-waddle}',
  'tts.due.add': 'Do zrobienia: dołóż kafelek. Przedtem lub potem możesz jeden przesunąć.',
  'tts.due.move': 'Można przesunąć kafelek. Albo zakończ turę.',
  'tts.last-turn': 'To tura ostatniego kafelka: nic się nie przesuwa.',
  'tts.cards.one': 'Można teraz wziąć jedną kartę.',
  'tts.cards.few': 'Do wzięcia są {count} karty; weź jedną.',
  'tts.cards.many': 'Do wzięcia jest {count} kart; weź jedną.',
  'tts.cards.other': 'Do wzięcia jest {count} karty; weź jedną.',
};
