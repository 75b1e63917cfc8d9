/** What opponents know of Waffle Time. */
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/state.js';
import type { Brain } from '../brain.js';
import { waffleTimeWorth } from './worth.js';

export const WAFFLE_TIME: Brain<WaffleTimeState, WaffleTimeMove> = {
  worth: waffleTimeWorth,
  close: 1,
  scale: 6,
};
