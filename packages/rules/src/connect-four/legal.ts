/** Legal moves of Connect-4, and four in a row (WW-75). A move is a column, from 0. */
import type { GridSize } from '../core/grid.js';
import { mod } from '../core/math.js';
import { IN_A_ROW } from './components.js';
import type { ConnectFourState } from './state.js';

/** Columns that are not full, from the left; none when the game is over. */
export function legalMoves(state: ConnectFourState): readonly number[] {
  const moves: number[] = [];
  if (state.winner >= 0) return moves;
  const { width, height } = state.size;
  for (let column = 0; column < width; column++) {
    if ((state.board[(height - 1) * width + column] ?? 0) < 0) moves.push(column);
  }
  return moves;
}

/** The space on which a piece dropped into a column comes to lie; -1 when the column is full. */
export function landing(state: ConnectFourState, column: number): number {
  const { width, height } = state.size;
  for (let y = 0; y < height; y++) {
    const space = y * width + column;
    if ((state.board[space] ?? 0) < 0) return space;
  }
  return -1;
}

/** Whether four in a row of one side run through a space. */
export function makesFour(size: GridSize, board: readonly number[], space: number): boolean {
  return (
    run(size, board, space, 1, 0) >= IN_A_ROW ||
    run(size, board, space, 0, 1) >= IN_A_ROW ||
    run(size, board, space, 1, 1) >= IN_A_ROW ||
    run(size, board, space, 1, -1) >= IN_A_ROW
  );
}

/** Length of the run through a space along a direction and back. */
function run(size: GridSize, board: readonly number[], space: number, dx: number, dy: number): number {
  return 1 + reach(size, board, space, dx, dy) + reach(size, board, space, -dx, -dy);
}

function reach(size: GridSize, board: readonly number[], space: number, dx: number, dy: number): number {
  const { width, height } = size;
  const side = board[space];
  let x = mod(space, width) + dx;
  let y = Math.floor(space / width) + dy;
  let length = 0;
  while (x >= 0 && x < width && y >= 0 && y < height && board[y * width + x] === side) {
    length++;
    x += dx;
    y += dy;
  }
  return length;
}
