/** Reversi: the game for the contract (WW-76). Perfect information, no chance moves. */
import type { Game } from '../core/contract.js';
import { perfectInformation } from '../core/perfect-information.js';
import { spaceEnd } from '../core/grid.js';
import { SIDE_NAMES, sideToMove } from '../core/grid-game.js';
import { whyImpossible } from './impossible.js';
import { isOver, legalMoves, play } from './moves.js';
import { moveText, parseMove, parsePosition, positionText } from './notation.js';
import { outcome, score } from './scoring.js';
import { LARGE, OPTIONS, setup, type ReversiState } from './state.js';

export { PASS } from './state.js';
export type { ReversiState } from './state.js';

/** The whole game. */
export const reversi: Game<ReversiState, number> = perfectInformation({
  id: 'reversi',
  title: 'Reversi',
  options: OPTIONS,
  seats: () => SIDE_NAMES,
  setup: (options, seed) => setup(options, seed),
  optionsOf: (state) => ({ players: 2, size: state.size === 8 ? '8x8' : '6x6' }),
  toMove: (state) => sideToMove(state.turn, isOver(state)),
  legalMoves: (state) => legalMoves(state),
  chanceMove: (state) => ({ move: 0, rng: state.rng }),
  play: (state, move) => play(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  whyImpossible: (state) => whyImpossible(state),
  placesOfMove: (state, move) => [moveText(state, move)],
  moveText: (state, move) => moveText(state, move),
  parseMove: (state, text) => parseMove(state, text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => parsePosition(text, options),
  // Places are read without a state, so by the larger board
  scanPlace: (text, offset) => spaceEnd(LARGE, text, offset),
  callouts: () => [],
});
