/** What reasons are proved from. */
import type { BaseState, Game, Seat } from '../core/contract.js';
import type { Budget } from '../puzzle/proof.js';

/** The positions after a move of a seat (`worse`) and after a better one (`good`). */
export interface Proof<S extends BaseState, M> {
  readonly game: Game<S, M>;
  readonly budget: Budget;
  readonly seat: Seat;
  readonly worse: S;
  readonly good: S;
}
