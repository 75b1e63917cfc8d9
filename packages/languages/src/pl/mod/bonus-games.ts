/** Polish words of the table of bonus-games. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.die': 'Kostka do Hostage Rescue',
  'tts.about.die': 'Każda tura Hostage Rescue zaczyna się rzutem kostką albo przyciskiem. (WW-72)',
  'tts.pass': 'Pasuj',
  'tts.roll': 'Rzuć kostką',
  'tts.rolled': 'Wynik rzutu: {roll}.',
  'tts.split': 'Wynik rzutu: {roll}; dla innego pionka zostaje {left}.',
};
