/** Who is ahead in Waffle Wars: pieces, quadrants, win shapes and lines that may still become five. */
import { LINES } from '@griddle/rules/waffle-wars/components.js';
import { shapesIn } from '@griddle/rules/waffle-wars/conditions.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';

const PIECE = 1;
const QUADRANT = 4;
const SHAPE = 1;
const CONDITION = 200;
/** What a window of five is worth by the number of own pieces in it, none of the opponent's standing there. */
const WINDOW: readonly number[] = [0, 0.05, 0.2, 1, 5, 0];

/** Positive when the seat is ahead. */
export function evaluateWaffleWars(state: WaffleWarsState, seat: number): number {
  return worth(state, seat) - worth(state, 1 - seat);
}

function worth({ board, hands, owners, ranks }: WaffleWarsState, seat: number): number {
  let value = (hands[seat] ?? 0) * PIECE + (ranks[seat] ?? 0) * CONDITION;
  for (const piece of board) if (piece === seat) value += PIECE;
  owners.forEach((owner, quadrant) => {
    value += (owner === seat ? QUADRANT : 0) + shapesIn(board, quadrant, seat) * SHAPE;
  });
  for (const line of LINES) value += windows(board, line, seat);
  return value;
}

/** The windows of five on a line of five or six that only this seat stands in. */
function windows(board: readonly number[], line: readonly number[], seat: number): number {
  let value = 0;
  for (let start = 0; start + 5 <= line.length; start++) {
    let own = 0;
    for (let i = start; i < start + 5; i++) {
      const piece = board[line[i] ?? 0];
      if (piece === seat) own++;
      else if (piece !== -1) own = -5;
    }
    value += WINDOW[Math.max(0, own)] ?? 0;
  }
  return value;
}
