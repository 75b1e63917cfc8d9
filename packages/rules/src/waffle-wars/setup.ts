/** The start of a game (WW-2, WW-3, WW-4). */
import { emptyGrid } from '../core/grid.js';
import { seeded } from '../core/random.js';
import { BOARD, NOBODY, STRAWBERRIES } from './components.js';
import type { Rules, WaffleWarsState } from './state.js';

/** The rules of a game without options. */
export const USUAL_RULES: Rules = { hand: 18, equity: true, replyByJump: false, warByCount: false };

/** The empty waffle, Strawberries to move. */
export function setup(rules: Rules, seed: number): WaffleWarsState {
  return {
    rng: seeded(seed),
    rules,
    board: emptyGrid(BOARD),
    hands: [rules.hand, rules.hand],
    turn: STRAWBERRIES,
    phase: 'first',
    owners: [NOBODY, NOBODY, NOBODY, NOBODY],
    ranks: [0, 0],
    winner: -1,
    by: 'going-on',
  };
}
