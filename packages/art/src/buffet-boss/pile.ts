/** Where the pieces of a pile lie: as their poses say, or, where those are not known, in rows by what lies on what. */
import type { Point } from '../shapes.js';

/** A plate with its food as plain data; a state of the game's rules has it. */
export interface PilePicture {
  /** In 0.1 mm. */
  readonly height: number;
  /** Foods by index. */
  readonly pieces: readonly number[];
  /** Pairs of what touches; 0 is the plate, pieces count from 1. */
  readonly contacts: readonly (readonly [number, number])[];
  /** The plate's pose and that of each piece: x and y (up) in 0.01 mm, turn in 0.01 degree; empty where not known. */
  readonly poses: readonly (readonly [number, number, number])[];
}

/** Where something lies in the picture: the middle, and degrees clockwise. */
export interface Lying {
  readonly at: Point;
  readonly rotate: number;
}

/** Size of a place in a row, in units of 10 mm. */
const WIDE = 3.7;
const HIGH = 2.9;
/** Middle of the first row over the table. */
const FIRST = 2.3;

/** The plate and each piece, as the picture shows them. */
export function lying(pile: PilePicture): readonly Lying[] {
  if (pile.poses.length === pile.pieces.length + 1) {
    return pile.poses.map(([x, y, turn]) => ({ at: [x / 1000, 0 - y / 1000], rotate: 0 - turn / 100 }));
  }
  const rows = rowsOf(pile);
  const level = { at: [0, 0] as const, rotate: 0 };
  return [level, ...rows.map((row, i) => ({ at: placeIn(rows, row, i), rotate: 0 }))];
}

function placeIn(rows: readonly number[], row: number, i: number): Point {
  const before = rows.slice(0, i).filter((other) => other === row).length;
  const all = rows.filter((other) => other === row).length;
  return [(before - (all - 1) / 2) * WIDE, -FIRST - row * HIGH];
}

/** The row of each piece: 0 on the plate, else one above the lowest it touches; three a row where nothing is told. */
function rowsOf({ pieces, contacts }: PilePicture): readonly number[] {
  const rows = pieces.map((_food, i) => (contacts.length === 0 ? Math.floor(i / 3) : -1));
  for (let row = 0; row < pieces.length; row++) {
    const below = rows.map((other) => other === row - 1);
    for (const [a, b] of contacts) {
      const touches = (one: number, other: number): boolean =>
        (row === 0 ? one === 0 : below[one - 1] === true) && rows[other - 1] === -1;
      if (touches(a, b)) rows[b - 1] = row;
      else if (touches(b, a)) rows[a - 1] = row;
    }
  }
  // What hangs on nothing lies in the first row
  return rows.map((row) => Math.max(0, row));
}
