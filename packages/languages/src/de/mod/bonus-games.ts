/** German words of the table of bonus-games. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.die': 'Würfel für Hostage Rescue',
  'tts.about.die': 'Jeder Zug von Hostage Rescue beginnt mit einem Wurf oder dem Knopf. (WW-72)',
  'tts.pass': 'Passen',
  'tts.roll': 'Würfeln',
  'tts.rolled': 'Der Würfel zeigt {roll}.',
  'tts.split': 'Der Würfel zeigt {roll}: {left} bleiben für ein anderes Stück.',
};
