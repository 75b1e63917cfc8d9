/** Marks on a waffle and on the draft board: starred spaces, toppings about to be laid; shapes of cards are in `completions.ts`. */
import { circle, outlineAt, edged, roundSquare } from '../marks.js';
import { scaled } from '../scaled.js';
import { group, path, type Group, type Path, type Point, type Shape } from '../shapes.js';
import { slotCentre, tileCentre } from './draft.js';
import { spaceCentre } from './geometry.js';
import { toppingToken } from './tokens.js';

/** A topping that is about to be laid. */
export function laid(topping: number, space: number, onCream: boolean): Group {
  return { ...scaled(toppingToken(topping), onCream ? 0.76 : 0.92), at: spaceCentre(space) };
}

const STAR = 'm0-.3l.09.19l.21.02l-.16.14l.05.21l-.19-.11l-.19.11l.05-.21l-.16-.14l.21-.02z';

/** The spaces on which a dispenser card wants fruit. */
export function stars(spaces: readonly number[]): Shape {
  return path(outlineAt(spaces.map(spaceCentre), STAR), { fill: 'mark-win', stroke: 'golden-line', width: 0.04 });
}

/** A frame round one of the small waffles, 2 wide. */
export function seatFrame(at: Point): Group {
  return group('seat', [{ ...edged('seat-frame', 'M-.94-.94h1.88v1.88h-1.88z', 'select', 0.07), at }]);
}

/** A frame round the tiles a slot takes, with a glow in the slot. */
export function sliceMark(slot: number, tiles: readonly number[]): Group {
  const frame = outlineAt(tiles.map(tileCentre), roundSquare(0.49, 0.14));
  return group('slice', [
    path(frame, { stroke: 'whipped', width: 0.11 }),
    path(frame + outlineAt([slotCentre(slot)], circle(0.34)), { stroke: 'select', width: 0.06 }),
  ]);
}

/** The slot of the last draft. */
export function slotRing(at: Point): Path {
  return path(outlineAt([at], circle(0.37)), { stroke: 'mark-threat', width: 0.07 });
}
