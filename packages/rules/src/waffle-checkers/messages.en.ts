/** English words for Waffle Checkers. Keys are built from codes. */
export const WAFFLE_CHECKERS_EN: Readonly<Record<string, string>> = {
  'game.waffle-checkers': 'Waffle Checkers',

  'outcome.waffle-checkers.back-row': 'a piece on the far row',
  'outcome.waffle-checkers.stuck': 'no move left for the losing side',
  'outcome.waffle-checkers.repetition': 'the same position three times',

  'violation.waffle-checkers.game-over': 'The game is over.',
  'violation.waffle-checkers.not-your-piece': 'The piece on {place} isn’t yours.',
  'violation.waffle-checkers.not-one-space': 'A step moves one space, straight or diagonal.',
  'violation.waffle-checkers.landing-taken': 'That space is taken.',
  'violation.waffle-checkers.not-two-spaces': 'A jump moves exactly two spaces, straight or diagonal.',
  'violation.waffle-checkers.nothing-to-jump': 'You can only jump over an opponent’s piece.',
  'violation.waffle-checkers.chain-is-over': 'Your turn ends when you reach the back row.',

  'option.waffle-checkers.players': 'Players',

  'text.move': '“{found}” is not a move. Write a move like {expected}.',
};
