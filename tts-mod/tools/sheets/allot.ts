/** Allots the pictures of a table to places on its own sheets, so that a game loads no other game's pictures. */
import type { Drawing } from '../textures.js';
import {
  CELL,
  cellBlock,
  cellsOf,
  LONGEST,
  MOST_COLUMNS,
  MOST_ROWS,
  type Block,
  type Grid,
  type ModelShape,
} from './grid.js';

/** The sheets of a table: their grid, and how many there are. */
export interface SheetPlan extends Grid {
  readonly count: number;
}

/** Where a card's face is, and the sheet of its back. */
export interface CardSpot {
  readonly kind: 'card';
  readonly sheet: string;
  readonly grid: Grid;
  readonly cell: number;
  readonly back: string;
  /** Whether its back is the same cell of a sheet with the same grid; otherwise the other sheet is all back. */
  readonly hasOwnBack: boolean;
}

/** Where a model's picture is. */
export interface ModelSpot {
  readonly kind: ModelShape | 'own';
  readonly sheet: string;
  readonly grid: Grid;
  readonly block: Block;
}

/** Where a picture is. */
type Spot = CardSpot | ModelSpot;

/** A picture at its place. */
export interface Printed {
  readonly sheet: string;
  readonly block: Block;
  readonly drawing: Drawing;
  /** Whether it keeps off the edge of its cell: models show the edge, while the game cuts cards. */
  readonly hasMargin: boolean;
}

/** The grids of sheets by name, all spots by picture name, and everything printed. */
export interface Allotment {
  readonly sheets: Readonly<Record<string, Grid>>;
  readonly spots: Readonly<Record<string, Spot>>;
  readonly printed: readonly Printed[];
}

/** The grid of a sheet that is the back of all cards of a family. */
const ONE_CELL: Grid = { columns: 1, rows: 1 };
/** Largest side of a board's block, in cells. */
const LARGEST_BOARD = 3;
/** Shapes that take one cell, in the order in which cells are given to them. */
const SMALL_SHAPES = ['plain', 'hex', 'disc'] as const;

/** Pictures with their names. */
type Named = readonly (readonly [name: string, drawing: Drawing])[];

/** There is no cell left. */
class NoRoom extends Error {}

/**
 * Assigns every picture of a table a place, with boards as large as there is room. Throws if the sheets are too few or have
 * sides that the game or a graphics card does not take, a fault of the build.
 */
export function allot(table: string, drawings: Readonly<Record<string, Drawing>>, plan: SheetPlan): Allotment {
  const all = Object.entries(drawings);
  if (all.length === 0) return { sheets: {}, spots: {}, printed: [] };
  const { columns, rows } = plan;
  const hasCards = all.some(([, { on }]) => on === 'card' || on === 'pair');
  if (![columns, rows].every((cells) => Number.isInteger(Math.log2(cells)) && cells * CELL <= LONGEST))
    throw new Error(
      `${table}: the sides of a sheet of ${columns} x ${rows} cells are no powers of two up to ${LONGEST}.`,
    );
  if (hasCards && (columns > MOST_COLUMNS || rows > MOST_ROWS))
    throw new Error(`${table}: the game has no cards on sheets of ${columns} x ${rows} cells.`);
  for (const side of boardSides(plan)) {
    try {
      return allotWith(table, all, plan, side);
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error;
    }
  }
  throw new Error(`${table}: sheets for ${all.length} pictures are too few (${plan.count}).`);
}

/** Returns the sides to try for boards, in cells, the largest first. */
function boardSides({ columns, rows }: Grid): number[] {
  const cells = Math.min(columns, rows);
  const even = Array.from({ length: cells }, (_, i) => cells / (i + 1));
  return [Math.min(LARGEST_BOARD, cells), ...even.filter((side) => side < LARGEST_BOARD)];
}

