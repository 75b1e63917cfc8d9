/** Buffet Boss as a `Game`. RULES.md next to this file lists the rules by id. */
import type { Game } from '../core/contract.js';
import { chanceMove } from './chance-move.js';
import { whyImpossible } from './impossible.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText, parseMove, scanPlace, placesOfMove } from './notation.js';
import { parsePosition, positionText } from './position.js';
import { outcome, score } from './scoring.js';
import { OPTIONS, optionsOf, seatsOf, setup, type BuffetBossMove, type BuffetBossState } from './state.js';
import { determinize, viewFor } from './view.js';

export type { BuffetBossMove, BuffetBossState } from './state.js';

/** Drafting and stacking for one to five players; chance decides how piles settle. */
export const buffetBoss: Game<BuffetBossState, BuffetBossMove> = {
  id: 'buffet-boss',
  title: 'Buffet Boss',
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
  determinize: (view, _seat, rng) => determinize(view, rng),
  whyImpossible: (state) => whyImpossible(state),
  placesOfMove: (state, move) => placesOfMove(state, move),
  moveText: (_state, move) => moveText(move),
  // Hidden cards are dealt at set-up, so every seat sees every chance move
  moveTextFor: (_state, move) => moveText(move),
  parseMove: (state, text) => parseMove(state, text),
  positionText: (state) => positionText(state),
  parsePosition: (text, options) => parsePosition(text, options),
  scanPlace: (text, offset) => scanPlace(text, offset),
  callouts: () => [],
};
