/** How hard foods are to stack, as tools/food-risks.ts measured it with a middling hand. */

/** Drops of each food on piles of up to six pieces, by index; of a hundred so many lost something. */
const FALLS: readonly number[] = [11, 17, 5, 8, 23, 4, 10, 10, 20, 9, 8, 11, 14, 20, 14, 9, 0, 8, 15, 13, 8];
/** By how much a food makes a pile higher, in 0.1 mm. */
const HIGHER: readonly number[] = [
  119, 71, 170, 143, 120, 85, 125, 123, 125, 115, 100, 145, 140, 138, 106, 175, 82, 136, 139, 143, 145,
];
/** Falls in a hundred by the pieces that lie on the plate before. */
const FALLS_ON: readonly number[] = [0, 1, 8, 9, 18, 23, 35];
const USUAL = 11;

/** The chance that something falls when a food is let go on a pile of so many pieces. */
export function riskOf(food: number, pieces: number): number {
  const on = FALLS_ON[Math.min(pieces, FALLS_ON.length - 1)] ?? 0;
  // Some forty drops of a food tell half of the truth about it
  const relative = ((FALLS[food] ?? USUAL) + USUAL) / (2 * USUAL);
  return Math.min(0.9, (on / 100) * relative);
}

/** By how much a food is expected to make a pile higher, in 0.1 mm. */
export function higherBy(food: number): number {
  return HIGHER[food] ?? 0;
}
