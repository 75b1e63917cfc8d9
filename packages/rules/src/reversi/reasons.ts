/** Why a move of Reversi was worse: it gives a corner away, where a piece is never turned over (WW-76). */
import type { Reason } from '../core/contract.js';
import { gridName, type GridSize } from '../core/grid.js';
import { legalMoves, play } from './moves.js';
import { moveText } from './notation.js';
import { boardOf, type ReversiState } from './state.js';

/** The rival's corner after a move, where it can take none after the better one. */
export function reasonOf(before: ReversiState, played: number, better: number): Reason | undefined {
  const corner = cornersAfter(before, played)[0];
  if (corner === undefined || cornersAfter(before, better).length > 0) return undefined;
  return { kind: 'lets-corner', seat: 1 - before.turn, count: 0, move: corner, lines: [] };
}

/** The corners that the next side can take after a move, in notation. */
function cornersAfter(before: ReversiState, move: number): readonly string[] {
  const after = play(before, move);
  if (!after.ok || after.value.turn === before.turn) return [];
  const corners = cornersOf(boardOf(before.size));
  return legalMoves(after.value)
    .map((reply) => moveText(after.value, reply))
    .filter((name) => corners.includes(name));
}

function cornersOf(size: GridSize): readonly string[] {
  const last = size.width * size.height - 1;
  return [0, size.width - 1, last - size.width + 1, last].map((space) => gridName(size, space));
}
