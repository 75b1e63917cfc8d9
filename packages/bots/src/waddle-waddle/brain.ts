/** What opponents know of Waddle Waddle. */
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/waddle-waddle/state.js';
import type { Brain } from '../brain.js';
import { waddleWaddleWorth } from './worth.js';

/** Waddle Waddle: turns of several decisions are put together whole and answered. */
export const WADDLE_WADDLE: Brain<WaddleWaddleState, WaddleWaddleMove> = {
  worth: waddleWaddleWorth,
  turns: true,
  close: 1,
  scale: 8,
  record: 300_000,
  skills: {
    easy: { positions: 0, slips: 50 },
    medium: { positions: 0, slips: 10 },
    hard: { positions: 8_000, slips: 0 },
    best: { positions: 30_000, slips: 0 },
  },
};
