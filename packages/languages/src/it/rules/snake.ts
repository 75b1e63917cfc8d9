/** Italian words of the rules of snake. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.snake': 'Snake',
  'outcome.snake.stuck': 'nessuna casella per l’altra parte',
  'violation.snake.game-over': 'La partita è finita.',
  'violation.snake.occupied': 'Non lì: {place} è occupata.',
  'violation.snake.not-next-to-last':
    'Non lì: la prossima pedina va accanto alla tua ultima, in linea retta o in diagonale.',
  'option.snake.players': 'Giocatori',
  'text.last': '«{found}» non dice le ultime pedine; scrivi {expected}, ciascuna dove sta una pedina di quella parte.',
};
