/** Top Waffle as a `Game`. For the rules by id, see RULES.md in this folder. */
import type { Game } from '../core/contract.js';
import { whyImpossible } from './impossible.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText, moveTextFor, parseMove, scanPlace, placesOfMove } from './notation.js';
import { parsePosition, positionText } from './position.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, optionsOf, seatsOf, setup, type TopWaffleMove, type TopWaffleState } from './state.js';
import { chanceMove } from './table.js';
import { determinize, viewFor } from './view.js';

export type { Payment, Player, TopWaffleMove, TopWaffleState } from './state.js';

/** Orders, toppings and items for two to six players over three days, with private hands. */
export const topWaffle: Game<TopWaffleState, TopWaffleMove> = {
  id: 'top-waffle',
  title: 'Top Waffle',
  options: OPTIONS,
  seats: (options) => seatsOf(options),
  setup: (options, seed) => setup(options, seed),
  optionsOf: (state) => optionsOf(state.rules),
  toMove: (state) => toMove(state),
  legalMoves: (state) => legalMoves(state),
  chanceMove: (state) => chanceMove(state),
  play: (state, move) => play(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  viewFor: (state, seat) => viewFor(state, seat),
  determinize: (view, seat, rng) => determinize(view, seat, rng),
  whyImpossible: (state) => whyImpossible(state),
  placesOfMove: (state, move) => placesOfMove(state, move),
  moveText: (_state, move) => moveText(move),
  moveTextFor: (state, move, seat) => moveTextFor(state, move, seat),
  parseMove: (_state, text) => parseMove(text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => parsePosition(text, options),
  scanPlace: (text, offset) => scanPlace(text, offset),
  callouts: () => [],
};
