/** What Top Waffle can do, as the contract has it. */
import type { Game } from '../core/contract.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText, moveTextFor, parseMove, placeEnd, touches } from './notation.js';
import { positionText } from './position-text.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, optionsOf, seatsOf, setup } from './setup.js';
import type { TopWaffleMove, TopWaffleState } from './state.js';
import { fate } from './table.js';
import { guess, viewFor } from './view.js';

export type TopWaffle = Game<TopWaffleState, TopWaffleMove>;

/** The game with what reads its positions, which a page that plays from the start need not have. */
export function gameWith(read: TopWaffle['parsePosition']): TopWaffle {
  return {
    id: 'top-waffle',
    title: 'Top Waffle',
    options: OPTIONS,
    seats: (options) => seatsOf(options),
    setup: (options, seed) => setup(options, seed),
    optionsOf: (state) => optionsOf(state.rules),
    toMove: (state) => toMove(state),
    legalMoves: (state) => legalMoves(state),
    fate: (state) => fate(state),
    play: (state, move) => play(state, move),
    score: (state) => score(state),
    outcome: (state) => outcome(state),
    viewFor: (state, seat) => viewFor(state, seat),
    guess: (view, _seat, rng) => guess(view, rng),
    touches: (state, move) => touches(state, move),
    moveText: (_state, move) => moveText(move),
    moveTextFor: (state, move, seat) => moveTextFor(state, move, seat),
    parseMove: (_state, text) => parseMove(text),
    positionText: (state) => positionText(state),
    parsePosition: (text, options) => read(text, options),
    placeEnd: (text, offset) => placeEnd(text, offset),
    terms: () => [],
  };
}
