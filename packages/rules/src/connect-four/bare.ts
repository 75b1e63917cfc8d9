/** Connect-4 with all that is shown and played (WW-75). `index.ts` tells what is wrong, and scores. */
import type { Game } from '../core/contract.js';
import { gridSpace } from '../core/grid.js';
import { asRead } from '../core/sides.js';
import { sideToMove, SIDE_NAMES } from '../core/two-sides.js';
import { legalMoves, play } from './moves.js';
import { moveText, parseMove, positionText, readPosition } from './notation.js';
import { outcome } from './scoring.js';
import { OPTIONS, setup } from './setup.js';
import type { ConnectFourState } from './setup.js';

/** The largest board, for reading places when no state is at hand. */
const LARGEST = { width: 8, height: 8 };

/** Texts that are no positions are refused with `unread`, and score sheets are empty. */
export const bareConnectFour: Game<ConnectFourState, number> = {
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
  score: () => [],
  outcome: (state) => outcome(state),
  viewFor: (state) => state,
  guess: (view) => view,
  touches: (state, move) => [moveText(state, move)],
  moveText: (state, move) => moveText(state, move),
  moveTextFor: (state, move) => moveText(state, move),
  parseMove: (state, text) => parseMove(state, text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => asRead(readPosition(text, options)),
  placeEnd: (text, offset) => (gridSpace(LARGEST, text, offset) < 0 ? -1 : offset + 2),
  terms: () => [],
};
