/** What opponents know of Waffle Checkers. */
import type { WaffleCheckersState } from '@griddle/rules/waffle-checkers/index.js';
import type { WaffleCheckersMove } from '@griddle/rules/waffle-checkers/setup.js';
import type { Brain } from '../brain.js';
import { OWN } from '../levels.js';
import { waffleCheckersWorth } from './worth.js';

/** Waffle Checkers: the usual levels of alpha-beta, though its positions take twice as long to look at as others. */
export const WAFFLE_CHECKERS: Brain<WaffleCheckersState, WaffleCheckersMove> = {
  worth: waffleCheckersWorth,
  close: 2,
  scale: 25,
  skills: { ...OWN, best: { positions: 300_000, slips: 0 } },
  insight: {
    board: ({ board }) => board,
    others: ({ turn }) => [turn],
    turn: ({ end, turn }) => (end === 'going-on' ? turn : -1),
  },
};
