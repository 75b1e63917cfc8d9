/** What a position of Connect-4 is worth to a side. */
import { IN_A_ROW } from '@griddle/rules/internal/connect-four/state.js';
import type { ConnectFourState } from '@griddle/rules/connect-four/index.js';
import type { Seat } from '@griddle/rules/core/contract.js';

/** Pieces in a line of four that holds nobody else's, by their number. */
const IN_LINE = [0, 1, 4, 16, 0];
const WAYS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** Lines that may still become four of one's own, less the opponent's. */
export function evaluateConnectFour({ size: { width, height }, board }: ConnectFourState, seat: Seat): number {
  let worth = 0;
  for (let space = 0; space < board.length; space++) {
    const x = space % width;
    const y = Math.floor(space / width);
    for (const [dx, dy] of WAYS) {
      const [endX, endY] = [x + (IN_A_ROW - 1) * dx, y + (IN_A_ROW - 1) * dy];
      if (endX >= width || endY >= height || endY < 0) continue;
      worth += lineWorth(board, space, dy * width + dx, seat);
    }
  }
  return worth;
}

/** A line of four from a space on, by the distance between its spaces. */
function lineWorth(board: readonly number[], start: number, step: number, seat: Seat): number {
  let own = 0;
  let theirs = 0;
  for (let i = 0; i < IN_A_ROW; i++) {
    const piece = board[start + i * step];
    if (piece === seat) own++;
    else if (piece === 1 - seat) theirs++;
  }
  if (theirs === 0) return IN_LINE[own] ?? 0;
  return own === 0 ? -(IN_LINE[theirs] ?? 0) : 0;
}
