/** Brazilian Portuguese words of the rules of snake. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.snake': 'Snake',
  'outcome.snake.stuck': 'o outro lado não tem casa livre',
  'violation.snake.game-over': 'A partida acabou.',
  'violation.snake.occupied': 'Ali não: {place} já está ocupada.',
  'violation.snake.not-next-to-last':
    'Ali não: a próxima peça vai ao lado da sua última, em linha reta ou na diagonal.',
  'option.snake.players': 'Jogadores',
  'text.last': '“{found}” não informa as últimas peças; escreva {expected}, cada uma onde há uma peça desse lado.',
};
