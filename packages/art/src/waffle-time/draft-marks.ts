/** Marks on the draft board. */
import { circle, drawnAt, roundSquare } from '../marks.js';
import { group, path, type Group, type Path, type Point } from '../shapes.js';
import { slotCentre, tileCentre } from './draft.js';

/** A frame round the tiles a slot takes, with a glow in the slot. */
export function sliceMark(slot: number, tiles: readonly number[]): Group {
  const frame = drawnAt(tiles.map(tileCentre), roundSquare(0.49, 0.14));
  return group('slice', [
    path(frame, { stroke: 'whipped', width: 0.11 }),
    path(frame + drawnAt([slotCentre(slot)], circle(0.34)), { stroke: 'select', width: 0.06 }),
  ]);
}

/** The slot of the last draft. */
export function slotRing(at: Point): Path {
  return path(drawnAt([at], circle(0.37)), { stroke: 'mark-threat', width: 0.07 });
}
