/** Which score a position of the book is likely to have: that of positions in which one piece lies elsewhere. */
import { columnBits, COLUMNS, highestOf, isLeft, keyOf, type Bits } from './board.js';
import { MOST } from './packed.js';

/** One score more, above any sum of scores. */
const ONE = 2 ** 20;

/** Nothing is known yet of any like it. */
const NO_LIKE = 99;

/** Scores by what is left of a position without the highest piece of a column, told apart by whose piece that is. */
export class Likely {
  /** Their number and their sum in one, a score counted from 0 on. */
  private readonly sums = new Map<number, number>();

  /** The mean, rounded, of the scores of all positions known that differ from this one in the place of one piece. */
  scoreOf(rests: readonly number[]): number {
    let all = 0;
    for (const rest of rests) all += this.sums.get(rest) ?? 0;
    const count = Math.floor(all / ONE);
    return count === 0 ? NO_LIKE : Math.round((all % ONE) / count) - MOST;
  }

  learn(rests: readonly number[], score: number): void {
    for (const rest of rests) this.sums.set(rest, (this.sums.get(rest) ?? 0) + ONE + score + MOST);
  }
}

/** What is left of a position without one piece, for each column. */
export function restsOf([left, right, allLeft, allRight]: Bits): readonly number[] {
  const rests: number[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const inLeft = isLeft(column);
    const last = highestOf((inLeft ? allLeft : allRight) & columnBits(column));
    if (last === 0) continue;
    const own = (inLeft ? left : right) & last;
    const rest: Bits = inLeft
      ? [left ^ own, right, allLeft ^ last, allRight]
      : [left, right ^ own, allLeft, allRight ^ last];
    rests.push(2 * keyOf(rest) + (own === 0 ? 0 : 1));
  }
  return rests;
}
