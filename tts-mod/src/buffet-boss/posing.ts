/**
 * Between poses of the rules and objects of the game. A model lies flat with its picture up when it is turned by 180
 * degrees, as a tile does; on a plate it stands, its picture towards Red's side, and its turn is that of its pose.
 */
import { FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import type { Plate, Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import { letDown, placed } from '@griddle/plate/internal/polygons.js';
import type { Polygon } from '@griddle/plate/internal/polygons.js';
import { TABLE_TOP } from '../mod/world.js';
import type { WorldPoint } from '../mod/world.js';
import { MM, PLATE_Z, plateX } from './layout.js';
import { outlineOf, PLATE_OUTLINE } from './outlines.js';

/** Units of poses in one of the table. */
const FINE = MM * 100;
const DEGREES = 180 / Math.PI;
/** What stands leans no more than this from the plate's plane: the cosine of 25 degrees. */
const UPRIGHT = 0.9;
const LEVEL: Pose = [0, 0, 0];

/** The middle of a body in the world. */
export function pointOf(seat: number, [x, y]: Pose): WorldPoint {
  return [plateX(seat) + x / FINE, TABLE_TOP + y / FINE, PLATE_Z];
}

/** How a body is turned in the world, in the game's angles. */
export function rotationAt([, , turn]: Pose): WorldPoint {
  return [90 - turn / 100, 90, 270];
}

/** Whether a body stands in the plane of the plates; what lies or leans over does not. */
export function isUpright(object: TTSObject): boolean {
  return object.getTransformUp().z < -UPRIGHT;
}

/** Where a body is as the rules tell it: exact when it stands, else its turn as if it were set up as it lies. */
export function poseOf(seat: number, object: TTSObject): Pose {
  const { x, y } = object.getPosition();
  const right = object.getTransformRight();
  const high = isUpright(object) ? right.y : right.z;
  // Adding 0 makes 0 of -0, which Lua would write with its sign
  const turn = Math.round(Math.atan2(-high, -right.x) * DEGREES * 100) + 0;
  return [Math.round((x - plateX(seat)) * FINE) + 0, Math.round((y - TABLE_TOP) * FINE) + 0, turn];
}

const FOOD_KINDS = FOODS.map(({ id }) => id);

/** The index of the food that an object is; -1 for other things. */
export function foodOf(object: TTSObject): number {
  return FOOD_KINDS.indexOf(object.getGMNotes());
}

/** Plate and pieces where they stand. */
export function outlinesAt(foods: readonly number[], poses: readonly Pose[]): Polygon[] {
  return poses.map((pose, i) => placed(i === 0 ? PLATE_OUTLINE : outlineOf(foods[i - 1] ?? 0), pose));
}

/** The poses of a plate and its pieces; where they are not told, a pile made by letting one piece down after the other. */
export function posesOf({ pieces, poses }: Plate): readonly Pose[] {
  if (poses.length === pieces.length + 1) return poses;
  const made: Pose[] = [LEVEL];
  for (let i = 0; i < pieces.length; i++) {
    const outline = outlineOf(pieces[i] ?? 0);
    made.push([0, letDown(outlinesAt(pieces, made), outline, 0, 0), 0]);
  }
  return made;
}
