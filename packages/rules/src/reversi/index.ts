/** Reversi: the game as the contract has it (WW-76). */
import type { Game } from '../core/contract.js';
import { gridSpace } from '../core/grid.js';
import { sideToMove, SIDE_NAMES } from '../core/two-sides.js';
import { boardOf } from './components.js';
import { isOver, legalMoves, play } from './moves.js';
import { moveText, parseMove, parsePosition, positionText } from './notation.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, setup } from './setup.js';
import type { ReversiState } from './setup.js';

export type { ReversiState } from './setup.js';

export const reversi: Game<ReversiState, number> = {
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
  placeEnd: (text, offset) => (gridSpace(boardOf(8), text, offset) < 0 ? -1 : offset + 2),
  terms: () => [],
};
