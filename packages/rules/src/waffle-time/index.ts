/** Waffle Time as a `Game`. For the rules by id, see RULES.md in this folder. */
import type { Game } from '../core/contract.js';
import { perfectInformation } from '../core/perfect-information.js';
import { whyImpossible } from './impossible.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText, parseMove, scanPlace, placesOfMove } from './notation.js';
import { parsePosition, positionText } from './position.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, optionsOf, seatsOf, setup, type WaffleTimeMove, type WaffleTimeState } from './state.js';

export type { WaffleTimeMove, WaffleTimeState } from './state.js';

/** Drafting and patterns for one to four players, with perfect information and no chance after set-up. */
export const waffleTime: Game<WaffleTimeState, WaffleTimeMove> = /* @__PURE__ */ perfectInformation({
  id: 'waffle-time',
  title: 'Waffle Time',
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
  moveText: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => parsePosition(text, options),
  scanPlace: (text, offset) => scanPlace(text, offset),
  callouts: () => [],
});
