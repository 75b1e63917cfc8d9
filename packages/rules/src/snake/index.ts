/** Snake: the game as the contract has it (WW-70). */
import type { Game } from '../core/contract.js';
import { asRead } from '../core/sides.js';
import { bareSnake } from './bare.js';
import { positionError } from './mistakes.js';
import { readPosition } from './notation.js';
import { score } from './scoring.js';
import type { SnakeState } from './setup.js';

export type { SnakeState } from './setup.js';

/** With points and errors of texts, which the bare game leaves out. */
export const snake: Game<SnakeState, number> = {
  ...bareSnake,
  score: (state) => score(state),
  parsePosition: (text) => asRead(readPosition(text), () => positionError(text)),
};
