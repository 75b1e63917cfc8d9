/** Wins that nobody can prevent: a search through the rules that judges nothing and leaves nothing out. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';

/** Looks for forced wins of two sides that see everything. After `limit` moves played it gives up and says so. */
export class Forced<S extends BaseState, M> {
  private played = 0;
  /** The replies that refuted last, by their text: they are tried first. */
  private readonly killers: string[] = [];

  constructor(
    private readonly game: Game<S, M>,
    private readonly limit: number,
  ) {}

  /** Whether an answer is not to be trusted, because the search was given up. */
  get isSpent(): boolean {
    return this.played > this.limit;
  }

  /** The moves of `seat`, which is to move, after which it wins with at most `own` moves, this one among them. */
  wins(state: S, seat: Seat, own: number): readonly M[] {
    return this.game.legalMoves(state).filter((move) => this.winsBy(state, move, seat, own));
  }

  /** Whether a move of `seat` wins so. */
  winsBy(state: S, move: M, seat: Seat, own: number): boolean {
    const after = this.after(state, move);
    return after !== undefined && this.forces(after, seat, own - 1);
  }

  /** Whether `seat` wins with at most `own` moves more, whoever is to move. */
  forces(state: S, seat: Seat, own: number): boolean {
    const { game } = this;
    const outcome = game.outcome(state);
    if (outcome) return outcome.winners.includes(seat);
    const mover = game.toMove(state)[0];
    if (mover === undefined || mover < 0 || this.isSpent) return false;
    if (mover === seat) {
      if (own === 0) return false;
      const moves = game.legalMoves(state);
      // A win at once spares the look at all else
      const after = moves.map((move) => this.after(state, move));
      if (after.some((next) => next && game.outcome(next)?.winners.includes(seat) === true)) return true;
      return after.some((next) => next !== undefined && this.forces(next, seat, own - 1));
    }
    return this.holdsAgainstAll(state, seat, own);
  }

  private holdsAgainstAll(state: S, seat: Seat, own: number): boolean {
    const { game } = this;
    const moves = game.legalMoves(state);
    const killer = this.killers[own];
    const first = moves.find((move) => game.moveText(state, move) === killer);
    const ordered = first === undefined ? moves : [first, ...moves.filter((move) => move !== first)];
    for (const move of ordered) {
      const after = this.after(state, move);
      if (!after || this.forces(after, seat, own)) continue;
      this.killers[own] = game.moveText(state, move);
      return false;
    }
    return moves.length > 0;
  }

  private after(state: S, move: M): S | undefined {
    this.played++;
    const played = this.game.play(state, move);
    return played.ok ? played.value : undefined;
  }
}
