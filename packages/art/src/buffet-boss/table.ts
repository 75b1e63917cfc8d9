/** What stands on the table beside plates and cards: the waste bin, the bell of the first player, cards face down. */
import { group, path, type Group, type Point } from '../shapes.js';
import { FOODS } from './foods.js';
import type { Lying } from './pile.js';
import { drawing } from './unfolded.js';

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

/** A character card face down. */
export const CARD_BACK: Group = /* @__PURE__ */ drawing(
  'card-back',
  'food-brown,food-brown-line 12 m-170-280h340q30 0 30 30v500q0 30-30 30h-340wz',
  ',golden-light 10 m-130-240h260q30 0 30 30v420q0 30-30 30h-260wz',
  ',golden-light 45 m-75-140v1m0 139v1m0 139v1x',
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
