/** Positions that Waffle Wars cannot have (WW-3). */
import type { RuleViolation } from '../core/contract.js';
import { piecesBySide, tooManyPieces } from '../core/impossible.js';
import type { WaffleWarsState } from './modes/state.js';

/** More pieces of a side on the waffle than it starts with. Hands are not added: arranged positions often leave them full. */
export function whyImpossible({ board, rules }: WaffleWarsState): RuleViolation | undefined {
  return tooManyPieces('WW-3', piecesBySide(board), rules.hand);
}
