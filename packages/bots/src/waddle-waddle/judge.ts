/**
 * What each seat of Waddle Waddle may hope to have in the end: a sum of how its groups, tiles and cards stand, weighed by
 * how many tiles are to come. tools/waddle-waddle-weights.ts found the weights in games of the bots against themselves.
 */
import { FEATURE, FEATURES, features, findFeatures, TILES } from './features.js';
import { WEIGHTS } from './weights.js';
import type { Board } from './board.js';

/** What weighs a number: 1, the share of the seat's tiles that is to come, and its square. */
export const POWERS = 3;
/** How many weights there are: for the seat that is next, and for those that wait. */
export const NUMBERS = 2 * FEATURES * POWERS;
/** The numbers that are points as they stand. */
export const POINTS: readonly number[] = [FEATURE.groupPoints, FEATURE.setPoints, FEATURE.parentPoints];

/** A judge of positions: what each seat may hope for. */
export type Judge = (board: Board) => readonly number[];

/** What each seat may hope for, for the turn of the seat to move being over. */
export const prospects: Judge = (board) => prospectsBy(WEIGHTS, board);

/** The same by other weights. */
export function prospectsBy(weights: readonly number[], board: Board): readonly number[] {
  findFeatures(board);
  const sums: number[] = [];
  const next = (board.turn + 1) % board.seats;
  for (let seat = 0; seat < board.seats; seat++) {
    const share = (board.left[seat] ?? 0) / TILES;
    let at = seat === next ? 0 : FEATURES * POWERS;
    let sum = 0;
    for (let feature = 0; feature < FEATURES; feature++) {
      const weight = (weights[at] ?? 0) + share * ((weights[at + 1] ?? 0) + share * (weights[at + 2] ?? 0));
      sum += weight * (features[seat * FEATURES + feature] ?? 0);
      at += POWERS;
    }
    sums.push(sum);
  }
  return sums;
}

/** The points of each seat as they stand. */
export function pointsOf(board: Board): readonly number[] {
  findFeatures(board);
  return board.left.map((_left, seat) => {
    const at = seat * FEATURES;
    return POINTS.reduce((sum, feature) => sum + (features[at + feature] ?? 0), 0);
  });
}
