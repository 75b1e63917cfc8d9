/** Brazilian Portuguese words of the rules of connect-four. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.connect-four': 'Ligue 4',
  'outcome.connect-four.four-in-a-row': 'quatro em linha',
  'outcome.connect-four.full-board': 'um tabuleiro cheio',
  'violation.connect-four.game-over': 'A partida acabou.',
  'violation.connect-four.column-full': 'Ali não: essa coluna está cheia.',
  'option.connect-four.players': 'Jogadores',
  'option.connect-four.size': 'Colunas e fileiras',
  'text.move-falls': 'Nenhuma peça fica em {found}; uma jogada nessa coluna se escreve {expected}.',
  'text.floating': 'A peça em {found} não tem nada embaixo.',
};
