/** The table with plates, and what stands beside them: the waste bin, the bell of the first player. 1 unit is 10 mm. */
import { group, path, short, type Group, type Point, type Shape } from '../shapes.js';
import { foodShape, FOODS } from './foods.js';
import { lying, type Lying, type PilePicture } from './pile.js';
import { PLATE } from './plate.js';
import { drawing } from './unfolded.js';

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

/** How high a pile reaches over the table. */
export function reach(plate: PilePicture): number {
  return Math.max(plate.height / 100, ...lying(plate).map(({ at }) => AIR - at[1]));
}

/** The table, and over it a dashed line at the height of the tallest plate. */
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

/** The bell before the first player, round (0, 0), 2 wide. */
export const BELL: Group = /* @__PURE__ */ drawing(
  'bell',
  'mark-win,golden-line 12 m-78 30q0-90 78-90wz',
  ',whipped 12 m-50 5q8-35 40-43',
  'steel,steel-line 10 m-100 50h200q5-20-10-20h-180wz',
  ',steel-line 20 m0-62v-18',
);

/** The outline of a piece that is meant, with a light edge that stands out from any ground. */
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
