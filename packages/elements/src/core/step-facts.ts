/** What follows from a position by the rules of its game: worked out once, and kept with the position. */
import type { BaseState, Game, Outcome, Seat } from '@griddle/rules/core/contract.js';

/** The facts of one position. */
export interface StepFacts {
  /** Who may decide now, `TABLE` for the table; empty when the game is over. */
  readonly toMove: readonly Seat[];
  /** The first of them; undefined when the game is over. */
  readonly seatToMove: Seat | undefined;
  /** Undefined while the game goes on. */
  readonly outcome: Outcome | undefined;
}

/** Keeps the facts of the positions of one game as long as these exist. Positions never change, so nothing has to be reset. */
export class FactsByPosition<S extends BaseState, M> {
  readonly #known = new WeakMap<S, StepFacts>();

  constructor(private readonly rules: Game<S, M>) {}

  /** The facts of a position. */
  of(state: S): StepFacts {
    const known = this.#known.get(state);
    if (known) return known;
    const toMove = this.rules.toMove(state);
    const facts = { toMove, seatToMove: toMove[0], outcome: this.rules.outcome(state) };
    this.#known.set(state, facts);
    return facts;
  }
}
