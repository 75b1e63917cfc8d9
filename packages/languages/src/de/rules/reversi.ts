/** German words of the rules of reversi. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.reversi': 'Reversi',
  'outcome.reversi.more-pieces': 'mehr Stücke',
  'line.reversi.pieces': 'Stücke',
  'violation.reversi.game-over': 'Das Spiel ist aus.',
  'violation.reversi.occupied': 'Nicht dort: {place} ist besetzt.',
  'violation.reversi.flips-nothing': 'Nicht dort: Ein Stück muss wenigstens eines der anderen Seite einschließen.',
  'violation.reversi.no-pass': 'Kein Passen: Es gibt einen Zug, der Stücke umdreht.',
  'option.reversi.players': 'Zahl der Spieler',
  'option.reversi.size': 'Größe des Bretts',
};
