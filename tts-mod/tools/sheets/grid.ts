/**
 * How a sheet of pictures is divided into square cells. A model shows the same cell of any sheet with the same grid, so one model
 * file gives as many looks as there are such sheets.
 */

/** Cells of a sheet. Powers of two, as graphics cards like the sides of textures. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Side of a cell in pixels. */
export const CELL = 512;
/** Longest side of a sheet in pixels. */
export const LONGEST = 4096;
/** Most columns of a sheet that has cards, for the game. */
export const MOST_COLUMNS = 10;
/** Most rows of a sheet that has cards, for the game. */
export const MOST_ROWS = 7;
/** Margin between a model's picture and the edge of its cell, in pixels, so that neighbours do not show at the rim. */
export const MARGIN = 8;

/** A square part of a sheet, in cells; the block of a board may end between two cells. */
export interface Block {
  readonly column: number;
  readonly row: number;
  /** Cells each way. */
  readonly side: number;
}

/** Returns the cell with a number, counted in rows from the upper left as the game counts cards. */
export function cellBlock({ columns }: Grid, cell: number): Block {
  return { column: cell % columns, row: Math.floor(cell / columns), side: 1 };
}

/** A shape shared by many things. */
export type ModelShape = 'plain' | 'hex' | 'disc' | 'board';

/** Returns the numbers of the cells that a block touches. */
export function cellsOf({ columns }: Grid, { column, row, side }: Block): number[] {
  const cells: number[] = [];
  for (let y = Math.floor(row); y < row + side; y++) {
    for (let x = Math.floor(column); x < column + side; x++) cells.push(y * columns + x);
  }
  return cells;
}

/** Returns left, top and side of a block's picture in pixels, without its margin. */
export function pixelsOf({ column, row, side }: Block, margin = 0): readonly [left: number, top: number, side: number] {
  return [column * CELL + margin, row * CELL + margin, side * CELL - 2 * margin];
}

/** Maps a point of a picture to its sheet; both use coordinates from 0 to 1, with v upwards. */
export type PlaceOn = (u: number, v: number) => readonly [u: number, v: number];

/** Returns the mapping for a block's picture. */
export function placesOn({ columns, rows }: Grid, block: Block): PlaceOn {
  const [left, top, side] = pixelsOf(block, MARGIN);
  return (u, v) => [(left + u * side) / (columns * CELL), 1 - (top + (1 - v) * side) / (rows * CELL)];
}
