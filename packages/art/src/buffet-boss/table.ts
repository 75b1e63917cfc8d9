/** The table: plates with piles, waste bin and bell, as one picture from plain data. 1 unit is 10 mm. */
import { group, path, short, type Group, type Point, type Shape, type Picture, type ViewBox } from '../shapes.js';
import { CARD, foodCard } from './cards.js';
import { foodShape, FOODS } from './foods.js';
import { PLATE } from './plate.js';
import { drawing } from './unfolded.js';

// Positions of the pieces of a pile: their poses if known, otherwise rows by which piece rests on which.

/** A plate with its food as plain data; the rules' state satisfies it. */
export interface PilePicture {
  /** In 0.1 mm. */
  readonly height: number;
  /** Foods by index. */
  readonly pieces: readonly number[];
  /** Pairs that touch; 0 is the plate, pieces count from 1. */
  readonly contacts: readonly (readonly [number, number])[];
  /** The pose of the plate and of each piece: x and y (up) in 0.01 mm, turn in 0.01 degree; empty if unknown. */
  readonly poses: readonly (readonly [number, number, number])[];
}

/** A place in the picture: the middle, and degrees clockwise. */
export interface Lying {
  readonly at: Point;
  readonly rotate: number;
}

/** Size of a place in a row, in units of 10 mm. */
const WIDE = 3.7;
const HIGH = 2.9;
/** Middle of the first row over the table. */
const FIRST = 2.3;

/** The plate and each piece, where the picture shows them. */
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

/**
 * The row of each piece: 0 on the plate, otherwise one above the lowest piece it touches; three in a row where no
 * contacts are known.
 */
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
  // Pieces that touch nothing go into the first row
  return rows.map((row) => Math.max(0, row));
}

// The table with the plates, the waste bin and the first player's bell. 1 unit is 10 mm.

/** Half the height of a piece with some air. */
const AIR = 2.4;

/** A plate with its food, the table's surface at y = 0. */
export function pile(plate: PilePicture): Group {
  const [ground, ...places] = lying(plate);
  const pieces = plate.pieces.map((food, i): Group => {
    const art = FOODS[food];
    return group('piece', art ? [foodShape(art)] : [], places[i] ?? {});
  });
  return group('pile', [group('ground', [PLATE], ground ?? {}), ...pieces]);
}

/** The height of a pile over the table. */
export function reach(plate: PilePicture): number {
  return Math.max(plate.height / 100, ...lying(plate).map(({ at }) => AIR - at[1]));
}

/** The width of a pile with its plate in the middle. */
function spread(plate: PilePicture): number {
  return 2 * Math.max(0, ...lying(plate).map(({ at }) => Math.abs(at[0]) + AIR));
}

/** The table, with a dashed line at the height of the tallest plate. */
export function table(width: number, tallest: number): Shape[] {
  const top = path(`M0 0H${width}V.5H0z`, { fill: 'table-top', stroke: 'table-line', width: 0.1 });
  if (tallest === 0) return [top];
  return [
    top,
    path(`M.4 ${short(-tallest / 100)}H${width - 0.4}`, { stroke: 'accent', width: 0.08, dash: [0.3, 0.35] }),
  ];
}

/** The waste bin round (0, 0), 4 wide and 5.2 high. */
export const BIN: Group = /* @__PURE__ */ drawing(
  'bin',
  'steel,steel-line 14 m-155-130 35 380q5 20 30 20h180wz',
  ',steel-line 14 m-72-70 16 280xm-56-280v280',
  'steel,steel-line 14 m-190-130q0-45 40-45h300wz',
  ',steel-line 16 m-50-180q0-45 50-45w',
);

/** The bell in front of the first player, round (0, 0), 2 wide. */
export const BELL: Group = /* @__PURE__ */ drawing(
  'bell',
  'mark-win,golden-line 12 m-78 30q0-90 78-90wz',
  ',whipped 12 m-50 5q8-35 40-43',
  'steel,steel-line 10 m-100 50h200q5-20-10-20h-180wz',
  ',steel-line 20 m0-62v-18',
);

/** The outline of a marked piece, with a light edge visible on any background. */
export function pieceMark(food: number, { at, rotate }: Lying, stroke: 'select' | 'mark-move' | 'note-2'): Group {
  const outline = FOODS[food]?.outline ?? '';
  const lines = [path(outline, { stroke: 'whipped', width: 0.5 }), path(outline, { stroke, width: 0.3 })];
  return group('mark', lines, { at, rotate });
}

/** A piece that has fallen, crossed out. */
export function fallenMark(at: Point): Group {
  const cross = 'M-1 -1L1 1M1 -1L-1 1';
  return group(
    'fallen',
    [path(cross, { stroke: 'whipped', width: 0.7 }), path(cross, { stroke: 'mark-threat', width: 0.4 })],
    { at },
  );
}

// Plates side by side, with the buffet line below, from plain data. 1 unit is 10 mm.

/** The contents of the picture. */
export interface BuffetBossPicture {
  readonly plates: readonly PilePicture[];
  /** Foods, indices into `FOODS`. */
  readonly line: readonly number[];
}

/** Width of the table in front of one player. */
const SEAT = 13;
/** The distance from the table to the middle of the cards, and the scale of the cards. */
const LINE = 3;
const SMALL = 0.7;

/** All plates, and the line if there is one. */
export function picture({ plates, line }: BuffetBossPicture): Picture {
  const widest = Math.max(SEAT, ...plates.map(spread));
  const width = Math.max(widest * Math.max(1, plates.length), line.length * CARD[0] * 2 * SMALL * 1.1);
  // In rows no piece is at its real height, so the line would mean nothing
  const tallest = Math.max(0, ...plates.map(({ poses, height }) => (poses.length > 1 ? height : 0)));
  const high = Math.max(7, ...plates.map(reach)) + 0.6;
  const seat = width / Math.max(1, plates.length);
  const piles = plates.map((plate, i): Group => ({ ...pile(plate), at: [(i + 0.5) * seat, 0] }));
  const cards = line.map((card, i): Group => {
    const x = width / 2 + (i - (line.length - 1) / 2) * CARD[0] * 2 * SMALL * 1.1;
    return { ...foodCard(card), at: [x, LINE], scale: SMALL };
  });
  const below = line.length > 0 ? LINE + CARD[1] * SMALL + 0.3 : 0.8;
  const viewBox: ViewBox = [-0.1, -Number(short(high)), width + 0.2, Number(short(high + below))];
  return { viewBox, shape: group('buffet-boss', [...table(width, tallest), ...piles, ...cards]) };
}
