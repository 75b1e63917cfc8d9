/** What Top Waffle can do, as the contract has it. */
import type { Game } from '../core/contract.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText, moveTextFor } from './notation.js';
import { positionText } from './position-text.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, optionsOf, seatsOf, setup } from './setup.js';
import type { TopWaffleMove, TopWaffleState } from './state.js';
import { fate } from './table.js';
import { viewFor } from './view.js';

/** The game's own types; the states are plain data as in every game. */
export type TopWaffle = Game<TopWaffleState, TopWaffleMove>;

/** What reads texts, and what bots and hints ask for: a page on which people make moves by hand can do without. */
export type Rest = Pick<TopWaffle, 'parsePosition' | 'parseMove' | 'placeEnd' | 'guess' | 'touches'>;

/** The game with the rest of it. */
export function gameWith(rest: Rest): TopWaffle {
  return {
    ...rest,
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
    moveText: (_state, move) => moveText(move),
    moveTextFor: (state, move, seat) => moveTextFor(state, move, seat),
    positionText: (state) => positionText(state),
    terms: () => [],
  };
}
