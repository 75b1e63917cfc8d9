/** Waffle Checkers: the game as the contract has it (WW-71). */
import type { Game } from '../core/contract.js';
import { gridName, gridSpace } from '../core/grid.js';
import { sideToMove, SIDE_NAMES } from '../core/two-sides.js';
import { BOARD } from './components.js';
import { legalMoves, play, settled } from './moves.js';
import { moveText, parseMove, parsePosition, positionText } from './notation.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, startingBoard, startingRng } from './setup.js';
import type { WaffleCheckersMove, WaffleCheckersState } from './setup.js';

export type { WaffleCheckersMove, WaffleCheckersState } from './setup.js';

export const waffleCheckers: Game<WaffleCheckersState, WaffleCheckersMove> = {
  id: 'waffle-checkers',
  title: 'Waffle Checkers',
  options: OPTIONS,
  seats: () => SIDE_NAMES,
  setup: (_options, seed) =>
    settled({ rng: startingRng(seed), board: startingBoard(), turn: 0, seen: [], end: 'going-on' }, true),
  optionsOf: () => ({ players: 2 }),
  toMove: (state) => sideToMove(state.turn, state.end !== 'going-on'),
  legalMoves: (state) => legalMoves(state),
  fate: (state) => ({ move: { kind: 'step', path: [] }, rng: state.rng }),
  play: (state, move) => play(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  viewFor: (state) => state,
  guess: (view) => view,
  touches: (_state, move) => move.path.map((space) => gridName(BOARD, space)),
  moveText: (_state, move) => moveText(move),
  moveTextFor: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => positionText(state),
  parsePosition: (text) => parsePosition(text),
  placeEnd: (text, offset) => (gridSpace(BOARD, text, offset) < 0 ? -1 : offset + 2),
  terms: () => [],
};
