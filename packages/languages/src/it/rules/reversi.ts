/** Italian words of the rules of reversi. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.reversi': 'Reversi',
  'outcome.reversi.more-pieces': 'più pedine',
  'line.reversi.pieces': 'Pedine',
  'violation.reversi.game-over': 'La partita è finita.',
  'violation.reversi.occupied': 'Non lì: {place} è occupata.',
  'violation.reversi.flips-nothing': 'Non lì: bisogna chiudere almeno una pedina dell’altra parte.',
  'violation.reversi.no-pass': 'Non si passa: c’è una mossa che gira delle pedine.',
  'option.reversi.players': 'Giocatori',
  'option.reversi.size': 'Dimensione del tabellone',
};
