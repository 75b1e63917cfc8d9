/** English words for what a game of Reversi shows as it is played. Keys are built from codes. */
export const REVERSI_NAMES_EN: Readonly<Record<string, string>> = {
  'game.reversi': 'Reversi',
};
