/** German words of the rules of snake. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.snake': 'Snake',
  'outcome.snake.stuck': 'die andere Seite hat kein Feld mehr',
  'violation.snake.game-over': 'Das Spiel ist aus.',
  'violation.snake.occupied': 'Nicht dort: {place} ist besetzt.',
  'violation.snake.not-next-to-last': 'Nicht dort: Das nächste Stück kommt neben dein letztes, gerade oder schräg.',
  'option.snake.players': 'Zahl der Spieler',
  'text.last':
    '„{found}“ nennt nicht die letzten Stücke; schreib {expected}, jedes ein Feld mit einem Stück dieser Seite.',
};
