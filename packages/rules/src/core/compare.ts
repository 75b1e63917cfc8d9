/** Reasons that compare a number after a move with the same number after a better one. */
import type { BaseState, ComparedKind, Game, Reason, ReasonKind, Seat } from './contract.js';

/** A reason; what its kind says without them may be left out. */
export function reason(kind: ReasonKind, seat: Seat, facts: Partial<Omit<Reason, 'kind' | 'seat'>> = {}): Reason {
  return { kind, seat, count: 0, than: 0, move: '', lines: [], ...facts };
}

/** A move of a seat (`played`) that was worse than another (`better`), and the position before and after each. */
export interface Compared<S, M = unknown> {
  readonly before: S;
  readonly played: M;
  readonly better: M;
  readonly worse: S;
  readonly good: S;
}

/** What the reasons of a game may use besides the positions. */
export interface Help<S extends BaseState, M> {
  readonly game: Game<S, M>;
  /**
   * Searches for the points that the turn can make, or the next one of a rival, up to the first card that is turned up.
   * `isNext`: whether a position belongs to a later turn, in games in which a seat may have two in a row.
   */
  readonly byPoints: (isNext?: (state: S) => boolean) => Reason | undefined;
}

/** Why a move of a game was worse: `reasonOf` of `reasons.ts` in the game's folder. The game goes on after both moves. */
export type ReasonOf<S extends BaseState, M> = (compared: Compared<S, M>, help: Help<S, M>) => Reason | undefined;

/** A number to compare: whose it is, and how to count it in a position. */
export interface Measure<S> {
  /** A kind with `lets-` is a reason if the number is larger after the move, any other if it is smaller. */
  readonly kind: ComparedKind;
  readonly seat: Seat;
  readonly of: (state: S) => number;
  /** The smallest difference that explains anything. */
  readonly least: number;
}

/**
 * Returns the first measure that speaks against the position after the worse move; undefined if none does, or if a stronger
 * one speaks for it (a weak reason does not outweigh it).
 */
export function firstReason<S>(
  measures: readonly Measure<S>[],
  { good, worse }: Pick<Compared<S>, 'good' | 'worse'>,
): Reason | undefined {
  for (const { kind, least, of, seat } of measures) {
    const count = of(worse);
    const than = of(good);
    const difference = kind.startsWith('lets-') ? count - than : than - count;
    if (difference >= least) return reason(kind, seat, { count, than });
    if (-difference >= least) return undefined;
  }
  return undefined;
}

/** The largest number of a list of at least one. */
export function largest(numbers: readonly number[]): number {
  let most = numbers[0] ?? 0;
  for (const one of numbers) if (one > most) most = one;
  return most;
}

/** The smallest number of a list of at least one. */
export function smallest(numbers: readonly number[]): number {
  return -largest(numbers.map((one) => -one));
}