/** Assigns places, with boards of a side in cells. */
function allotWith(table: string, all: Named, { count, ...grid }: SheetPlan, side: number): Allotment {
  const names = Array.from({ length: count }, (_, i) => `${table}-${i + 1}`);
  const sheets: Record<string, Grid> = Object.fromEntries(names.map((name) => [name, grid]));
  const spots: Record<string, Spot> = {};
  const printed: Printed[] = [];
  const taken = new Map(names.map((name) => [name, new Set<number>()]));
  const print = (sheet: string, block: Block, drawing: Drawing, hasMargin: boolean): void => {
    for (const cell of cellsOf(grid, block)) taken.get(sheet)?.add(cell);
    printed.push({ sheet, block, drawing, hasMargin });
  };
  const freeCell = (some: readonly string[]): number | undefined =>
    Array.from({ length: grid.columns * grid.rows }, (_, cell) => cell).find(
      (cell) => !some.some((sheet) => taken.get(sheet)?.has(cell)),
    );
  /** Returns the first cell that is free on all of some sheets. */
  const cellOn = (some: readonly string[]): number => {
    const cell = freeCell(some);
    if (cell === undefined || some.length === 0) throw new NoRoom();
    return cell;
  };
  /** Returns the first sheet with a free cell. */
  const sheetWithRoom = (): string => {
    const sheet = names.find((name) => freeCell([name]) !== undefined);
    if (sheet === undefined) throw new NoRoom();
    return sheet;
  };
  const show = (kind: ModelSpot['kind'], sheet: string, block: Block, [name, drawing]: Named[number]): void => {
    spots[name] = { kind, sheet, grid, block };
    print(sheet, block, drawing, true);
  };

  const boards = all.filter(([, { on }]) => on === 'board');
  const blocks = boardBlocks(grid, side);
  boards.forEach((own, i) => {
    const block = blocks[Math.floor(i / count)];
    if (block === undefined) throw new NoRoom();
    show('board', names[i % count] ?? '', block, own);
  });

  // One model shows the same cell of each sheet
  for (const kind of SMALL_SHAPES) {
    const own = all.filter(([, { on }]) => on === kind);
    for (let i = 0; i < own.length; i += count) {
      const block = cellBlock(grid, cellOn(names));
      own.slice(i, i + count).forEach((one, j) => show(kind, names[j] ?? '', block, one));
    }
  }

  // A card with its own back has it in the same cell of the next sheet
  const twos = names.flatMap((sheet, i) =>
    i % 2 === 0 && i + 1 < count ? [[sheet, names[i + 1] ?? ''] as const] : [],
  );
  all
    .filter(([, { on }]) => on === 'pair')
    .forEach(([name, drawing], i) => {
      const [sheet, back] = twos[i % twos.length] ?? ['', ''];
      const cell = cellOn([sheet, back]);
      spots[name] = { kind: 'card', sheet, grid, cell, back, hasOwnBack: true };
      print(sheet, cellBlock(grid, cell), drawing, false);
      print(back, cellBlock(grid, cell), drawing.back ?? drawing, false);
    });

  for (const own of all.filter(([, { on }]) => on === 'own')) {
    const sheet = sheetWithRoom();
    show('own', sheet, cellBlock(grid, cellOn([sheet])), own);
  }

  // Cards with the same back share a small sheet that is all back
  const backs = new Map<Drawing, string>();
  for (const [name, drawing] of all) {
    if (drawing.on !== 'card' || drawing.back === undefined) continue;
    let back = backs.get(drawing.back);
    if (back === undefined) {
      back = `${table}-back-${backs.size + 1}`;
      backs.set(drawing.back, back);
      sheets[back] = ONE_CELL;
      printed.push({ sheet: back, block: cellBlock(ONE_CELL, 0), drawing: drawing.back, hasMargin: false });
    }
    const sheet = sheetWithRoom();
    const cell = cellOn([sheet]);
    spots[name] = { kind: 'card', sheet, grid, cell, back, hasOwnBack: false };
    print(sheet, cellBlock(grid, cell), drawing, false);
  }
  return { sheets, spots, printed };
}

/**
 * Returns the blocks of a sheet for boards of a side in cells, in rows from the lower right, so that other shapes have the same
 * first cells on all sheets with the same grid.
 */
function boardBlocks({ columns, rows }: Grid, side: number): Block[] {
  // A side such as 8/7 fits in seven times, however it is rounded
  const [inRow, inColumn] = [columns, rows].map((cells) => Math.floor(cells / side + 1e-6));
  return Array.from({ length: (inRow ?? 0) * (inColumn ?? 0) }, (_, i) => {
    const [x, y] = [1 + (i % (inRow ?? 1)), 1 + Math.floor(i / (inRow ?? 1))];
    return { column: Math.max(0, columns - x * side), row: Math.max(0, rows - y * side), side };
  });
}
