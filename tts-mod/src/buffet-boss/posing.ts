/**
 * Converts between the rules' poses and Tabletop Simulator's objects. Like a tile, a model lies flat with its picture up when
 * rotated by 180 degrees; on a plate it stands, picture towards Red's side, rotated by its pose's angle.
 */
import { FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import type { Plate, Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import { letDown, placed } from '@griddle/plate/internal/polygons.js';
import type { Polygon } from '@griddle/plate/internal/polygons.js';
import { TABLE_TOP } from '../mod/world.js';
import type { WorldPoint } from '../mod/world.js';
import { MM, PLATE_Z, plateX } from './layout.js';
import { outlineOf, PLATE_OUTLINE } from './outlines.js';

/** Pose units per table unit. */
const FINE = MM * 100;
const DEGREES = 180 / Math.PI;
/** Cosine of the largest lean from the plate's plane at which a body counts as standing: 25 degrees. */
const UPRIGHT = 0.9;
const LEVEL: Pose = [0, 0, 0];

/** Returns the centre of a body in world coordinates. */
export function pointOf(seat: number, [x, y]: Pose): WorldPoint {
  return [plateX(seat) + x / FINE, TABLE_TOP + y / FINE, PLATE_Z];
}

/** Returns a body's world rotation, in Tabletop Simulator's angles. */
export function rotationAt([, , turn]: Pose): WorldPoint {
  return [90 - turn / 100, 90, 270];
}

/** Whether a body stands in the plane of the plates, rather than lies or leans over. */
export function isUpright(object: TTSObject): boolean {
  return object.getTransformUp().z < -UPRIGHT;
}

/** Returns a body's pose in the rules: exact if it stands, otherwise with the angle it would have if set upright. */
export function poseOf(seat: number, object: TTSObject): Pose {
  const { x, y } = object.getPosition();
  const right = object.getTransformRight();
  const high = isUpright(object) ? right.y : right.z;
  // Adding 0 turns -0 into 0, because Lua would write its sign
  const turn = Math.round(Math.atan2(-high, -right.x) * DEGREES * 100) + 0;
  return [Math.round((x - plateX(seat)) * FINE) + 0, Math.round((y - TABLE_TOP) * FINE) + 0, turn];
}

const FOOD_KINDS = FOODS.map(({ id }) => id);

/** Returns an object's food index; -1 for other things. */
export function foodOf(object: TTSObject): number {
  return FOOD_KINDS.indexOf(object.getGMNotes());
}

/** Returns the outlines of plate and pieces at their poses. */
export function outlinesAt(foods: readonly number[], poses: readonly Pose[]): Polygon[] {
  return poses.map((pose, i) => placed(i === 0 ? PLATE_OUTLINE : outlineOf(foods[i - 1] ?? 0), pose));
}

/** Returns the poses of a plate and its pieces; if unknown, those of a pile built by lowering one piece after the other. */
export function posesOf({ pieces, poses }: Plate): readonly Pose[] {
  if (poses.length === pieces.length + 1) return poses;
  const made: Pose[] = [LEVEL];
  for (let i = 0; i < pieces.length; i++) {
    const outline = outlineOf(pieces[i] ?? 0);
    made.push([0, letDown(outlinesAt(pieces, made), outline, 0, 0), 0]);
  }
  return made;
}
