/**
 * Expected final points of each seat of Waddle Waddle: a sum of the features of its groups, tiles and cards, weighed by
 * how many tiles are still to come. tools/waddle-waddle-weights.ts found the weights in games of the bots against
 * themselves.
 */
import type { Board } from './board.js';
import { FEATURE, FEATURES, features, findFeatures, TILES } from './features.js';
import { WEIGHTS } from './weights.js';

/** The factors of a feature: 1, the share of the seat's tiles still to come, and its square. */
export const POWERS = 3;
/** The number of weights: for the seat that is next, and for those that wait. */
export const NUMBERS = 2 * FEATURES * POWERS;
/** The features that are current points. */
export const POINTS: readonly number[] = [FEATURE.groupPoints, FEATURE.setPoints, FEATURE.parentPoints];

/** An evaluation of positions: the expected final points of each seat. */
export type Judge = (board: Board) => readonly number[];

/** The prospects of each seat when the turn of the seat to move is over. */
export const prospects: Judge = (board) => prospectsBy(WEIGHTS, board);

/** The same evaluation with other weights. */
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

/** The current points of each seat. */
export function pointsOf(board: Board): readonly number[] {
  findFeatures(board);
  return board.left.map((_left, seat) => {
    const at = seat * FEATURES;
    return POINTS.reduce((sum, feature) => sum + (features[at + feature] ?? 0), 0);
  });
}

// The result of a finished game of Waddle Waddle, on the bots' board.

/** The bonus for a win on top of its points: more than any expected points. */
const FOR_A_WIN = 200;
/** More than the number of cards, groups or tiles. */
const MANY = 100;

/** The points of each seat, with a large bonus for winners (WD-30: ties by cards, groups, the largest group). */
export function standings(board: Board): readonly number[] {
  const points = pointsOf(board);
  const ranks = points.map((total, seat) => {
    const at = seat * FEATURES;
    const groups = features[at + FEATURE.groups] ?? 0;
    const largest = features[at + FEATURE.largest] ?? 0;
    let cards = 0;
    if (board.rules.modules >= 2) for (const count of board.taken[seat] ?? []) cards += count;
    return ((total * MANY + cards) * MANY + groups) * MANY + largest;
  });
  const most = Math.max(...ranks);
  return points.map((total, seat) => total + (ranks[seat] === most ? FOR_A_WIN : 0));
}
