/** Measures a pile at rest: contacts (BB-52), its height, and where a piece would come to rest. */
import type { Contact, Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import { foodBody, PLATE_BODY } from './bodies.js';
import { areWithin, boxOf, contactsBetween, heightOver, highestAt, letDown, lowestAt, placed } from './polygons.js';
import type { Polygon } from './polygons.js';

/** A gap below a piece, in mm, that closes as soon as the piece is dropped. */
const HELD = 0.8;

/** A pile: foods by index, the pose of the plate and that of each piece. */
export interface Pile {
  readonly foods: readonly number[];
  readonly poses: readonly Pose[];
}

/** Outlines by pile, cached because moving a piece over a pile asks for them on every frame. */
const known = new WeakMap<Pile, readonly Polygon[]>();

/** The outlines of plate and pieces in their poses, the plate first. */
export function outlinesOf(pile: Pile): readonly Polygon[] {
  let outlines = known.get(pile);
  if (outlines === undefined) known.set(pile, (outlines = placedAll(pile)));
  return outlines;
}

function placedAll({ foods, poses }: Pile): readonly Polygon[] {
  return poses.map((pose, i) => placed(i === 0 ? PLATE_BODY.outline : foodBody(foods[i - 1] ?? 0).outline, pose));
}

/** All pairs that touch, in the order of the notation; 0 is the plate. */
export function contactsOf(pile: Pile): readonly Contact[] {
  return contactsBetween(outlinesOf(pile));
}

/** The highest point over the table in 0.1 mm; 0 without food. */
export function heightOf(pile: Pile): number {
  return heightOver(outlinesOf(pile));
}

/** Whether a piece held at a pose touches nothing, so it may be dropped there. */
export function isFree(pile: Pile, food: number, pose: Pose): boolean {
  const held = placed(foodBody(food).outline, pose);
  return outlinesOf(pile).every((outline) => !areWithin(held, outline, 0)) && held.every(([, y]) => y > 0);
}

/** The lowest height at which a piece can be placed on a pile, at a given x and turn; see `letDown`. */
export function restingHeight(pile: Pile, food: number, x: number, turn: number): number {
  return letDown(outlinesOf(pile), foodBody(food).outline, x, turn);
}

/** The leftmost and rightmost x, in mm, where a piece placed at a pose would be supported (nearly no gap). */
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
