/** Connect-4: the game as the contract has it (WW-75). */
import type { Game } from '../core/contract.js';
import { asRead } from '../core/sides.js';
import { bareConnectFour } from './bare.js';
import { positionError } from './mistakes.js';
import { readPosition } from './notation.js';
import { score } from './scoring.js';
import type { ConnectFourState } from './setup.js';

export type { ConnectFourState } from './setup.js';

/** With points and errors of texts, which the bare game leaves out. */
export const connectFour: Game<ConnectFourState, number> = {
  ...bareConnectFour,
  score: (state) => score(state),
  parsePosition: (text, options) => asRead(readPosition(text, options), () => positionError(text, options)),
};
