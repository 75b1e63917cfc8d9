/** The tree of moves as rows: the number before each move, and its variations. */
import { numberOf, type AnyStep } from '#core';

/** A move with what stands around it. */
export interface Row {
  readonly step: AnyStep;
  /** `3.` where a round opens, `3...` where its later moves stand alone; empty where it was just written. */
  readonly number: string;
  /** Other moves in its place, each the beginning of a line of its own. */
  readonly variations: readonly AnyStep[];
}

/** The rows of the line that begins with a step; lines that leave it together with its first move are not its own. */
export function rowsFrom(first: AnyStep): readonly Row[] {
  const rows: Row[] = [];
  let isBroken = true;
  for (let step: AnyStep | undefined = first; step; step = step.next[0]) {
    const variations = isVariation(step) ? [] : (step.parent?.next.slice(1) ?? []);
    rows.push({ step, number: numberOf(step, isBroken), variations });
    isBroken = variations.length > 0 || step.after.some(({ text }) => text !== '');
  }
  return rows;
}

/** Whether a step is the first of a line that leaves another. */
export function isVariation(step: AnyStep): boolean {
  return step.parent !== undefined && step.parent.next[0] !== step;
}
