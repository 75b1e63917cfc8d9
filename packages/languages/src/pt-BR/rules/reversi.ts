/** Brazilian Portuguese words of the rules of reversi. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.reversi': 'Reversi',
  'outcome.reversi.more-pieces': 'mais peças',
  'line.reversi.pieces': 'Peças',
  'violation.reversi.game-over': 'A partida acabou.',
  'violation.reversi.occupied': 'Ali não: {place} já está ocupada.',
  'violation.reversi.flips-nothing': 'Ali não: uma peça precisa cercar pelo menos uma do outro lado.',
  'violation.reversi.no-pass': 'Não dá para passar: há uma jogada que vira peças.',
  'option.reversi.players': 'Jogadores',
  'option.reversi.size': 'Tamanho do tabuleiro',
};
