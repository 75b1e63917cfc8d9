/** English words for what a game of Waffle Checkers shows as it is played. Keys are built from codes. */
export const WAFFLE_CHECKERS_NAMES_EN: Readonly<Record<string, string>> = {
  'game.waffle-checkers': 'Waffle Checkers',
  'outcome.waffle-checkers.back-row': 'a piece on the other side’s back row',
  'outcome.waffle-checkers.stuck': 'no move left for the other side',
  'outcome.waffle-checkers.repetition': 'the same position for the third time',
};
