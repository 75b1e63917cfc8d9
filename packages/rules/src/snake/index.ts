/** Snake: the game as the contract has it (WW-70). */
import { no, yes } from '../core/contract.js';
import type { Game } from '../core/contract.js';
import { asRead } from '../core/sides.js';
import { bareSnake } from './bare.js';
import { positionError } from './mistakes.js';
import { played } from './moves.js';
import { readPosition } from './notation.js';
import { violationOf } from './refusals.js';
import { score } from './scoring.js';
import type { SnakeState } from './setup.js';

export type { SnakeState } from './setup.js';

/** With points, and what is wrong with moves and texts, which the bare game leaves out. */
export const snake: Game<SnakeState, number> = {
  ...bareSnake,
  play: (state, move) => {
    const after = played(state, move);
    return after === undefined ? no(violationOf(state, move)) : yes(after);
  },
  score: (state) => score(state),
  parsePosition: (text) => asRead(readPosition(text), () => positionError(text)),
};
