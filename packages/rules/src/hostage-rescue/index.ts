/** Hostage Rescue: the game as the contract has it (WW-72, WW-73), and Capture the Flag (WW-74). */
import { no, yes } from '../core/contract.js';
import type { Game } from '../core/contract.js';
import { asRead } from '../core/sides.js';
import { fieldsOf } from '../core/text.js';
import { bareHostageRescue } from './bare.js';
import { flagPositionText, readFlagPosition, taskOf } from './flag.js';
import { positionError } from './mistakes.js';
import { legalMoves } from './moves.js';
import { parseMove, positionText, readPosition } from './notation.js';
import { played } from './playing.js';
import { violationOf } from './refusals.js';
import { outcome, score } from './scoring.js';
import { goalFrom, OPTIONS } from './setup.js';
import type { HostageRescueMove, HostageRescueState } from './setup.js';

export type { HostageRescueMove, HostageRescueState } from './setup.js';

/** Both goals in one game, told apart by the option `goal`. */
export const hostageRescue: Game<HostageRescueState, HostageRescueMove> = {
  ...bareHostageRescue,
  options: OPTIONS,
  setup: (options, seed) => ({ ...bareHostageRescue.setup(options, seed), goal: goalFrom(options) }),
  legalMoves: (state) => legalMoves(state, taskOf(state)),
  play: (state, move) => {
    const after = played(state, move, taskOf(state));
    return after === undefined ? no(violationOf(state, move)) : yes(after);
  },
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => (state.goal === 'flag' ? flagPositionText(state) : positionText(state)),
  parsePosition: (text, options) => {
    const fields = fieldsOf(text);
    const goal = goalFrom(options);
    const read = goal === 'flag' ? readFlagPosition(fields) : readPosition(fields);
    return asRead(read, () => positionError(fields, goal));
  },
};
