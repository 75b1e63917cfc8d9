/** Waffle Time: the game as the contract has it. Rules by id are in RULES.md beside this file. */
import type { Game } from '../core/contract.js';
import { openInformation } from '../core/open-information.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText, parseMove } from './notation.js';
import { parsePosition, positionText } from './position.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, optionsOf, seatsOf, setup } from './setup.js';
import type { WaffleTimeMove, WaffleTimeState } from './state.js';
import { placeEnd, touches } from './touches.js';

export type { WaffleTimeMove, WaffleTimeState } from './state.js';

/** Drafting and patterns for one to four; all is open, and after the set-up nothing is left to chance. */
export const waffleTime: Game<WaffleTimeState, WaffleTimeMove> = /* @__PURE__ */ openInformation({
  id: 'waffle-time',
  title: 'Waffle Time',
  options: OPTIONS,
  seats: (options) => seatsOf(options),
  setup: (options, seed) => setup(options, seed),
  optionsOf: (state) => optionsOf(state.rules),
  toMove: (state) => toMove(state),
  legalMoves: (state) => legalMoves(state),
  fate: (state) => ({ move: { kind: 'end' }, rng: state.rng }),
  play: (state, move) => play(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  touches: (_state, move) => touches(move),
  moveText: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => parsePosition(text, options),
  placeEnd: (text, offset) => placeEnd(text, offset),
  terms: () => [],
});
