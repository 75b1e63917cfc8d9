/** An item in the picture of a plate: a movable node and its focusable cell. */
import type { Shape } from '@griddle/art';
import { foodShape, FOODS } from '@griddle/art/internal/buffet-boss/foods.js';
import type { Lying } from '@griddle/art/internal/buffet-boss/table.js';
import { PLATE } from '@griddle/art/internal/buffet-boss/plate.js';
import { copyOfNodes, svgNode as node } from '@griddle/art/print/dom.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { putAttribute } from '#core';

/** The place of the food in hand. */
export const HAND: Place = 'hand';

/** Hit areas: round loose food, and the outline of the plate. */
const LOOSE_HIT = 'M-2.2 0a2.2 2.2 0 0 0 4.4 0a2.2 2.2 0 0 0-4.4 0z';
const PLATE_HIT = 'M-5 -1.52A9 9 0 0 0 5 -1.52H4.7Q0 -.3 -4.7 -1.52z';

/** An item in the picture. */
export interface Item {
  readonly place: Place;
  /** The food, or -1 for the plate. */
  readonly food: number;
  readonly node: SVGElement;
  readonly cell: SVGElement;
  at: Lying;
}

/** Returns the `transform` attribute for a pose. */
function transformAt({ at: [x, y], rotate }: Lying): string {
  return `translate(${x} ${y}) rotate(${rotate})`;
}

/** Whether two poses are the same. */
export function liesAs(a: Lying, b: Lying): boolean {
  return transformAt(a) === transformAt(b);
}

/** Whether a place is off the plate: in hand or fallen. */
export function isLoose(place: Place): boolean {
  return place === HAND || place.startsWith('fallen:');
}

/** Makes a food, or the plate (-1), not yet placed. */
export function makeItem(place: Place, food: number): Item {
  const art = FOODS[food];
  const picture = node('g', { 'aria-hidden': 'true' });
  picture.append(copyOfNodes(art ? shapeOf(food) : PLATE));
  // Food in hand or next to the plate has a generous hit area
  const cell = node('path', {
    d: isLoose(place) ? LOOSE_HIT : (art?.outline ?? PLATE_HIT),
    part: 'cell',
    'data-place': place,
    tabindex: '-1',
  });
  const made = node('g', { part: art ? `piece ${art.id}` : 'ground' });
  made.append(picture, cell);
  return { place, food, node: made, cell, at: { at: [0, 0], rotate: 0 } };
}

const shapes: (Shape | undefined)[] = [];

/** Returns the same object for each food, so its nodes are made once. */
function shapeOf(food: number): Shape {
  const art = FOODS[food];
  return (shapes[food] ??= art ? foodShape(art) : PLATE);
}

/** Moves an item together with its cell. An item at rest costs nothing. */
export function put(item: Item, there: Lying): void {
  item.at = there;
  putAttribute(item.node, 'transform', transformAt(there));
}

/** Returns the pose of fallen food by index: on the table, on both sides. */
export function besideThePlate(i: number): Lying {
  const side = i % 2 === 0 ? 1 : -1;
  return { at: [side * (6.1 - Math.floor(i / 2) * 0.5), -1.3], rotate: side * 12 };
}

/** How far to the side fallen food stays visible, in units of 10 mm. */
const FARTHEST = 6.6;

/** Returns the pose where something hit the table, kept within the picture. */
export function onTheTable({ at: [x, y], rotate }: Lying): Lying {
  return { at: [Math.max(-FARTHEST, Math.min(FARTHEST, x)), Math.min(y, -0.8)], rotate };
}
