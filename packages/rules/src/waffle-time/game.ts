/** What Waffle Time can do, as the contract has it. */
import type { Game, Place, Texts } from '../core/contract.js';
import { TOPPINGS } from './components.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText } from './notation.js';
import { positionText } from './position-text.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, optionsOf, seatsOf, setup } from './setup.js';
import type { WaffleTimeMove, WaffleTimeState } from './state.js';
import { spaceName } from './waffle.js';

/** The type of the game: the contract with the states and moves of Waffle Time. */
export type WaffleTime = Game<WaffleTimeState, WaffleTimeMove>;

/** The game with what reads its texts, which a page on which it is played by hand can do without. */
export function gameWith(texts: Texts<WaffleTimeState, WaffleTimeMove>): WaffleTime {
  return {
    ...texts,
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
    positionText: (state) => positionText(state),
    terms: () => [],
  };
}

/** Spaces are those of the waffle of the seat to move. */
export function touches(move: WaffleTimeMove): readonly Place[] {
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
