/** Spanish words of the rules of snake. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.snake': 'Snake',
  'outcome.snake.stuck': 'el otro bando no tiene casillas libres',
  'violation.snake.game-over': 'La partida ha terminado.',
  'violation.snake.occupied': 'Ahí no: {place} está ocupada.',
  'violation.snake.not-next-to-last': 'Ahí no: la pieza siguiente va junto a tu última, en recto o en diagonal.',
  'option.snake.players': 'Jugadores',
  'text.last':
    '«{found}» no indica las últimas piezas; escribe {expected}, cada una donde haya una pieza de ese bando.',
};
