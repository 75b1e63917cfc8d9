/** How hard foods are to stack, as tools/food-risks.ts measured it with a middling hand. */

/** Drops of each food on piles of up to six pieces, by index; of a hundred so many lost something. */
const FALLS: readonly number[] = [6, 12, 18, 1, 13, 7, 6, 11, 15, 14, 8, 13, 14, 18, 7, 18, 6, 12, 11, 4, 12];
/** By how much a food makes a pile higher, in 0.1 mm. */
const HIGHER: readonly number[] = [
  109, 62, 175, 125, 157, 117, 105, 170, 139, 110, 129, 158, 103, 133, 149, 135, 64, 131, 140, 176, 139,
];
/** Falls in a hundred by the pieces that lie on the plate before. */
const FALLS_ON: readonly number[] = [0, 4, 6, 12, 16, 19, 31];
const USUAL = 11;

/** The chance that something falls when a food is let go on a pile of so many pieces. */
export function riskOf(food: number, pieces: number): number {
  const on = FALLS_ON[Math.min(pieces, FALLS_ON.length - 1)] ?? 0;
  // Some fifty drops of a food tell half of the truth about it
  const relative = ((FALLS[food] ?? USUAL) + USUAL) / (2 * USUAL);
  return Math.min(0.9, (on / 100) * relative);
}

/** By how much a food is expected to make a pile higher, in 0.1 mm. */
export function higherBy(food: number): number {
  return HIGHER[food] ?? 0;
}
