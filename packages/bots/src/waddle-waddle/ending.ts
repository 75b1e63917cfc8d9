/** How a finished game of Waddle Waddle stands, on the board of the bots. */
import type { Board } from './board.js';
import { FEATURE, FEATURES, features } from './features.js';
import { pointsOf } from './judge.js';

/** What a win is worth beside the points by which it is won: more than any hopes. */
const FOR_A_WIN = 200;
/** More than there are cards, groups or tiles. */
const MANY = 100;

/** The points of each seat, with many more for those that have won (WD-30: ties by cards, groups, the largest group). */
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
