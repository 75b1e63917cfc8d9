/** English words for Reversi. */
import { REVERSI_NAMES_EN } from './names.en.js';

/** Names and sentences together, for who wants all of them. */
export const REVERSI_EN: Readonly<Record<string, string>> = {
  ...REVERSI_NAMES_EN,

  'outcome.reversi.more-pieces': 'more pieces',
  'line.reversi.pieces': 'Pieces',

  'violation.reversi.game-over': 'The game is over.',
  'violation.reversi.occupied': 'Not there: {place} is taken.',
  'violation.reversi.flips-nothing': 'Not there: a piece has to close in at least one of the other side’s.',
  'violation.reversi.no-pass': 'No passing: there is a move that turns pieces over.',
  'option.reversi.players': 'Players',
  'option.reversi.size': 'Size of the board',
};
