/** German words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'Hand von {colour}',
  'tts.choose': 'Wählt ein Spiel',
  'tts.choose-first': 'Wählt zuerst auf der Tafel ein Spiel.',
  'tts.laying': 'Das Spiel wird aufgebaut …',
  'tts.bonus-box': 'Regeln der Bonusspiele',
  'tts.chest': 'Truhe von {game@game}',
  'tts.chest-note': 'Womit {game@game} gespielt wird, und seine Regeln: Lass sie, wo sie ist.',
};
