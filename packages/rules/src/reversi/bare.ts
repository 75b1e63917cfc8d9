/** Reversi with all that is shown and played (WW-76). `index.ts` tells what is wrong, and scores. */
import { openGame } from '../core/open-game.js';
import { asRead } from '../core/sides.js';
import { sideToMove } from '../core/two-sides.js';
import { boardOf } from './components.js';
import { isOver, legalMoves, played } from './moves.js';
import { moveText, parseMove, positionText, readPosition } from './notation.js';
import { outcome } from './scoring.js';
import { OPTIONS, setup } from './setup.js';
import type { ReversiState } from './setup.js';

/** Moves and texts are refused with `unread`, and score sheets are empty. */
export const bareReversi = openGame<ReversiState, number>(boardOf(8), (state, move) => played(state, move), {
  id: 'reversi',
  title: 'Reversi',
  options: OPTIONS,
  setup: (options, seed) => setup(options, seed),
  optionsOf: (state) => ({ players: 2, size: state.size === 8 ? '8x8' : '6x6' }),
  toMove: (state) => sideToMove(state.turn, isOver(state)),
  legalMoves: (state) => legalMoves(state),
  fate: (state) => ({ move: 0, rng: state.rng }),
  outcome: (state) => outcome(state),
  touches: (state, move) => [moveText(state, move)],
  moveText: (state, move) => moveText(state, move),
  parseMove: (state, text) => parseMove(state, text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => asRead(readPosition(text, options)),
});
