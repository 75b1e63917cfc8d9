/** French words of the rules of snake. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.snake': 'Snake',
  'outcome.snake.stuck': 'plus de case pour l’autre camp',
  'violation.snake.game-over': 'La partie est finie.',
  'violation.snake.occupied': 'Pas là : {place} est prise.',
  'violation.snake.not-next-to-last': 'Pas là : le pion suivant va à côté de ton dernier, droit ou en diagonale.',
  'option.snake.players': 'Joueurs',
  'text.last':
    '« {found} » ne donne pas les derniers pions ; écris {expected}, chacun là où se trouve un pion de ce camp.',
};
