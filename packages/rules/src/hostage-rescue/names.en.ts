/** English words for what a game of Hostage Rescue shows as it is played. Keys are built from codes. */
export const HOSTAGE_RESCUE_NAMES_EN: Readonly<Record<string, string>> = {
  'game.hostage-rescue': 'Hostage Rescue',
};
