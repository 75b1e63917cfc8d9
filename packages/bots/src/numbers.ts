/**
 * Exponentials and logarithms by sums and products only. `Math.exp` and `Math.log` may differ between machines in the
 * last bit; where two moves are nearly equal, that bit would change the game. The four operations and `Math.sqrt` are
 * exact to the last bit everywhere.
 */

const LN2 = 0.6931471805599453;
/** Powers of two in range: e to plus or minus 44. */
const REACH = 64;

const POWERS: readonly number[] = powers();

function powers(): readonly number[] {
  const list = new Array<number>(2 * REACH + 1).fill(1);
  for (let at = 1; at <= REACH; at++) {
    list[REACH + at] = 2 * (list[REACH + at - 1] ?? 1);
    list[REACH - at] = (list[REACH - at + 1] ?? 1) / 2;
  }
  return list;
}

/** e to the power of x, right to some 15 digits; x beyond plus or minus 44 is limited to that. */
export function exp(x: number): number {
  const twos = Math.max(-REACH, Math.min(REACH, Math.round(x / LN2)));
  const r = Math.max(-LN2, Math.min(LN2, x - twos * LN2));
  let sum = 1;
  // The series from its far end: 1 + r (1 + r/2 (1 + r/3 ...
  for (let n = 14; n > 0; n--) sum = 1 + (sum * r) / n;
  return sum * (POWERS[REACH + twos] ?? 1);
}

/** The natural logarithm of a number above 0, right to some 15 digits. */
export function log(x: number): number {
  let twos = 0;
  let rest = x;
  for (; rest > 1.5; rest /= 2) twos++;
  for (; rest < 0.75; rest *= 2) twos--;
  // 2 artanh of this, whose series goes down by its square, at most 1/25
  const y = (rest - 1) / (rest + 1);
  const square = y * y;
  let sum = 0;
  for (let n = 25; n > 0; n -= 2) sum = sum * square + 1 / n;
  return twos * LN2 + 2 * y * sum;
}

/** The chance for odds given as their logarithm: 0.5 at 0. */
export function chanceOfOdds(odds: number): number {
  return 1 / (1 + exp(-odds));
}
