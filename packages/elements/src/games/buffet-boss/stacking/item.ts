/** What lies in the picture of a plate: a node that is moved, and its cell, which can have the focus. */
import type { Shape } from '@griddle/art';
import { foodShape, FOODS } from '@griddle/art/internal/buffet-boss/foods.js';
import type { Lying } from '@griddle/art/internal/buffet-boss/table.js';
import { PLATE } from '@griddle/art/internal/buffet-boss/plate.js';
import { copyOfNodes, svgNode as node } from '@griddle/art/print/dom.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { putAttribute } from '#core';

/** The place of the food in hand. */
export const HAND: Place = 'hand';

/** Where the plate can be taken hold of, and what a hand hits: the outline of its art. */
const LOOSE_HIT = 'M-2.2 0a2.2 2.2 0 0 0 4.4 0a2.2 2.2 0 0 0-4.4 0z';
const PLATE_HIT = 'M-5 -1.52A9 9 0 0 0 5 -1.52H4.7Q0 -.3 -4.7 -1.52z';

/** Something that lies in the picture. */
export interface Item {
  readonly place: Place;
  /** The food, or -1 for the plate. */
  readonly food: number;
  readonly node: SVGElement;
  readonly cell: SVGElement;
  at: Lying;
}

/** The `transform` attribute that puts something where it lies. */
function transformAt({ at: [x, y], rotate }: Lying): string {
  return `translate(${x} ${y}) rotate(${rotate})`;
}

/** Whether two things lie alike. */
export function liesAs(a: Lying, b: Lying): boolean {
  return transformAt(a) === transformAt(b);
}

/** Whether something lies on no plate. */
export function isLoose(place: Place): boolean {
  return place === HAND || place.startsWith('fallen:');
}

/** A food, or the plate (-1), that is not put anywhere yet. */
export function makeItem(place: Place, food: number): Item {
  const art = FOODS[food];
  const picture = node('g', { 'aria-hidden': 'true' });
  picture.append(copyOfNodes(art ? shapeOf(food) : PLATE));
  // What is in hand, or beside the plate, is taken hold of anywhere near
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

/** The same object for each food, so that its nodes are printed once. */
function shapeOf(food: number): Shape {
  const art = FOODS[food];
  return (shapes[food] ??= art ? foodShape(art) : PLATE);
}

/** Moves something; its cell goes with it. What rests costs nothing in a frame. */
export function put(item: Item, there: Lying): void {
  item.at = there;
  putAttribute(item.node, 'transform', transformAt(there));
}

/** Where foods lie that fell: on the table to both sides. */
export function besideThePlate(i: number): Lying {
  const side = i % 2 === 0 ? 1 : -1;
  return { at: [side * (6.1 - Math.floor(i / 2) * 0.5), -1.3], rotate: side * 12 };
}

/** How far to the side, in units of 10 mm, what fell still lies in sight of a hand. */
const FARTHEST = 6.6;

/** Where something lies that met the table, as far as the picture goes. */
export function onTheTable({ at: [x, y], rotate }: Lying): Lying {
  return { at: [Math.max(-FARTHEST, Math.min(FARTHEST, x)), Math.min(y, -0.8)], rotate };
}
