/** Polish words of the rules of snake. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.snake': 'Snake',
  'outcome.snake.stuck': 'brak pola dla drugiej strony',
  'violation.snake.game-over': 'Gra skończona.',
  'violation.snake.occupied': 'Nie tam: {place} jest zajęte.',
  'violation.snake.not-next-to-last':
    'Nie tam: następny pionek kładzie się obok twojego ostatniego, prosto lub na ukos.',
  'option.snake.players': 'Liczba graczy',
  'text.last':
    '„{found}” nie podaje ostatnich pionków; zapisz {expected}, za każdym razem tam, gdzie stoi pionek tej strony.',
};
