/** Connect-4: the game as the contract has it (WW-75). */
import type { Game } from '../core/contract.js';
import { gridSpace } from '../core/grid.js';
import { sideToMove, SIDE_NAMES } from '../core/two-sides.js';
import { legalMoves, play } from './moves.js';
import { moveText, parseMove, parsePosition, positionText } from './notation.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, setup } from './setup.js';
import type { ConnectFourState } from './setup.js';

export type { ConnectFourState } from './setup.js';

/** The largest board, for reading places when no state is at hand. */
const LARGEST = { width: 8, height: 8 };

export const connectFour: Game<ConnectFourState, number> = {
  id: 'connect-four',
  title: 'Connect-4',
  options: OPTIONS,
  seats: () => SIDE_NAMES,
  setup: (options, seed) => setup(options, seed),
  optionsOf: (state) => ({ players: 2, size: state.size.width.toString() + 'x' + state.size.height.toString() }),
  toMove: (state) => sideToMove(state.turn, state.winner >= 0 || state.open === 0),
  legalMoves: (state) => legalMoves(state),
  fate: (state) => ({ move: 0, rng: state.rng }),
  play: (state, move) => play(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  viewFor: (state) => state,
  guess: (view) => view,
  touches: (state, move) => [moveText(state, move)],
  moveText: (state, move) => moveText(state, move),
  moveTextFor: (state, move) => moveText(state, move),
  parseMove: (state, text) => parseMove(state, text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => parsePosition(text, options),
  placeEnd: (text, offset) => (gridSpace(LARGEST, text, offset) < 0 ? -1 : offset + 2),
  terms: () => [],
};
