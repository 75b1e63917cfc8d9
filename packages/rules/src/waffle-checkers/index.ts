/** Waffle Checkers: the game as the contract has it (WW-71). */
import { no, yes } from '../core/contract.js';
import type { Game } from '../core/contract.js';
import { asRead } from '../core/sides.js';
import { bareWaffleCheckers } from './bare.js';
import { positionError } from './mistakes.js';
import { played } from './moves.js';
import { readPosition } from './notation.js';
import { violationOf } from './refusals.js';
import { score } from './scoring.js';
import type { WaffleCheckersMove, WaffleCheckersState } from './setup.js';

export type { WaffleCheckersMove, WaffleCheckersState } from './setup.js';

/** With points, and what is wrong with moves and texts, which the bare game leaves out. */
export const waffleCheckers: Game<WaffleCheckersState, WaffleCheckersMove> = {
  ...bareWaffleCheckers,
  play: (state, move) => {
    const after = played(state, move);
    return after === undefined ? no(violationOf(state, move)) : yes(after);
  },
  score: (state) => score(state),
  parsePosition: (text) => asRead(readPosition(text), () => positionError(text)),
};
