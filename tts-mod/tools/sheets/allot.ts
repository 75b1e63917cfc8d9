/** Allots every table's pictures to places on the sheets that all tables share. */
import type { Drawing } from '../textures.js';
import { CARD_CELLS, cellBlock, cellsOf, COLUMNS, ROWS, SHAPES, type Block, type ModelShape } from './grid.js';

/** Sheets with card faces; one more has the backs. */
const FACE_SHEETS = 6;
/** The sheet with the backs. */
export const BACKS = FACE_SHEETS;
/** Number of sheets. */
export const SHEETS = FACE_SHEETS + 1;

/** Where a card's face is, and on which sheet the same cell has its back. */
interface CardSpot {
  readonly kind: 'card';
  readonly sheet: number;
  readonly cell: number;
  readonly backSheet: number;
}

/** Where a model's picture is. */
export type ModelSpot =
  | { readonly kind: ModelShape; readonly sheet: number; readonly block: Block; readonly number: number }
  | {
      readonly kind: 'own';
      readonly sheet: number;
      readonly block: Block;
      /** Whether it is a board for which no block is left: its model is a square. */
      readonly isBoard?: boolean;
    };

/** Where a picture is. */
export type Spot = CardSpot | ModelSpot;

/** A picture at its place. */
export interface Printed {
  readonly sheet: number;
  readonly block: Block;
  readonly drawing: Drawing;
  /** Whether it keeps off the edge of its cell: models show the edge, while the game cuts cards. */
  readonly hasMargin: boolean;
}

/** All spots by picture name, and everything printed. */
export interface Allotment {
  readonly spots: Readonly<Record<string, Spot>>;
  readonly printed: readonly Printed[];
}

/** Assigns every picture a place. Throws if there are too few sheets, a fault of the build. */
export function allot(drawings: Readonly<Record<string, Drawing>>): Allotment {
  const spots: Record<string, Spot> = {};
  const printed: Printed[] = [];
  const print = (sheet: number, block: Block, drawing: Drawing, hasMargin: boolean): void => {
    printed.push({ sheet, block, drawing, hasMargin });
  };
  const all = Object.entries(drawings);
  let cell = 0;
  const take = (count: number): number => {
    cell += count;
    if (cell > CARD_CELLS) throw new Error(`Cards need ${cell} cells of each sheet and have ${CARD_CELLS}.`);
    return cell - count;
  };

  // Cards with the same back share cells; the same cell of the sheet of backs has that back
  for (const [back, cards] of familiesOf(all)) {
    const each = Math.ceil(cards.length / FACE_SHEETS);
    const first = take(each);
    for (let i = 0; i < each; i++) print(BACKS, cellBlock(first + i), back, false);
    cards.forEach(([name, drawing], i) => {
      const spot = { sheet: Math.floor(i / each), cell: first + (i % each) };
      spots[name] = { kind: 'card', ...spot, backSheet: BACKS };
      print(spot.sheet, cellBlock(spot.cell), drawing, false);
    });
  }

  // A card with its own back has it in the same cell of another sheet of faces
  const pairs = all.filter(([, { on }]) => on === 'pair');
  const perCell = FACE_SHEETS / 2;
  const first = take(Math.ceil(pairs.length / perCell));
  pairs.forEach(([name, drawing], i) => {
    const [own, sheet] = [first + Math.floor(i / perCell), 2 * (i % perCell)];
    spots[name] = { kind: 'card', sheet, cell: own, backSheet: sheet + 1 };
    print(sheet, cellBlock(own), drawing, false);
    print(sheet + 1, cellBlock(own), drawing.back ?? drawing, false);
  });

  const more: [string, Drawing][] = [];
  for (const kind of Object.keys(SHAPES) as ModelShape[]) {
    const blocks: readonly Block[] = SHAPES[kind];
    const own = all.filter(([, { on }]) => on === kind);
    const room = blocks.length * SHEETS;
    // Boards can make do with a single cell, where they are less sharp
    if (kind === 'board') more.push(...own.slice(room));
    else if (own.length > room)
      throw new Error(`There are ${own.length} pictures of kind ${kind} and room for ${room}.`);
    own.slice(0, room).forEach(([name, drawing], i) => {
      const [number, sheet] = [Math.floor(i / SHEETS), i % SHEETS];
      const block = blocks[number] ?? cellBlock(0);
      spots[name] = { kind, sheet, block, number };
      print(sheet, block, drawing, true);
    });
  }

  const free = freeCells(printed);
  for (const [name, drawing] of [...all.filter(([, { on }]) => on === 'own'), ...more]) {
    const next = free.shift();
    if (next === undefined) throw new Error('The sheets have no cell left for models of their own.');
    spots[name] = { kind: 'own', ...next, ...(drawing.on === 'board' && { isBoard: true }) };
    print(next.sheet, next.block, drawing, true);
  }
  return { spots, printed };
}

/** Groups cards by their backs. */
function familiesOf(all: readonly [string, Drawing][]): Map<Drawing, [string, Drawing][]> {
  const families = new Map<Drawing, [string, Drawing][]>();
  for (const [name, drawing] of all) {
    if (drawing.on !== 'card' || drawing.back === undefined) continue;
    const family = families.get(drawing.back);
    if (family === undefined) families.set(drawing.back, [[name, drawing]]);
    else family.push([name, drawing]);
  }
  return families;
}

/** Returns cells without a card or a shape, from the last sheet, which has the fewest faces. */
function freeCells(printed: readonly Printed[]): { sheet: number; block: Block }[] {
  const reserved = Object.values(SHAPES).flatMap((blocks) => blocks.flatMap(cellsOf));
  const free: { sheet: number; block: Block }[] = [];
  for (let sheet = SHEETS - 1; sheet >= 0; sheet--) {
    const taken = new Set(printed.filter((own) => own.sheet === sheet).flatMap(({ block }) => cellsOf(block)));
    for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
      if (!taken.has(cell) && !reserved.includes(cell)) free.push({ sheet, block: cellBlock(cell) });
    }
  }
  return free;
}
