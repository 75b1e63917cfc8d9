/** English words for what a game of Waffle Checkers shows as it is played. Keys are built from codes. */
export const WAFFLE_CHECKERS_NAMES_EN: Readonly<Record<string, string>> = {
  'game.waffle-checkers': 'Waffle Checkers',
};
