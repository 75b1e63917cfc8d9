/**
 * The duel without options, without what it calls out on moves, without moves of the table, which has none, and without what
 * is wrong with texts and moves: all that a page needs until there is any of that.
 */
import type { Game } from '../core/contract.js';
import { asRead } from '../core/sides.js';
import { SEAT_NAMES } from './components.js';
import { landingOf, legalMoves, playLegal, toMove } from './moves.js';
import { moveText, placeEnd, positionText, readMove, readPosition } from './notation.js';
import { placesOf } from './conditions.js';
import { outcome, score } from './scoring.js';
import { setup, USUAL_RULES } from './setup.js';
import type { WaffleWarsMove, WaffleWarsState } from './state.js';

/**
 * Duel on the 6x6 waffle (WW-60): open information, no table moves, so every seat sees the whole state. Texts that are no
 * positions or moves, and moves that are not legal, are refused with `unread`.
 */
export const duel: Omit<Game<WaffleWarsState, WaffleWarsMove>, 'fate' | 'terms'> = {
  id: 'waffle-wars',
  title: 'Waffle Wars',
  options: [],
  seats: () => SEAT_NAMES,
  setup: (_options, seed) => setup(USUAL_RULES, seed),
  optionsOf: () => ({}),
  toMove: (state) => toMove(state),
  legalMoves: (state) => legalMoves(state),
  play: (state, move) => playLegal(state, move),
  score: (state) => score(state),
  outcome: (state) => outcome(state),
  viewFor: (state) => state,
  guess: (view) => view,
  touches: (_state, move) => placesOf(move.kind === 'place' ? [landingOf(move)] : move.path),
  moveText: (_state, move) => moveText(move),
  moveTextFor: (_state, move) => moveText(move),
  parseMove: (_state, text) => asRead(readMove(text)),
  positionText: (state) => positionText(state),
  parsePosition: (text) => asRead(readPosition(text, USUAL_RULES)),
  placeEnd: (text, offset) => placeEnd(text, offset),
};
