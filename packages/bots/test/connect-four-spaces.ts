/** Spaces of the waffle as the solver of Connect-4 has them: three columns in each of two halves of a board in bits. */

/** A space as halves: its bit on the left or on the right. */
export function bitOf(column: number, row: number): readonly [left: number, right: number] {
  const bit = 2 ** ((column % 3) * 7 + row);
  return column < 3 ? [bit, 0] : [0, bit];
}

/** Spaces such as `a1 b1` as halves. */
export function bitsOf(names: string): readonly [left: number, right: number] {
  let [left, right] = [0, 0];
  for (const name of names.split(' ').filter((one) => one !== '')) {
    const [l, r] = bitOf('abcdef'.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1);
    [left, right] = [left + l, right + r];
  }
  return [left, right];
}
