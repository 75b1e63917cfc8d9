/** A position of a game with strawberries and blueberries on a rectangular board, for a terminal. */
import { gridName, type GridSize } from '@griddle/rules/internal/core/grid.js';

/** The letters of the position text, so that reading one teaches the other. */
const PIECES = 'sb';
const OPEN = '.';

/** The board with its ranks and files. */
export function gridDrawing({ width, height }: GridSize, board: readonly number[]): string {
  const lines: string[] = [];
  for (let y = height - 1; y >= 0; y--) {
    const pieces = Array.from({ length: width }, (_unused, x) => PIECES.charAt(board[y * width + x] ?? -1) || OPEN);
    lines.push(`${(y + 1).toString()}  ${pieces.join(' ')}`);
  }
  const files = Array.from({ length: width }, (_unused, x) => gridName({ width, height }, x).charAt(0));
  return [...lines, `   ${files.join(' ')}`].join('\n');
}
