/** Polish words of the rules of reversi. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.reversi': 'Reversi',
  'outcome.reversi.more-pieces': 'więcej pionków',
  'line.reversi.pieces': 'Pionki',
  'violation.reversi.game-over': 'Gra skończona.',
  'violation.reversi.occupied': 'Nie tam: {place} jest zajęte.',
  'violation.reversi.flips-nothing': 'Nie tam: pionek musi zamknąć przynajmniej jeden pionek drugiej strony.',
  'violation.reversi.no-pass': 'Nie można pasować: jest ruch, który odwraca pionki.',
  'option.reversi.players': 'Liczba graczy',
  'option.reversi.size': 'Wielkość planszy',
};
