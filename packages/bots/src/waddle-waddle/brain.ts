/** What opponents know of Waddle Waddle. */
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/waddle-waddle/state.js';
import type { Brain } from '../brain.js';
import { waddleWaddleWorth } from './worth.js';

export const WADDLE_WADDLE: Brain<WaddleWaddleState, WaddleWaddleMove> = {
  worth: waddleWaddleWorth,
  close: 1,
  scale: 8,
};
