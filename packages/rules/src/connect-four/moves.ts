/** The moves of Connect-4: legal moves, refusals and the effect of a move (WW-75). */
import { err, ok, type Result, type RuleViolation } from '../core/contract.js';
import { gridName, type GridSize } from '../core/grid.js';
import { mod, withAt } from '../core/math.js';
import { IN_A_ROW, type ConnectFourState } from './state.js';

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

/** The space where a piece dropped into a column lands; -1 when the column is full. */
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

/** The length of the run through a space along a direction, both ways. */
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

/** The reason why a move is illegal. */
function violationOf({ winner, open, size }: ConnectFourState, column: number): RuleViolation {
  if (winner >= 0 || open === 0) return { rule: 'WW-75', code: 'game-over', places: [] };
  const top = gridName(size, (size.height - 1) * size.width + column);
  return { rule: 'WW-75', code: 'column-full', places: [top] };
}

/** Drops a piece into a column; refused once the game is over, and in a full column. */
export function play(state: ConnectFourState, column: number): Result<ConnectFourState, RuleViolation> {
  const space = landing(state, column);
  if (state.winner >= 0 || space < 0) return err(violationOf(state, column));
  const { rng, size, turn } = state;
  const board = withAt(state.board, space, turn);
  const winner = makesFour(size, board, space) ? turn : -1;
  return ok({ rng, size, board, turn: 1 - turn, winner, open: state.open - 1 });
}
