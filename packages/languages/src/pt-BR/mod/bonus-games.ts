/** Brazilian Portuguese words of the table of bonus-games. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.die': 'Dado de Hostage Rescue',
  'tts.about.die': 'Cada turno de Hostage Rescue começa com um lançamento ou com o botão. (WW-72)',
  'tts.pass': 'Passar',
  'tts.roll': 'Lançar o dado',
  'tts.rolled': 'O dado mostra {roll}.',
  'tts.split': 'O dado mostra {roll}: restam {left} para outra peça.',
};
