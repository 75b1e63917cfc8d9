/** What `show` tells of a game with strawberries and blueberries on a board: where each side's pieces stand. */
import { gridName, type GridSize } from '@griddle/rules/internal/core/grid.js';
import { SIDE_NAMES } from '@griddle/rules/internal/core/grid-game.js';

/** The facts as programs read them. */
interface GridFacts {
  /** By seat, the spaces its pieces stand on, from a1 along the ranks. */
  readonly pieces: Readonly<Record<string, readonly string[]>>;
}

/** The facts of a position for `show --json`: whose pieces stand where. */
export function gridFacts(size: GridSize, board: readonly number[]): GridFacts {
  const spacesOf = (seat: number): string[] =>
    board.flatMap((piece, space) => (piece === seat ? [gridName(size, space)] : []));
  return { pieces: Object.fromEntries(SIDE_NAMES.map((name, seat) => [name, spacesOf(seat)])) };
}
