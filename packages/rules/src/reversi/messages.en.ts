/** English words for Reversi. Keys are built from codes. */
export const REVERSI_EN: Readonly<Record<string, string>> = {
  'game.reversi': 'Reversi',

  'outcome.reversi.more-pieces': 'more pieces',
  'line.reversi.pieces': 'Pieces',

  'violation.reversi.game-over': 'The game is over.',
  'violation.reversi.occupied': 'Not there: {place} is taken.',
  'violation.reversi.flips-nothing': 'Not there: a piece has to close in at least one of the other side’s.',
  'violation.reversi.no-pass': 'No passing: there is a move that turns pieces over.',
  'option.reversi.players': 'Players',
  'option.reversi.size': 'Size of the board',
};
