/** English words for Connect-4. Keys are built from codes. */
export const CONNECT_FOUR_EN: Readonly<Record<string, string>> = {
  'game.connect-four': 'Connect-4',

  'outcome.connect-four.four-in-a-row': 'four in a row',
  'outcome.connect-four.full-board': 'a full board',

  'violation.connect-four.game-over': 'The game is over.',
  'violation.connect-four.column-full': 'That column is full.',
  'option.connect-four.players': 'Players',
  'option.connect-four.size': 'Board size',
  'text.move-falls': 'A piece can’t stay on {found}. Write a move in that column as {expected}.',
  'text.floating': 'The piece on {found} has nothing under it.',
};
