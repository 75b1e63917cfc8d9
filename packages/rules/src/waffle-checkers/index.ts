/** Waffle Checkers: the game for the contract (WW-71). Perfect information, no chance moves. */
import type { Game } from '../core/contract.js';
import { gridName, spaceEnd } from '../core/grid.js';
import { perfectInformation } from '../core/perfect-information.js';
import { SIDE_NAMES, sideToMove } from '../core/grid-game.js';
import { whyImpossible } from './impossible.js';
import { legalMoves, play } from './moves.js';
import { moveText, parseMove, parsePosition, positionText } from './notation.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, setup } from './setup.js';
import { BOARD, type WaffleCheckersMove, type WaffleCheckersState } from './state.js';

export type { WaffleCheckersMove, WaffleCheckersState } from './state.js';

/** The whole game. */
export const waffleCheckers: Game<WaffleCheckersState, WaffleCheckersMove> = perfectInformation({
  id: 'waffle-checkers',
  title: 'Waffle Checkers',
  options: OPTIONS,
  seats: () => SIDE_NAMES,
  setup: (_options, seed) => setup(seed),
  optionsOf: () => ({ players: 2 }),
  toMove: (state) => sideToMove(state.turn, state.end !== 'going-on'),
  legalMoves: (state) => legalMoves(state),
  chanceMove: (state) => ({ move: { kind: 'step', path: [] }, rng: state.rng }),
  play: (state, move) => play(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  whyImpossible: (state) => whyImpossible(state),
  placesOfMove: (_state, move) => move.path.map((space) => gridName(BOARD, space)),
  moveText: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => positionText(state),
  parsePosition: (text) => parsePosition(text),
  scanPlace: (text, offset) => spaceEnd(BOARD, text, offset),
  callouts: () => [],
});
