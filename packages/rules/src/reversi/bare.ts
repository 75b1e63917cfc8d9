/** Reversi with all that is shown and played (WW-76). `index.ts` tells what is wrong, and scores. */
import type { Game } from '../core/contract.js';
import { gridSpace } from '../core/grid.js';
import { asRead } from '../core/sides.js';
import { sideToMove, SIDE_NAMES } from '../core/two-sides.js';
import { boardOf } from './components.js';
import { isOver, legalMoves, play } from './moves.js';
import { moveText, parseMove, positionText, readPosition } from './notation.js';
import { outcome } from './scoring.js';
import { OPTIONS, setup } from './setup.js';
import type { ReversiState } from './setup.js';

/** Texts that are no positions are refused with `unread`, and score sheets are empty. */
export const bareReversi: Game<ReversiState, number> = {
  id: 'reversi',
  title: 'Reversi',
  options: OPTIONS,
  seats: () => SIDE_NAMES,
  setup: (options, seed) => setup(options, seed),
  optionsOf: (state) => ({ players: 2, size: state.size === 8 ? '8x8' : '6x6' }),
  toMove: (state) => sideToMove(state.turn, isOver(state)),
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
  placeEnd: (text, offset) => (gridSpace(boardOf(8), text, offset) < 0 ? -1 : offset + 2),
  terms: () => [],
};
