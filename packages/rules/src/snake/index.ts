/** Snake: the game for the contract (WW-70). Perfect information, no chance moves. */
import type { Game } from '../core/contract.js';
import { perfectInformation } from '../core/perfect-information.js';
import { spaceEnd } from '../core/grid.js';
import { SIDE_NAMES, sideToMove } from '../core/grid-game.js';
import { whyImpossible } from './impossible.js';
import { isStuck, legalMoves, play } from './moves.js';
import { moveText, parseMove, parsePosition, positionText } from './notation.js';
import { outcome, score } from './scoring.js';
import { BOARD, OPTIONS, setup, type SnakeState } from './state.js';

export type { SnakeState } from './state.js';

/** The whole game. */
export const snake: Game<SnakeState, number> = perfectInformation({
  id: 'snake',
  title: 'Snake',
  options: OPTIONS,
  seats: () => SIDE_NAMES,
  setup: (_options, seed) => setup(seed),
  optionsOf: () => ({ players: 2 }),
  toMove: (state) => sideToMove(state.turn, isStuck(state)),
  legalMoves: (state) => legalMoves(state),
  chanceMove: (state) => ({ move: 0, rng: state.rng }),
  play: (state, move) => play(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  whyImpossible: (state) => whyImpossible(state),
  placesOfMove: (_state, move) => [moveText(move)],
  moveText: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => positionText(state),
  parsePosition: (text) => parsePosition(text),
  scanPlace: (text, offset) => spaceEnd(BOARD, text, offset),
  callouts: () => [],
});
