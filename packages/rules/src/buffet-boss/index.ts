/** Buffet Boss: the game as the contract has it. Rules by id are in RULES.md beside this file. */
import type { Game, Place } from '../core/contract.js';
import { CHARACTERS, SEAT_NAMES } from './components.js';
import { fate } from './fate.js';
import { legalMoves, play, toMove } from './moves.js';
import { moveText, parseMove, placeEnd } from './notation.js';
import { parsePosition, positionText } from './position.js';
import { outcome, score } from './scoring.js';
import { guess, viewFor } from './secrets.js';
import { OPTIONS, optionsOf, seatsOf, setup } from './setup.js';
import type { BuffetBossMove, BuffetBossState } from './state.js';

export type { BuffetBossMove, BuffetBossState } from './state.js';

/** Drafting and stacking for one to five; how piles settle is told by the table. */
export const buffetBoss: Game<BuffetBossState, BuffetBossMove> = {
  id: 'buffet-boss',
  title: 'Buffet Boss',
  options: OPTIONS,
  seats: seatsOf,
  setup,
  optionsOf: (state) => optionsOf(state.rules),
  toMove,
  legalMoves,
  fate,
  play,
  score,
  outcome,
  viewFor,
  guess: (view, _seat, rng) => guess(view, rng),
  touches,
  moveText: (_state, move) => moveText(move),
  // Hidden cards are dealt at set-up, so all that the table shows is seen by all
  moveTextFor: (_state, move) => moveText(move),
  parseMove,
  positionText,
  parsePosition,
  placeEnd,
  terms: () => [],
};

/** Taking touches the food in the line, a rescue the piece beside the plate, adjusting the own plate. */
function touches(state: BuffetBossState, move: BuffetBossMove): readonly Place[] {
  if (move.kind === 'take') return ['line:' + (state.line.indexOf(move.food) + 1).toString()];
  if (move.kind === 'save') return ['fallen:' + (move.index + 1).toString()];
  if (move.kind === 'adjust') return [SEAT_NAMES[state.turn] ?? ''];
  if (move.kind === 'first') return [SEAT_NAMES[move.seat] ?? ''];
  if (move.kind === 'reveal') return ['character:' + (CHARACTERS[move.card]?.id ?? '')];
  return move.kind === 'end' || move.kind === 'late' ? [move.kind] : [];
}
