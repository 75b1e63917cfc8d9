/** English words for what a game of Connect-4 shows as it is played. Keys are built from codes. */
export const CONNECT_FOUR_NAMES_EN: Readonly<Record<string, string>> = {
  'game.connect-four': 'Connect-4',
};
