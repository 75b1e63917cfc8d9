/** Reversi: the game as the contract has it (WW-76). */
import type { Game } from '../core/contract.js';
import { asRead } from '../core/sides.js';
import { bareReversi } from './bare.js';
import { positionError } from './mistakes.js';
import { readPosition } from './notation.js';
import { score } from './scoring.js';
import type { ReversiState } from './setup.js';

export type { ReversiState } from './setup.js';

/** With points and errors of texts, which the bare game leaves out. */
export const reversi: Game<ReversiState, number> = {
  ...bareReversi,
  score: (state) => score(state),
  parsePosition: (text, options) => asRead(readPosition(text, options), () => positionError(text, options)),
};
