/**
 * Outlines in place, and measurements of them: contacts, heights, and how low one can be placed. Pages, Node and the script of
 * Tabletop Simulator all measure with this file, so it compiles to Lua like the rules.
 */
import type { Contact, Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import { rotationOf } from './numbers.js';

/** A corner in mm, y up. */
export type Corner = readonly [x: number, y: number];
/** An outline as its corners in order; the last one connects to the first. */
export type Polygon = readonly Corner[];

/** Bodies this close, in mm, touch (BB-52). */
export const TOUCHING = 0.5;
/** The gap left under a placed piece, in 0.01 mm. */
const CLEAR = 10;
/** A distance beyond everything, in mm. */
const FAR = 1e6;

/** Left, bottom, right and top, in mm. */
type Box = readonly [number, number, number, number];

/** An outline moved to a pose, in mm. */
export function placed(outline: Polygon, [x, y, turn]: Pose): Polygon {
  const { sin, cos } = rotationOf(turn);
  return outline.map(([u, v]): Corner => [x / 100 + u * cos - v * sin, y / 100 + u * sin + v * cos]);
}

/** All pairs within `distance` of each other, in the order of the notation; the first outline is the plate, number 0. */
export function contactsBetween(outlines: readonly Polygon[], distance: number = TOUCHING): readonly Contact[] {
  const contacts: Contact[] = [];
  const boxes = outlines.map((outline) => boxOf(outline));
  outlines.forEach((one, a) => {
    for (let b = a + 1; b < outlines.length; b++) {
      const [other, box, otherBox] = [outlines[b], boxes[a], boxes[b]];
      if (other === undefined || box === undefined || otherBox === undefined) continue;
      if (areNear(box, otherBox, distance) && meet(one, other, box, otherBox, distance)) contacts.push([a, b]);
    }
  });
  return contacts;
}

/** The highest point of food above the table in 0.1 mm; 0 without food. The first outline is the plate. */
export function heightOver(outlines: readonly Polygon[]): number {
  let top = 0;
  outlines.forEach((outline, i) => {
    if (i > 0) top = Math.max(top, boxOf(outline)[3]);
  });
  return outlines.length < 2 ? 0 : Math.max(1, Math.round(top * 10));
}

/** The bounding box of an outline, in mm: left, bottom, right and top. */
export function boxOf(outline: Polygon): Box {
  let [left, low, right, high] = [FAR, FAR, -FAR, -FAR];
  for (const [x, y] of outline) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  return [left, low, right, high];
}

/** Whether all of an outline, moved to a pose, is above `height`, in mm. */
export function isAbove(outline: Polygon, [, y, turn]: Pose, height: number): boolean {
  const { sin, cos } = rotationOf(turn);
  for (const [u, v] of outline) if (y / 100 + u * sin + v * cos <= height) return false;
  return true;
}

function areNear(a: Box, b: Box, distance: number): boolean {
  if (a[0] > b[2] + distance || b[0] > a[2] + distance) return false;
  return a[1] <= b[3] + distance && b[1] <= a[3] + distance;
}

/** Whether two outlines are within `distance` of each other, or overlap. */
export function areWithin(one: Polygon, other: Polygon, distance: number): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  return areNear(a, b, distance) && meet(one, other, a, b, distance);
}

/** The same for outlines whose boxes are within `distance`. */
function meet(one: Polygon, other: Polygon, a: Box, b: Box, distance: number): boolean {
  const [first, second] = [one[0], other[0]];
  if (first !== undefined && second !== undefined && (isInside(first, other) || isInside(second, one))) return true;
  // Only sides near the other outline's box can meet
  const [near, far] = [sidesIn(one, b, distance), sidesIn(other, a, distance)];
  return near.some(([p, q]) =>
    far.some(([r, s]) => !areApart(p, q, r, s, distance) && sidesWithin(p, q, r, s, distance * distance)),
  );
}

/** A quick test: whether two sides are farther apart than `distance` horizontally or vertically. */
function areApart(p: Corner, q: Corner, r: Corner, s: Corner, distance: number): boolean {
  return isBeyond(p[0], q[0], r[0], s[0], distance) || isBeyond(p[1], q[1], r[1], s[1], distance);
}

