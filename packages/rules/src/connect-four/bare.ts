/** Connect-4 with all that is shown and played (WW-75). `index.ts` tells what is wrong, and scores. */
import { openGame } from '../core/open-game.js';
import { asRead } from '../core/sides.js';
import { sideToMove } from '../core/two-sides.js';
import { legalMoves, played } from './moves.js';
import { moveText, parseMove, positionText, readPosition } from './notation.js';
import { outcome } from './scoring.js';
import { OPTIONS, setup } from './setup.js';
import type { ConnectFourState } from './setup.js';

/** The largest board, for reading places when no state is at hand. */
const LARGEST = { width: 8, height: 8 };

/** Moves and texts are refused with `unread`, and score sheets are empty. */
export const bareConnectFour = openGame<ConnectFourState, number>(LARGEST, (state, move) => played(state, move), {
  id: 'connect-four',
  title: 'Connect-4',
  options: OPTIONS,
  setup: (options, seed) => setup(options, seed),
  optionsOf: (state) => ({ players: 2, size: state.size.width.toString() + 'x' + state.size.height.toString() }),
  toMove: (state) => sideToMove(state.turn, state.winner >= 0 || state.open === 0),
  legalMoves: (state) => legalMoves(state),
  fate: (state) => ({ move: 0, rng: state.rng }),
  outcome: (state) => outcome(state),
  touches: (state, move) => [moveText(state, move)],
  moveText: (state, move) => moveText(state, move),
  parseMove: (state, text) => parseMove(state, text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => asRead(readPosition(text, options)),
});
