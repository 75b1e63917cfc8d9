/** English words of `<waffle-board>`. */
import { SPACE_WORDS } from '../waffle-time/spaces.messages.en.js';

/** By key. */
export const WAFFLE_BOARD_EN: Readonly<Record<string, string>> = {
  ...SPACE_WORDS,
  'game.waffle-time': 'Waffle Time',
  'ui.waffle-board': 'A waffle',
};
