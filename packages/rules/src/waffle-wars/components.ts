/**
 * The waffle's spaces, quadrants, win shapes, lines of five and jumps, as tables of whole numbers.
 *
 * A space is a number from 0 (a1) to 35 (f6): six times the rank plus the file. Coordinates `x` and `y` are file and
 * rank from 0. The game has no cards, so there is no house data here (WW-1).
 */
import { EIGHT_WAYS, gridName, gridStep } from '../core/grid.js';
import type { GridSize } from '../core/grid.js';
import { mod } from '../core/math.js';
import { SIDE_NAMES } from '../core/grid-game.js';

/** Spaces along one side of the waffle. */
export const SIZE = 6;
/** The waffle as a grid. */
export const BOARD: GridSize = { width: SIZE, height: SIZE };
/** Number of spaces on the waffle. */
export const SPACES = 36;
/** Spaces along one side of a quadrant. */
const QUARTER = 3;

/** The side that moves first (WW-2). */
export const STRAWBERRIES = 0;
/** The other side. */
export const BLUEBERRIES = 1;
/** An open space in `board`; an unowned quadrant in `owners`. */
export const NOBODY = -1;
/** A quadrant in civil war (WW-15). */
export const WAR = 2;

/** Names of the seats, in turn order (WW-2). */
export const SEAT_NAMES: readonly string[] = SIDE_NAMES;

/** Names of the quadrants, in the order used by every list of quadrants (WW-1). */
export const QUADRANT_NAMES: readonly string[] = ['a1-c3', 'd1-f3', 'a4-c6', 'd4-f6'];

/** The file of a space, from 0. */
export function fileOf(space: number): number {
  return mod(space, SIZE);
}

/** The rank of a space, from 0. */
export function rankOf(space: number): number {
  return Math.floor(space / SIZE);
}

function everySpace<T>(make: (space: number) => T): T[] {
  const table: T[] = [];
  for (let space = 0; space < SPACES; space++) table.push(make(space));
  return table;
}

/** Names of the spaces, `a1` to `f6`. */
export const SPACE_NAMES: readonly string[] = everySpace((space) => gridName(BOARD, space));

/** The quadrant (0 to 3) of each space (WW-1). */
export const QUADRANT_OF: readonly number[] = everySpace(
  (space) => Math.floor(rankOf(space) / QUARTER) * 2 + Math.floor(fileOf(space) / QUARTER),
);

/** Whether each space is a corner of the waffle, closed to the first strawberry (WW-4). */
export const IS_CORNER: readonly boolean[] = everySpace(
  (space) => mod(fileOf(space), SIZE - 1) === 0 && mod(rankOf(space), SIZE - 1) === 0,
);

/** The nine spaces of each quadrant, from the lower left. */
export const QUADRANT_SPACES: readonly (readonly number[])[] = QUADRANT_NAMES.map((_name, quadrant) =>
  everySpace((space) => space).filter((space) => QUADRANT_OF[space] === quadrant),
);

/** The win shapes of a quadrant as indices 0 to 8 within it: 3 rows, 3 columns, 2 diagonals, 4 squares (WW-12). */
const SHAPES_INSIDE: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
  [0, 1, 3, 4],
  [1, 2, 4, 5],
  [3, 4, 6, 7],
  [4, 5, 7, 8],
];

/** The twelve win shapes of each quadrant, as spaces (WW-12). */
export const WIN_SHAPES: readonly (readonly (readonly number[])[])[] = QUADRANT_SPACES.map((spaces) =>
  SHAPES_INSIDE.map((shape) => shape.map((place) => spaces[place] ?? 0)),
);

/** The bit mask of all nine spaces of a quadrant; index `i` has the value 2 to the power `i`. */
const FULL_QUADRANT = 511;

/** The number of win shapes by bit mask of a quadrant; overlapping shapes count separately (WW-12). */
export const SHAPE_COUNT: readonly number[] = countShapes();

/** Adds each shape to every mask that contains it. */
function countShapes(): number[] {
  const counts: number[] = [];
  for (let value = 0; value <= FULL_QUADRANT; value++) counts.push(0);
  for (const shape of SHAPES_INSIDE) {
    let holding = [0];
    for (let place = 0; 2 ** place < FULL_QUADRANT; place++) {
      const worth = 2 ** place;
      const taken = holding.map((value) => value + worth);
      holding = shape.includes(place) ? taken : holding.concat(taken);
    }
    for (const value of holding) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** Every edge-to-edge line of five or six spaces: rows, columns and the long diagonals. */
export const LINES: readonly (readonly number[])[] = longLines();

function longLines(): number[][] {
  const lines: number[][] = [];
  // Half of the directions, so each line is found once
  for (const [dx, dy] of EIGHT_WAYS.slice(0, 4)) {
    for (let start = 0; start < SPACES; start++) {
      if (gridStep(BOARD, start, -dx, -dy) >= 0) continue;
      const line: number[] = [];
      for (let space = start; space >= 0; space = gridStep(BOARD, space, dx, dy)) line.push(space);
      if (line.length >= 5) lines.push(line);
    }
  }
  return lines;
}

/** The lines through each space, where a piece placed on it can make five in a row (WW-18). */
export const LINES_THROUGH: readonly (readonly (readonly number[])[])[] = everySpace((space) =>
  LINES.filter((line) => line.includes(space)),
);

/** A jump over one piece: from, over and to are spaces (WW-7). */
export interface Hop {
  readonly from: number;
  readonly over: number;
  readonly to: number;
}

/** The jumps the board allows from each space, in the order of the directions (WW-7, WW-9). */
export const HOPS: readonly (readonly Hop[])[] = everySpace((from) => {
  const hops: Hop[] = [];
  for (const [dx, dy] of EIGHT_WAYS) {
    const to = gridStep(BOARD, from, 2 * dx, 2 * dy);
    if (to >= 0) hops.push({ from, over: (from + to) / 2, to });
  }
  return hops;
});
