/** Marks on a waffle: starred spaces, toppings about to be laid; shapes of cards are in `completions.ts`. */
import { drawnAt, edged } from '../marks.js';
import { scaled } from '../scaled.js';
import { group, path, type Group, type Point, type Shape } from '../shapes.js';
import { spaceCentre } from './geometry.js';
import { toppingToken } from './tokens.js';

/** A topping that is about to be laid. */
export function laid(topping: number, space: number, onCream: boolean): Group {
  return { ...scaled(toppingToken(topping), onCream ? 0.76 : 0.92), at: spaceCentre(space) };
}

const STAR = 'm0-.3l.09.19l.21.02l-.16.14l.05.21l-.19-.11l-.19.11l.05-.21l-.16-.14l.21-.02z';

/** The spaces on which a dispenser card wants fruit. */
export function stars(spaces: readonly number[]): Shape {
  return path(drawnAt(spaces.map(spaceCentre), STAR), { fill: 'mark-win', stroke: 'golden-line', width: 0.04 });
}

/** A frame round one of the small waffles, 2 wide. */
export function seatFrame(at: Point): Group {
  return group('seat', [{ ...edged('seat-frame', 'M-.94-.94h1.88v1.88h-1.88z', 'select', 0.07), at }]);
}
