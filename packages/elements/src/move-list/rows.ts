/** The tree of moves as it is written down: which number stands before a move, and which lines leave it. */
import type { AnyStep } from '../core/table.js';

/** A move with what stands around it. */
export interface Row {
  readonly step: AnyStep;
  /** `3.` where a round opens, `3…` where its later moves stand alone; empty where the number was just written. */
  readonly number: string;
  readonly round: number;
  /** Other moves in its place, each the beginning of a line of its own. */
  readonly others: readonly AnyStep[];
}

/** How far the rounds have come before a move. */
interface Count {
  readonly round: number;
  readonly seat: number;
}

/** The rows of the line that begins with a step; what branches off from its first move is not looked at there. */
export function rowsFrom(first: AnyStep): Row[] {
  const rows: Row[] = [];
  let count = countAt(first.parent);
  let broken = true;
  for (let step: AnyStep | undefined = first; step; step = step.next[0]) {
    const opens = step.seat >= 0 && (count.seat < 0 || step.seat < count.seat);
    if (step.seat >= 0) count = { round: count.round + (opens ? 1 : 0), seat: step.seat };
    const others = step === first && first !== first.parent?.next[0] ? [] : (step.parent?.next.slice(1) ?? []);
    const number = opens ? `${count.round}.` : broken && step.seat >= 0 ? `${count.round}…` : '';
    rows.push({ step, number, round: count.round, others });
    broken = others.length > 0 || step.after.some(({ text }) => text !== '');
  }
  return rows;
}

/** Rounds up to and with a step, counted as records do (see `roundOf` of `@griddle/rules/replay`). */
function countAt(step: AnyStep | undefined): Count {
  const seats: number[] = [];
  for (let now = step; now; now = now.parent) if (now.seat >= 0) seats.unshift(now.seat);
  let count: Count = { round: 0, seat: -1 };
  for (const seat of seats) count = { round: count.round + (count.seat < 0 || seat < count.seat ? 1 : 0), seat };
  return count;
}