/** Whether two intervals, `a` to `b` and `c` to `d`, are farther apart than `distance`. */
function isBeyond(a: number, b: number, c: number, d: number, distance: number): boolean {
  const low = (a < b ? a : b) - distance;
  const high = (a < b ? b : a) + distance;
  return (c > high && d > high) || (c < low && d < low);
}

type Side = readonly [Corner, Corner];

/** The sides of an outline within `distance` of a box. */
function sidesIn(outline: Polygon, box: Box, distance: number): Side[] {
  const [left, low, right, high] = [box[0] - distance, box[1] - distance, box[2] + distance, box[3] + distance];
  const sides: Side[] = [];
  let from = outline[outline.length - 1] ?? [0, 0];
  let [x, y] = from;
  for (const corner of outline) {
    const [toX, toY] = corner;
    // Calls of Math are slow in Lua, and this runs for every side
    const isBeside = (x < left && toX < left) || (x > right && toX > right);
    const isApart = (y < low && toY < low) || (y > high && toY > high);
    if (!isBeside && !isApart) sides.push([from, corner]);
    from = corner;
    x = toX;
    y = toY;
  }
  return sides;
}

function isInside([x, y]: Corner, polygon: Polygon): boolean {
  let inside = false;
  let [ax, ay] = polygon[polygon.length - 1] ?? [0, 0];
  for (const [bx, by] of polygon) {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    [ax, ay] = [bx, by];
  }
  return inside;
}

function sidesWithin(p: Corner, q: Corner, r: Corner, s: Corner, square: number): boolean {
  // Each corner begins one side, so the end corners need no test
  return crosses(p, q, r, s) || squareTo(p, r, s) <= square || squareTo(r, p, q) <= square;
}

function side([ax, ay]: Corner, [bx, by]: Corner, [x, y]: Corner): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

function crosses(p: Corner, q: Corner, r: Corner, s: Corner): boolean {
  return side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0;
}

/** The square of the distance from a point to a side. */
function squareTo([x, y]: Corner, [ax, ay]: Corner, [bx, by]: Corner): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  const [u, v] = [x - ax - t * dx, y - ay - t * dy];
  return u * u + v * v;
}

/**
 * The lowest y, in 0.01 mm, at which an outline can be placed at a given x and turn: a tenth of a millimetre clear of the
 * others, or of the table where nothing is below.
 */
export function letDown(others: readonly Polygon[], outline: Polygon, x: number, turn: number): number {
  const held = placed(outline, [x, 0, turn]);
  const [left, low, right] = boxOf(held);
  let lowest = -low;
  for (const other of others) {
    const box = boxOf(other);
    // Outlines to either side are not in the way
    if (box[0] > right || box[2] < left) continue;
    for (const point of held)
      if (point[0] >= box[0] && point[0] <= box[2]) lowest = Math.max(lowest, highestAt(other, point[0]) - point[1]);
    for (const point of other)
      if (point[0] >= left && point[0] <= right) lowest = Math.max(lowest, point[1] - lowestAt(held, point[0]));
  }
  return Math.ceil(lowest * 100) + CLEAR;
}

/** The highest point of an outline at `x`, in mm; far below everything if the outline does not reach there. */
export function highestAt(outline: Polygon, x: number): number {
  return crossing(outline, x, 1);
}

/** The lowest point of an outline at `x`, in mm; far above everything if the outline does not reach there. */
export function lowestAt(outline: Polygon, x: number): number {
  return -crossing(outline, x, -1);
}

/** The greatest height, times `sign`, at which the vertical line at `x` crosses the outline. */
function crossing(outline: Polygon, x: number, sign: 1 | -1): number {
  let most = -FAR;
  let from = outline[outline.length - 1];
  if (from === undefined) return most;
  // Runs for every side on each frame: destructured corners and calls of Math would make much garbage
  for (const to of outline) {
    let height = -FAR;
    if (from[0] <= x !== to[0] <= x)
      height = sign * (from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]));
    else if (to[0] === x) height = sign * to[1];
    if (height > most) most = height;
    from = to;
  }
  return most;
}
