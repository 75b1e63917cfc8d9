/** Reasons that compare a number after a move with the same number after a better one. */
import type { ComparedKind, Reason, Result, Seat } from './contract.js';

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
 * Returns the first measure that speaks against the position after the move, `worse`; undefined if none does, if a stronger
 * one speaks for it (a weak reason does not outweigh it), or if one of the moves is refused.
 */
export function firstReason<S>(
  measures: readonly Measure<S>[],
  worse: Result<S, unknown>,
  good: Result<S, unknown>,
): Reason | undefined {
  if (!worse.ok || !good.ok) return undefined;
  for (const { kind, least, of, seat } of measures) {
    const count = of(worse.value);
    const than = of(good.value);
    const difference = kind.startsWith('lets-') ? count - than : than - count;
    if (difference >= least) return { kind, seat, count, than, move: '', lines: [] };
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
