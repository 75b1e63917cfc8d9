/** Snake: the game as the contract has it (WW-70). */
import type { Game } from '../core/contract.js';
import { gridName, gridSpace } from '../core/grid.js';
import { parseSpace } from '../core/spaces.js';
import { sideToMove, SIDE_NAMES } from '../core/two-sides.js';
import { BOARD } from './components.js';
import { isStuck, legalMoves, play } from './moves.js';
import { parsePosition, positionText } from './notation.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, setup } from './setup.js';
import type { SnakeState } from './setup.js';

export type { SnakeState } from './setup.js';

export const snake: Game<SnakeState, number> = {
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
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  viewFor: (state) => state,
  guess: (view) => view,
  touches: (_state, move) => [gridName(BOARD, move)],
  moveText: (_state, move) => gridName(BOARD, move),
  moveTextFor: (_state, move) => gridName(BOARD, move),
  parseMove: (_state, text) => parseSpace(BOARD, text),
  positionText: (state) => positionText(state),
  parsePosition: (text) => parsePosition(text),
  placeEnd: (text, offset) => (gridSpace(BOARD, text, offset) < 0 ? -1 : offset + 2),
  terms: () => [],
};
