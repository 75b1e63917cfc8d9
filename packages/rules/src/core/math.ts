/** The remainder with the sign of the divisor, because Lua and JavaScript disagree on `%` of negative numbers. */
export function mod(a: number, n: number): number {
  return a - Math.floor(a / n) * n;
}

/** A copy of the list with one element replaced. */
export function withAt<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}
