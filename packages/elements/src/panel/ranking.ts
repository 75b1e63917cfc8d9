/** The order of seats at the end of a game, by points and then by tie-breaks. */
import type { SeatScore } from '@griddle/rules/core/contract.js';
import { tieBetween } from '@griddle/rules/core/ties.js';

/** Below zero where the first is before the second; 0 where they share a place. */
function order(a: SeatScore, b: SeatScore): number {
  const differences = [b.total - a.total, ...b.ties.map((tie, at) => tie - (a.ties[at] ?? 0))];
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The scores, the best first. */
export function ranked(scores: readonly SeatScore[]): readonly SeatScore[] {
  return [...scores].sort(order);
}

/** The place of a seat, from 1. */
export function placeOf(score: SeatScore, scores: readonly SeatScore[]): number {
  return 1 + scores.filter((other) => order(other, score) < 0).length;
}

/** Returns how many tie-breaks separate a seat from those with equal points; all if they share a place. */
export function tiesThatDecide(score: SeatScore, scores: readonly SeatScore[]): number {
  const counts = scores.map((other) => {
    if (other === score || other.total !== score.total) return 0;
    const at = tieBetween(score, other);
    return at < 0 ? score.ties.length : at + 1;
  });
  return Math.max(...counts);
}
