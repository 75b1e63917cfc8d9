/** Waffle Time: the game as the contract has it. Rules by id are in RULES.md beside this file. */
import type { Game, Place } from '../core/contract.js';
import { TOPPINGS } from './components.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText, parseMove, placeEnd } from './notation.js';
import { parsePosition, positionText } from './position.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, optionsOf, seatsOf, setup } from './setup.js';
import type { WaffleTimeMove, WaffleTimeState } from './state.js';
import { spaceName } from './waffle.js';

export type { WaffleTimeMove, WaffleTimeState } from './state.js';

/** Drafting and patterns for one to four; all is open, and after the set-up nothing is left to chance. */
export const waffleTime: Game<WaffleTimeState, WaffleTimeMove> = {
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
  viewFor: (state) => state,
  guess: (view) => view,
  touches: (_state, move) => touches(move),
  moveText: (_state, move) => moveText(move),
  moveTextFor: (_state, move) => moveText(move),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => parsePosition(text, options),
  placeEnd: (text, offset) => placeEnd(text, offset),
  terms: () => [],
};

/** Spaces are those of the waffle of the seat to move. */
function touches(move: WaffleTimeMove): readonly Place[] {
  if (move.kind === 'star') return move.fruits.map((fruit) => 'fruit:' + TOPPINGS.charAt(fruit));
  if (move.kind === 'draft') return ['slot:' + move.slot.toString()];
  if (move.kind === 'complete') return ['card:' + move.card, ...move.spaces.map((space) => spaceName(space))];
  if (move.kind === 'butter') return [spaceName(move.space)];
  if (move.kind === 'discard') return ['discard'];
  if (move.kind === 'end') return ['end'];
  const places: Place[] = [];
  for (const put of move.puts) places.push('hand:' + TOPPINGS.charAt(put.topping), spaceName(put.space));
  return places;
}
