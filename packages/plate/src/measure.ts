/** What is measured of a pile at rest: what touches (BB-52), how high it is, where a piece would come to lie. */
import type { Corner } from '@griddle/art/buffet-boss/outline.js';
import type { Contact, Pose } from '@griddle/rules/buffet-boss/state.js';
import { foodBody, placed, PLATE_BODY } from './bodies.js';

/** Things this near, in mm, touch (BB-52). */
export const TOUCHING = 0.5;

/** A gap below a piece, in mm, that closes as soon as it is let go. */
const HELD = 0.8;

type Polygon = readonly Corner[];

/** A pile: foods by index, the pose of the plate and that of each piece. */
export interface Pile {
  readonly foods: readonly number[];
  readonly poses: readonly Pose[];
}

/** The outlines of plate and pieces where they lie, the plate first. */
export function outlinesOf({ foods, poses }: Pile): readonly Polygon[] {
  return poses.map((pose, i) => placed(i === 0 ? PLATE_BODY.outline : foodBody(foods[i - 1] ?? 0).outline, pose));
}

/** All pairs that touch, in the order of the notation; 0 is the plate. */
export function contactsOf(pile: Pile): readonly Contact[] {
  const outlines = outlinesOf(pile);
  const contacts: Contact[] = [];
  outlines.forEach((one, a) => {
    outlines.forEach((other, b) => {
      if (b > a && areWithin(one, other, TOUCHING)) contacts.push([a, b]);
    });
  });
  return contacts;
}

/** The highest point over the table in 0.1 mm; 0 without food. */
export function heightOf(pile: Pile): number {
  const tops = outlinesOf(pile)
    .slice(1)
    .map((outline) => Math.max(...outline.map(([, y]) => y)));
  return tops.length === 0 ? 0 : Math.max(1, Math.round(Math.max(...tops) * 10));
}

function boxOf(outline: Polygon): readonly [number, number, number, number] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether two outlines come as near as this, or overlap. */
export function areWithin(one: Polygon, other: Polygon, distance: number): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  if (a[0] > b[2] + distance || b[0] > a[2] + distance) return false;
  if (a[1] > b[3] + distance || b[1] > a[3] + distance) return false;
  const [first, second] = [one[0], other[0]];
  if (first && second && (isInside(first, other) || isInside(second, one))) return true;
  return one.some((p, i) => {
    const q = one[(i + 1) % one.length] ?? p;
    return other.some((r, j) => sidesWithin(p, q, r, other[(j + 1) % other.length] ?? r, distance * distance));
  });
}

function isInside([x, y]: Corner, polygon: Polygon): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

function sidesWithin(p: Corner, q: Corner, r: Corner, s: Corner, square: number): boolean {
  if (crosses(p, q, r, s)) return true;
  return (
    squareTo(p, r, s) <= square || squareTo(q, r, s) <= square ||
    squareTo(r, p, q) <= square || squareTo(s, p, q) <= square // prettier-ignore
  );
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

/** Whether a piece held at a pose touches nothing: so it may be let go there. */
export function isFree(pile: Pile, food: number, pose: Pose): boolean {
  const held = placed(foodBody(food).outline, pose);
  return outlinesOf(pile).every((outline) => !areWithin(held, outline, 0)) && held.every(([, y]) => y > 0);
}

/**
 * How low a piece can be let down, at a place and turn, before it touches something: y in 0.01 mm, a tenth of a
 * millimetre clear of it. Where nothing is below, that is the table.
 */
export function restingHeight(pile: Pile, food: number, x: number, turn: number): number {
  const held = placed(foodBody(food).outline, [x, 0, turn]);
  let lowest = -Math.min(...held.map(([, y]) => y));
  for (const outline of outlinesOf(pile)) {
    for (const point of held) lowest = Math.max(lowest, highestAt(outline, point[0]) - point[1]);
    for (const point of outline) lowest = Math.max(lowest, point[1] - lowestAt(held, point[0]));
  }
  return Math.ceil(lowest * 100) + 10;
}

/** Where a piece let down at a pose would be held up, x in mm: from the leftmost to the rightmost place with nearly no gap. */
export function supportOf(pile: Pile, food: number, pose: Pose): readonly [number, number] {
  const held = placed(foodBody(food).outline, pose);
  const others = outlinesOf(pile);
  const [left, , right] = boxOf(held);
  let [from, to] = [right, left];
  for (let x = Math.ceil(left); x <= right; x++) {
    const gap = lowestAt(held, x) - Math.max(0, ...others.map((outline) => highestAt(outline, x)));
    if (gap > HELD) continue;
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  return [from, to];
}

/** The highest point of an outline above a place, in mm; far below everything where the outline is not. */
function highestAt(outline: Polygon, x: number): number {
  return crossing(outline, x, 1);
}

/** The lowest point of an outline above a place, in mm; far above everything where the outline is not. */
function lowestAt(outline: Polygon, x: number): number {
  return -crossing(outline, x, -1);
}

/** The greatest height, times `sign`, at which an upright line crosses the sides of an outline. */
function crossing(outline: Polygon, x: number, sign: 1 | -1): number {
  let most = -1e6;
  let [ax, ay] = outline[outline.length - 1] ?? [0, 0];
  for (const [bx, by] of outline) {
    if (ax !== bx && ax <= x !== bx <= x) most = Math.max(most, sign * (ay + ((x - ax) / (bx - ax)) * (by - ay)));
    else if (bx === x) most = Math.max(most, sign * by);
    [ax, ay] = [bx, by];
  }
  return most;
}
