/**
 * How every sheet of pictures is divided. All sheets have the same grid, so that one model, whose surface shows one cell, works
 * with any sheet: one model file gives as many looks as there are sheets.
 */

/** Cells in a row; the game takes at most 10. */
export const COLUMNS = 8;
/** Cells in a column; the game takes at most 7. */
export const ROWS = 7;
/** Side of a cell in pixels; a sheet is no larger than 4096 either way. */
export const CELL = 512;
/** Margin between a model's picture and the edge of its cell, in pixels, so that neighbours do not show at the rim. */
export const MARGIN = 8;

/** A part of a sheet, in cells. */
export interface Block {
  readonly column: number;
  readonly row: number;
  /** Cells each way. */
  readonly side: number;
}

/** Returns the cell with a number, counted in rows from the upper left as the game counts cards. */
export function cellBlock(cell: number): Block {
  return { column: cell % COLUMNS, row: Math.floor(cell / COLUMNS), side: 1 };
}

/** Number of cells for cards; cells not reserved here or below hold pictures of single models. */
export const CARD_CELLS = 34;

/** Shared model shapes, with the blocks of a sheet reserved for their pictures. */
export const SHAPES = {
  hex: [34, 35, 36, 40, 41, 42].map(cellBlock),
  disc: [43, 44, 48].map(cellBlock),
  plain: [52].map(cellBlock),
  board: [{ column: 5, row: 4, side: 3 }],
} as const satisfies Readonly<Record<string, readonly Block[]>>;

/** A shape shared by many things. */
export type ModelShape = keyof typeof SHAPES;

/** Returns the numbers of the cells of a block. */
export function cellsOf({ column, row, side }: Block): number[] {
  return Array.from({ length: side * side }, (_, i) => (row + Math.floor(i / side)) * COLUMNS + column + (i % side));
}

/** Returns left, top and side of a block's picture in pixels, without its margin. */
export function pixelsOf({ column, row, side }: Block, margin = 0): readonly [left: number, top: number, side: number] {
  return [column * CELL + margin, row * CELL + margin, side * CELL - 2 * margin];
}

/** Maps a point of a picture to its sheet; both use coordinates from 0 to 1, with v upwards. */
export type PlaceOn = (u: number, v: number) => readonly [u: number, v: number];

/** Returns the mapping for a block's picture. */
export function placesOn(block: Block): PlaceOn {
  const [left, top, side] = pixelsOf(block, MARGIN);
  return (u, v) => [(left + u * side) / (COLUMNS * CELL), 1 - (top + (1 - v) * side) / (ROWS * CELL)];
}
