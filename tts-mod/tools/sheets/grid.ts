/**
 * How every sheet of pictures is divided. All sheets are alike, so that one model, whose surface shows one cell, can wear
 * any of them: as many looks as there are sheets from one file.
 */

/** Cells in a row; the game takes at most 10. */
export const COLUMNS = 8;
/** Cells in a column; the game takes at most 7. */
export const ROWS = 7;
/** Side of a cell in pixels; a sheet is no larger than 4096 either way. */
export const CELL = 512;
/** Between a model's picture and the edge of its cell, in pixels: what stands next to it must not show at the rim. */
export const MARGIN = 8;

/** A part of a sheet, in cells. */
export interface Block {
  readonly column: number;
  readonly row: number;
  /** Cells each way. */
  readonly side: number;
}

/** The cell with a number, counted in rows from the upper left as the game counts cards. */
export function cellBlock(cell: number): Block {
  return { column: cell % COLUMNS, row: Math.floor(cell / COLUMNS), side: 1 };
}

/** Numbers of the cells that cards have; what is not named here or below holds pictures of single models. */
export const CARD_CELLS = 34;

/** What a model can be whose picture is one of several, by the blocks of a sheet that have pictures for it. */
export const SHAPES = {
  hex: [34, 35, 36, 40, 41, 42].map(cellBlock),
  disc: [43, 44, 48].map(cellBlock),
  plain: [52].map(cellBlock),
  board: [{ column: 5, row: 4, side: 3 }],
} as const satisfies Readonly<Record<string, readonly Block[]>>;

/** A shape that many things have. */
export type ModelShape = keyof typeof SHAPES;

/** Numbers of the cells of a block. */
export function cellsOf({ column, row, side }: Block): number[] {
  return Array.from({ length: side * side }, (_, i) => (row + Math.floor(i / side)) * COLUMNS + column + (i % side));
}

/** Left, top and side of a block's picture in pixels, without its margin. */
export function pixelsOf({ column, row, side }: Block, margin = 0): readonly [left: number, top: number, side: number] {
  return [column * CELL + margin, row * CELL + margin, side * CELL - 2 * margin];
}

/** Where a point of a picture is on its sheet, from 0 to 1 each way and upwards; so are the picture's own coordinates. */
export type PlaceOn = (u: number, v: number) => readonly [u: number, v: number];

/** Places of a block's picture. */
export function placesOn(block: Block): PlaceOn {
  const [left, top, side] = pixelsOf(block, MARGIN);
  return (u, v) => [(left + u * side) / (COLUMNS * CELL), 1 - (top + (1 - v) * side) / (ROWS * CELL)];
}
