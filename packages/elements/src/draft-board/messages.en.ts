/** English words of `<draft-board>`. */
import { DRAFT_WORDS } from '../waffle-time/draft.messages.en.js';

/** By key. */
export const DRAFT_BOARD_EN: Readonly<Record<string, string>> = {
  ...DRAFT_WORDS,
  'game.waffle-time': 'Waffle Time',
  'seat.p1': 'Player 1',
  'seat.p2': 'Player 2',
  'seat.p3': 'Player 3',
  'seat.p4': 'Player 4',
};
