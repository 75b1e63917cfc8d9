/** Brazilian Portuguese words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'Mão de {colour}',
  'tts.choose': 'Escolha um jogo',
  'tts.choose-first': 'Escolha primeiro um jogo no painel.',
  'tts.laying': 'Montando o jogo…',
  'tts.bonus-box': 'Regras dos jogos bônus',
  'tts.chest': 'Baú de {game@game}',
  'tts.chest-note': 'Com o que se joga {game@game}, e suas regras: deixe onde está.',
};
