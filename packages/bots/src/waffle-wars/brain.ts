/** What opponents know of Waffle Wars. */
import type { WaffleWarsMove, WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import type { Brain } from '../brain.js';
import { waffleWarsWorth } from './worth.js';

/** Phases by number. */
const PHASES = ['first', '-', 'reply', 'war'];

export const WAFFLE_WARS: Brain<WaffleWarsState, WaffleWarsMove> = {
  worth: waffleWarsWorth,
  close: 6,
  scale: 40,
  insight: {
    board: ({ board }) => board,
    others: ({ turn, hands: [strawberries = 0, blueberries = 0], phase }) => [
      turn + 2 * PHASES.indexOf(phase),
      strawberries,
      blueberries,
    ],
    turn: ({ winner, turn }) => (winner >= 0 ? -1 : turn),
  },
};
