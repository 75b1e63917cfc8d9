/** Waddle Waddle as a `Game`. RULES.md next to this file lists the rules by id. */
import type { Game } from '../core/contract.js';
import { perfectInformation } from '../core/perfect-information.js';
import { whyImpossible } from './impossible.js';
import { legalMoves, toMove } from './legal.js';
import { play } from './moves.js';
import { moveText, parseMove, scanPlace, placesOfMove } from './notation.js';
import { parsePosition, positionText } from './position.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, optionsOf, seatsOf, setup, type WaddleWaddleMove, type WaddleWaddleState } from './state.js';

export type { WaddleWaddleMove, WaddleWaddleState } from './state.js';

/** Tile placement on hexes for two to four players; perfect information and no chance moves. */
export const waddleWaddle: Game<WaddleWaddleState, WaddleWaddleMove> = /* @__PURE__ */ perfectInformation({
  id: 'waddle-waddle',
  title: 'Waddle Waddle',
  options: OPTIONS,
  seats: (options) => seatsOf(options),
  setup: (options, seed) => setup(options, seed),
  optionsOf: (state) => optionsOf(state.rules),
  toMove: (state) => toMove(state),
  legalMoves: (state) => legalMoves(state),
  chanceMove: (state) => ({ move: { kind: 'end' }, rng: state.rng }),
  play: (state, move) => play(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  whyImpossible: (state) => whyImpossible(state),
  placesOfMove: (_state, move) => placesOfMove(move),
  moveText: (state, move) => moveText(state, move),
  parseMove: (state, text) => parseMove(state, text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => parsePosition(text, options),
  scanPlace: (text, offset) => scanPlace(text, offset),
  callouts: () => [],
});
