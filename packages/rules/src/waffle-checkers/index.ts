/** Waffle Checkers: the game as the contract has it (WW-71). */
import type { Game } from '../core/contract.js';
import { asRead } from '../core/sides.js';
import { bareWaffleCheckers } from './bare.js';
import { positionError } from './mistakes.js';
import { readPosition } from './notation.js';
import { score } from './scoring.js';
import type { WaffleCheckersMove, WaffleCheckersState } from './setup.js';

export type { WaffleCheckersMove, WaffleCheckersState } from './setup.js';

/** With points and errors of texts, which the bare game leaves out. */
export const waffleCheckers: Game<WaffleCheckersState, WaffleCheckersMove> = {
  ...bareWaffleCheckers,
  score: (state) => score(state),
  parsePosition: (text) => asRead(readPosition(text), () => positionError(text)),
};
