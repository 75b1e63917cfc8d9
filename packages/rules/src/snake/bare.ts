/** Snake with all that is shown and played (WW-70). `index.ts` tells what is wrong, and scores. */
import { gridName } from '../core/grid.js';
import { parseSpace } from '../core/spaces.js';
import { openGame } from '../core/open-game.js';
import { asRead } from '../core/sides.js';
import { sideToMove } from '../core/two-sides.js';
import { BOARD } from './components.js';
import { isStuck, legalMoves, played } from './moves.js';
import { positionText, readPosition } from './notation.js';
import { outcome } from './scoring.js';
import { OPTIONS, setup } from './setup.js';
import type { SnakeState } from './setup.js';

/** Moves and texts are refused with `unread`, and score sheets are empty. */
export const bareSnake = openGame<SnakeState, number>(BOARD, (state, move) => played(state, move), {
  id: 'snake',
  title: 'Snake',
  options: OPTIONS,
  setup: (_options, seed) => setup(seed),
  optionsOf: () => ({ players: 2 }),
  toMove: (state) => sideToMove(state.turn, isStuck(state)),
  legalMoves: (state) => legalMoves(state),
  fate: (state) => ({ move: 0, rng: state.rng }),
  outcome: (state) => outcome(state),
  touches: (_state, move) => [gridName(BOARD, move)],
  moveText: (_state, move) => gridName(BOARD, move),
  parseMove: (_state, text) => parseSpace(BOARD, text),
  positionText: (state) => positionText(state),
  parsePosition: (text) => asRead(readPosition(text)),
});
