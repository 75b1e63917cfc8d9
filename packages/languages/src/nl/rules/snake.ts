/** Dutch words of the rules of snake. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.snake': 'Snake',
  'outcome.snake.stuck': 'geen vak meer over voor de andere kant',
  'violation.snake.game-over': 'Het spel is uit.',
  'violation.snake.occupied': 'Niet daar: {place} is bezet.',
  'violation.snake.not-next-to-last': 'Niet daar: het volgende stuk komt naast je laatste, recht of schuin.',
  'option.snake.players': 'Spelers',
  'text.last':
    '“{found}” noemt niet de laatste stukken; schrijf {expected}, elk een vak waar een stuk van die kant ligt.',
};
