/** English words for what a game of Snake shows as it is played. Keys are built from codes. */
export const SNAKE_NAMES_EN: Readonly<Record<string, string>> = {
  'game.snake': 'Snake',
};
