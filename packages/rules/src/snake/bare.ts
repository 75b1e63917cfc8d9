/** Snake with all that is shown and played (WW-70). `index.ts` tells what is wrong, and scores. */
import type { Game } from '../core/contract.js';
import { gridName, gridSpace } from '../core/grid.js';
import { parseSpace } from '../core/spaces.js';
import { asRead } from '../core/sides.js';
import { sideToMove, SIDE_NAMES } from '../core/two-sides.js';
import { BOARD } from './components.js';
import { isStuck, legalMoves, play } from './moves.js';
import { positionText, readPosition } from './notation.js';
import { outcome } from './scoring.js';
import { OPTIONS, setup } from './setup.js';
import type { SnakeState } from './setup.js';

/** Texts that are no positions are refused with `unread`, and score sheets are empty. */
export const bareSnake: Game<SnakeState, number> = {
  id: 'snake',
  title: 'Snake',
  options: OPTIONS,
  seats: () => SIDE_NAMES,
  setup: (_options, seed) => setup(seed),
  optionsOf: () => ({ players: 2 }),
  toMove: (state) => sideToMove(state.turn, isStuck(state)),
  legalMoves: (state) => legalMoves(state),
  fate: (state) => ({ move: 0, rng: state.rng }),
  play: (state, move) => play(state, move),
  score: () => [],
  outcome: (state) => outcome(state),
  viewFor: (state) => state,
  guess: (view) => view,
  touches: (_state, move) => [gridName(BOARD, move)],
  moveText: (_state, move) => gridName(BOARD, move),
  moveTextFor: (_state, move) => gridName(BOARD, move),
  parseMove: (_state, text) => parseSpace(BOARD, text),
  positionText: (state) => positionText(state),
  parsePosition: (text) => asRead(readPosition(text)),
  placeEnd: (text, offset) => (gridSpace(BOARD, text, offset) < 0 ? -1 : offset + 2),
  terms: () => [],
};
