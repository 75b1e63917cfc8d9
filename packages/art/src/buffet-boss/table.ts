/** What stands on the table beside plates and cards: the waste bin, the bell of the first player, cards face down. */
import { circle, drawnAt } from '../marks.js';
import { group, path, type Group, type Point } from '../shapes.js';
import { CARD } from './cards.js';
import { FOODS } from './foods.js';
import type { Lying } from './pile.js';

/** The waste bin round (0, 0), 4 wide and 5.2 high. */
export const BIN: Group = group('bin', [
  path('M-1.55 -1.3L-1.2 2.5Q-1.15 2.7 -.9 2.7H.9Q1.15 2.7 1.2 2.5L1.55 -1.3z', {
    fill: 'steel',
    stroke: 'steel-line',
    width: 0.14,
  }),
  path('M-.72 -.7L-.56 2.1M0 -.7V2.1M.72 -.7L.56 2.1', { stroke: 'steel-line', width: 0.14 }),
  path('M-1.9 -1.3Q-1.9 -1.75 -1.5 -1.75H1.5Q1.9 -1.75 1.9 -1.3z', {
    fill: 'steel',
    stroke: 'steel-line',
    width: 0.14,
  }),
  path('M-.5 -1.8Q-.5 -2.25 0 -2.25T.5 -1.8', { stroke: 'steel-line', width: 0.16 }),
]);

/** The bell before the first player, round (0, 0), 2 wide. */
export const BELL: Group = group('bell', [
  path('M-.78 .3Q-.78 -.6 0 -.6T.78 .3z', { fill: 'mark-win', stroke: 'golden-line', width: 0.12 }),
  path('M-.5 .05Q-.42 -.3 -.1 -.38', { stroke: 'whipped', width: 0.12 }),
  path('M-1 .5H1Q1.05 .3 .9 .3H-.9Q-1.05 .3 -1 .5z', { fill: 'steel', stroke: 'steel-line', width: 0.1 }),
  path('M0 -.62V-.8', { stroke: 'steel-line', width: 0.2 }),
]);

/** A character card face down. */
export const CARD_BACK: Group = group('card-back', [
  path(backOf(0), { fill: 'food-brown', stroke: 'food-brown-line', width: 0.12 }),
  path(backOf(0.4), { stroke: 'golden-light', width: 0.1 }),
  path(
    drawnAt(
      [0, 1, 2].flatMap((row) => [-0.75, 0.75].map((x): Point => [x, (row - 1) * 1.4])),
      circle(0.28),
    ),
    { stroke: 'golden-light', width: 0.12 },
  ),
]);

/** The outline of a card, or of a frame on it. */
function backOf(inset: number): string {
  const [w, h] = [CARD[0] - inset, CARD[1] - inset];
  return `M${-w} ${0.3 - h}Q${-w} ${-h} ${0.3 - w} ${-h}H${w - 0.3}Q${w} ${-h} ${w} ${0.3 - h}V${h - 0.3}Q${w} ${h} ${w - 0.3} ${h}H${0.3 - w}Q${-w} ${h} ${-w} ${h - 0.3}z`;
}

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
