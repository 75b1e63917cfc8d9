/** English words for Waffle Checkers. Keys are built from codes. */
export const WAFFLE_CHECKERS_EN: Readonly<Record<string, string>> = {
  'game.waffle-checkers': 'Waffle Checkers',

  'outcome.waffle-checkers.back-row': 'a piece on the other side’s back row',
  'outcome.waffle-checkers.stuck': 'no move left for the other side',
  'outcome.waffle-checkers.repetition': 'the same position for the third time',

  'violation.waffle-checkers.game-over': 'The game is over.',
  'violation.waffle-checkers.not-your-piece': 'The piece on {place} is not yours.',
  'violation.waffle-checkers.not-one-space': 'A step goes one space, straight or diagonally.',
  'violation.waffle-checkers.landing-taken': 'That space is taken.',
  'violation.waffle-checkers.not-two-spaces': 'A jump goes exactly two spaces, straight or diagonally.',
  'violation.waffle-checkers.nothing-to-jump': 'A jump goes over a piece of the other side.',
  'violation.waffle-checkers.chain-is-over': 'The chain ends on the back row.',

  'option.waffle-checkers.players': 'Players',

  'text.move': '“{found}” is no move; a move is written like {expected}.',
};
