/** Reasons, and what they are proved from. */
import type { BaseState, Game, Reason, ReasonKind, Seat } from '../core/contract.js';
import type { Budget } from '../puzzle/proof.js';

/** A reason without points. */
export function reason(kind: ReasonKind, seat: Seat, count = 0, move = ''): Reason {
  return { kind, seat, count, than: 0, move, lines: [] };
}

/** The positions after a move of a seat (`worse`) and after a better one (`good`). */
export interface Proof<S extends BaseState, M> {
  readonly game: Game<S, M>;
  readonly budget: Budget;
  readonly seat: Seat;
  readonly worse: S;
  readonly good: S;
}
