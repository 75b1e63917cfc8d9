/**
 * The boards of the table: the waffle, and plain ones of other sizes for games that use them. They are states of one object,
 * Tabletop Simulator's way of switching what an object is; the object says which one is on the table.
 */
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { BOARD } from '@griddle/rules/internal/waffle-wars/components.js';
import { BOARD_TAG, PIECE_TAG } from '../names.js';
import { SNAP_HEIGHT, spacePoint } from './layout.js';
import { builtBoards, isSameSize } from './sizes.js';

/** The game world, whose functions, unlike those of objects, are called without `self`. */
const world = Global as unknown as {
  readonly setSnapPoints: (this: void, points: readonly SnapPoint[]) => boolean;
};

/** Returns the size of the board on the table; the waffle's size if somebody has deleted the board. */
export function boardOnTable(): GridSize {
  const board = getObjectsWithTag(BOARD_TAG)[0];
  return (board === undefined ? undefined : builtBoards()[board.getStateId() - 1]) ?? BOARD;
}

/** Switches to the board of a size, and lets pieces snap to its spaces. */
export function layBoard(size: GridSize): void {
  const board = getObjectsWithTag(BOARD_TAG)[0];
  if (board === undefined || isSameSize(boardOnTable(), size)) return;
  board.setState(builtBoards().findIndex((other) => isSameSize(other, size)) + 1);
  world.setSnapPoints(snapPoints(size));
}

/** Returns a snap point in the middle of each space, for pieces only. */
function snapPoints(size: GridSize): SnapPoint[] {
  const points: SnapPoint[] = [];
  for (let space = 0; space < size.width * size.height; space++) {
    const position = spacePoint(space, SNAP_HEIGHT, size);
    points.push({ position, rotation: [0, 180, 0], rotation_snap: true, tags: [PIECE_TAG] });
  }
  return points;
}
