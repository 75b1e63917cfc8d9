/** What Buffet Boss can do, as the contract has it. */
import type { Game, Place } from '../core/contract.js';
import { CHARACTERS, SEAT_NAMES } from './components.js';
import { fate } from './fate.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText } from './notation.js';
import { positionText } from './position-text.js';
import { outcome, score } from './scoring.js';
import { viewFor } from './secrets.js';
import { OPTIONS, optionsOf, seatsOf, setup } from './setup.js';
import type { BuffetBossMove, BuffetBossState } from './state.js';

/** The game's own types; the states are plain data as in every game. */
export type BuffetBoss = Game<BuffetBossState, BuffetBossMove>;

/** What reads texts, and what bots ask for: a page on which people make moves by hand can do without. */
export type Rest = Pick<BuffetBoss, 'parsePosition' | 'parseMove' | 'placeEnd' | 'guess'>;

/** The game with the rest of it. */
export function gameWith(rest: Rest): BuffetBoss {
  return {
    ...rest,
    id: 'buffet-boss',
    title: 'Buffet Boss',
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
    touches: (state, move) => touches(state, move),
    moveText: (_state, move) => moveText(move),
    // Hidden cards are dealt at set-up, so all that the table shows is seen by all
    moveTextFor: (_state, move) => moveText(move),
    positionText: (state) => positionText(state),
    terms: () => [],
  };
}

/** Taking touches the food in the line, a rescue the piece beside the plate, adjusting the own plate. */
export function touches(state: BuffetBossState, move: BuffetBossMove): readonly Place[] {
  if (move.kind === 'take') return ['line:' + (state.line.indexOf(move.food) + 1).toString()];
  if (move.kind === 'save') return ['fallen:' + (move.index + 1).toString()];
  if (move.kind === 'adjust') return [SEAT_NAMES[state.turn] ?? ''];
  if (move.kind === 'first') return [SEAT_NAMES[move.seat] ?? ''];
  if (move.kind === 'reveal') return ['character:' + (CHARACTERS[move.card]?.id ?? '')];
  return move.kind === 'end' || move.kind === 'late' ? [move.kind] : [];
}
