/** A player's supply: tiles by type with their counts, and the symbols of taken cards. */
import { outlineAt, edged } from '../marks.js';
import { scaled } from '../path-data.js';
import { group, path, short, type Group, type Point, type Shape, type ViewBox } from '../shapes.js';
import { numeral, SYMBOL_SHAPES } from './cards.js';
import { TILE, TILES } from './tiles.js';

/** The supply of one seat. */
export interface Belongings {
  readonly seat: number;
  /** Tiles left, by type. */
  readonly tiles: readonly number[];
  /** Symbols of the cards taken. */
  readonly symbols: readonly number[];
}

/** The distance between the middles of two stacks. */
const APART = 1.1;
/** The height of a row of small stacks, and of a row of symbols, which is close under its stacks. */
const SMALL_ROW = 0.7;
const SYMBOL_ROW = 0.44;
const CLOSER = 0.05;
/** The distance from the middles of the large stacks to the row under their counts. */
const UNDER = 1;

/** The middle of the stack of a type, of the seat to move. */
export function stackCentre(type: number): Point {
  return [type * APART, 0];
}

/** The part of the plane with all supplies: the large one above, the others and their symbols below. */
export function supplyBox(seats: number, symbols: boolean): ViewBox {
  const rows = (seats - 1) * SMALL_ROW + (symbols ? seats * SYMBOL_ROW : 0);
  return [-0.6, -0.62, 3 * APART + 1.2, 0.62 + UNDER + rows + 0.05];
}

/** The large stacks, pale where one is used up. */
export function stackGrounds(): Group {
  const ground = path(TILE, { fill: 'sea', stroke: 'sea-line', width: 0.03 });
  return group(
    'stacks',
    [0, 1, 2, 3].map((type) => group('stack', [ground], { at: stackCentre(type) })),
  );
}

/** The stack from which a tile is being taken. */
export function stackSelection(type: number): Group {
  return edged('selection', outlineAt([stackCentre(type)], TILE), 'select', 0.09);
}

/** A frame round the stack of a highlighted type. */
export function stackHighlight(type: number): Group {
  return edged('highlight', outlineAt([stackCentre(type)], TILE), 'note-2', 0.09);
}

function count(amount: number, x: number, y: number, size: number): Shape {
  const d = numeral(String(amount), 0, 0);
  return { ...scaled(group('count', [path(d, { stroke: 'ink', width: 0.04 })]), size), at: [x, y] };
}

/** The number of tiles left of each type, under the large stacks. */
export function stackCounts({ tiles }: Belongings): Group {
  return group(
    'counts',
    tiles.map((amount, type) => count(amount, type * APART, 0.73, 1.15)),
  );
}

function symbolRow({ symbols }: Belongings, y: number): Shape[] {
  return SYMBOL_SHAPES.flatMap((shape, symbol) => {
    const amount = symbols.filter((other) => other === symbol).length;
    const x = -0.32 + symbol * 0.68;
    return amount === 0 ? [] : [{ ...scaled(shape, 0.8), at: [x, y] as Point }, count(amount, x + 0.3, y, 0.9)];
  });
}

/** The supplies of the other seats, in turn order, and everybody's symbols, with a line above each seat's. */
export function otherSupplies(seats: readonly Belongings[], symbols: boolean): Group {
  const shapes: Shape[] = [];
  let y = UNDER;
  seats.forEach((owner, at) => {
    if (at > 0) {
      shapes.push(path(`M-.5 ${short(y)}h${short(3 * APART + 1)}`, { stroke: 'sea-line', width: 0.02 }));
      const middle = y + SMALL_ROW / 2;
      owner.tiles.forEach((amount, type) => {
        const tile = TILES[owner.seat * 4 + type];
        const x = type * APART;
        if (tile) shapes.push({ ...scaled(tile, 0.52), at: [x - 0.2, middle] }, count(amount, x + 0.22, middle, 1));
      });
      y += SMALL_ROW;
    }
    if (symbols) {
      shapes.push(...symbolRow(owner, y + SYMBOL_ROW / 2 - CLOSER));
      y += SYMBOL_ROW;
    }
  });
  return group('others', shapes);
}
