/**
 * Overlays for a plate: the ruler next to it, lines between pieces that touch, and the arrow of a push. 1 unit is 10
 * mm.
 */
import { glyph } from '../glyphs.js';
import { arrow } from '../arrow.js';
import { circle, outlineAt, edged } from '../marks.js';
import { group, path, short, type Group, type Point } from '../shapes.js';

/** The step between numbers in centimetres, and their scale relative to glyphs. */
const STRIDE = 5;
const LARGE = 2.6;
/** The upper end of the ruler, which its unit has to itself. */
const UNIT = 1.1;
/** The distance between the middles of two digits, in glyph units. */
const NEXT = 0.2;

/** Heights that a ruler shows, in 0.1 mm; 0 for none. */
export interface Heights {
  /** Height of the pile. */
  readonly own: number;
  /** Height of the tallest other pile. */
  readonly leader: number;
}

/** A ruler in centimetres from the table up, at `left`; marks reach to `right`. */
export function ruler(left: number, right: number, top: number, { own, leader }: Heights): Group {
  const marks = Array.from({ length: Math.max(0, Math.floor(top)) + 1 }, (_unused, cm) => {
    return `M${short(left)} ${-cm}h${cm % STRIDE === 0 ? '.7' : '.35'}`;
  });
  const shapes = [path(`${marks.join('')}M${short(left)} 0V${short(-top)}`, { stroke: 'ink-soft', width: 0.07 })];
  const numbers = Array.from({ length: Math.max(0, Math.floor((top - UNIT) / STRIDE)) }, (_unused, i) => {
    // Next to the pointer at the player's own height, not under it
    return number((i + 1) * STRIDE, [left + 1.5, -(i + 1) * STRIDE]);
  });
  return group('ruler', [
    ...shapes,
    ...numbers,
    ...(leader > 0 ? [leaderMark(left, right, leader / 100)] : []),
    ...(own > 0 ? [ownMark(left, own / 100)] : []),
  ]);
}

function number(value: number, at: Point): Group {
  const digits = [...value.toString()];
  const strokes = digits.map((digit, i) => glyph(digit, short((i - (digits.length - 1) / 2) * NEXT), '0')).join('');
  return group('number', [path(strokes, { stroke: 'ink-soft', width: 0.03 })], { at, scale: LARGE });
}

/** A dashed line at the height to beat, with a pennant at its end. */
function leaderMark(left: number, right: number, height: number): Group {
  const y = short(-height);
  return group('leader', [
    path(`M${short(left)} ${y}H${short(right)}`, { stroke: 'accent', width: 0.09, dash: [0.3, 0.35] }),
    path(`M${short(right)} ${y}v-1.2l-1 .4l1 .4z`, { fill: 'accent', stroke: 'accent', width: 0.09 }),
  ]);
}

/** A pointer at the height reached. */
function ownMark(left: number, height: number): Group {
  const d = `M${short(left + 0.12)} ${short(-height)}l.8 -.36v.72z`;
  return group('own', [path(d, { fill: 'mark-win', stroke: 'ink', width: 0.07 })]);
}

/** Lines between the middles of pieces that touch, with a dot at each end. */
export function contactLines(pairs: readonly (readonly [Point, Point])[]): Group {
  const d = pairs.map(([[ax, ay], [bx, by]]) => `M${short(ax)} ${short(ay)}L${short(bx)} ${short(by)}`).join('');
  const ends = outlineAt(pairs.flat(), circle(0.22));
  return group('contacts', [
    edged('lines', d, 'slate', 0.12),
    path(ends, { fill: 'whipped', stroke: 'slate', width: 0.1 }),
  ]);
}

/** A push from the middle of a piece; the longer, the stronger. */
export function pushArrow(from: Point, to: Point): Group {
  return group('push', [
    {
      ...arrow([0, 0], [(to[0] - from[0]) / PUSH_SCALE, (to[1] - from[1]) / PUSH_SCALE], 'select'),
      at: from,
      scale: PUSH_SCALE,
    },
  ]);
}

/** The scale of the arrow relative to arrows on boards. */
const PUSH_SCALE = 2.5;
