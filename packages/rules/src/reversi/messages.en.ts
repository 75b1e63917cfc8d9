/** English words for Reversi. Keys are built from codes. */
export const REVERSI_EN: Readonly<Record<string, string>> = {
  'game.reversi': 'Reversi',

  'outcome.reversi.more-pieces': 'more pieces',
  'line.reversi.pieces': 'Pieces',

  'violation.reversi.game-over': 'The game is over.',
  'violation.reversi.occupied': '{place} is taken.',
  'violation.reversi.flips-nothing': 'Each move must flip at least one opponent’s piece.',
  'violation.reversi.no-pass': 'You can’t pass: you have a move that flips pieces.',
  'option.reversi.players': 'Players',
  'option.reversi.size': 'Board size',
};
