/** One look at the table: what lies where, and how plates and the food over them stand. */
import { SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import type { Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import { isAbove } from '@griddle/plate/internal/polygons.js';
import { PIECE_TAG, PLATE_TAG } from '../names.js';
import type { Placement } from '../mod/placement.js';
import { placeUnder, plateKind, seatUnder } from './layout.js';
import { outlineOf } from './outlines.js';
import { foodOf, isUpright, poseOf } from './posing.js';

/** Food in a plate's area. */
export interface SeenFood {
  readonly food: number;
  readonly pose: Pose;
  /** Whether it stands without touching the table (BB-20); otherwise it has fallen. */
  readonly stands: boolean;
  /** Left out if it is not seen. */
  readonly object?: TTSObject;
}

/** A piece that is not over its plate. */
const NOT_SEEN: SeenFood = { food: -1, pose: [0, 0, 0], stands: false };

/** A seat’s plate as it stands, and the food in its area. */
export interface SeenPlate {
  readonly plate: Pose;
  readonly foods: readonly SeenFood[];
}

/** The result of one look at the table. */
export interface Scan {
  /** By seat. */
  readonly plates: readonly SeenPlate[];
  /** Everything outside the plates' areas, and characters. */
  readonly placement: readonly Placement[];
  /** Foods that somebody holds. */
  readonly held: readonly number[];
}

/** Distance in mm below which something touches the table. */
const ON_TABLE = 0.5;
const LEVEL: Pose = [0, 0, 0];

/** Looks at the table. */
export function see(): Scan {
  const foods: SeenFood[][] = SEAT_NAMES.map(() => []);
  const placement: Placement[] = [];
  const held: number[] = [];
  for (const object of getObjectsWithTag(PIECE_TAG)) {
    const food = foodOf(object);
    if (food >= 0 && object.held_by_color !== undefined) {
      held.push(food);
      continue;
    }
    const { x, y, z } = object.getPositionSmooth() ?? object.getPosition();
    const seat = food < 0 ? -1 : seatUnder(x, z);
    if (seat >= 0) foods[seat]?.push(seenFood(seat, food, object));
    else placement.push({ kind: object.getGMNotes(), place: placeUnder(object.getGMNotes(), x, z, y) });
  }
  const plates = foods.map((list, seat) => ({ plate: platePose(seat), foods: list }));
  return { plates, placement, held };
}

/** Returns the seat in whose area an object is food that nobody holds; -1 for none. */
export function seatOver(object: TTSObject): number {
  if (foodOf(object) < 0 || object.held_by_color !== undefined) return -1;
  const { x, z } = object.getPositionSmooth() ?? object.getPosition();
  return seatUnder(x, z);
}

/** Looks at one plate and what is over it. */
export function seePlate(seat: number): SeenPlate {
  const over = getObjectsWithTag(PIECE_TAG).filter((object) => seatOver(object) === seat);
  return { plate: platePose(seat), foods: over.map((object) => seenFood(seat, foodOf(object), object)) };
}

function seenFood(seat: number, food: number, object: TTSObject): SeenFood {
  const pose = poseOf(seat, object);
  const stands = isUpright(object) && isAbove(outlineOf(food), pose, ON_TABLE);
  return { food, pose, stands, object };
}

/** Finds the object of a seat's plate. */
export function plateObject(seat: number): TTSObject | undefined {
  return getObjectsWithTag(PLATE_TAG).find((object) => object.getGMNotes() === plateKind(seat));
}

function platePose(seat: number): Pose {
  const object = plateObject(seat);
  return object === undefined ? LEVEL : poseOf(seat, object);
}

/**
 * Matches the foods seen with numbered pieces; those not seen have no object. Of two alike, a piece takes the one nearest to
 * its previous pose; pieces without a pose, such as the last one dropped, take what is left.
 */
export function numbered(pieces: readonly number[], poses: readonly Pose[], seen: readonly SeenFood[]): SeenFood[] {
  const found = pieces.map(() => NOT_SEEN);
  const free = seen.slice();
  for (const isPosed of [true, false]) {
    for (let i = 0; i < pieces.length; i++) {
      const before = poses[i + 1];
      if ((before !== undefined) !== isPosed) continue;
      let best = -1;
      for (let j = 0; j < free.length; j++) {
        if (free[j]?.food !== pieces[i]) continue;
        if (best < 0 || offBy(free[j]?.pose, before) < offBy(free[best]?.pose, before)) best = j;
      }
      if (best >= 0) found[i] = free.splice(best, 1)[0] ?? NOT_SEEN;
    }
  }
  return found;
}

/** Whether two poses are farther apart than `most`, in 0.01 mm and 0.01 degree. */
export function isApart(one: Pose, other: Pose, most: number): boolean {
  const turned = Math.abs(one[2] - other[2]);
  return offBy(one, other) > most || Math.min(turned, 36_000 - turned) > most;
}

/** Returns the distance between two poses, in 0.01 mm; 0 if one is unknown. */
function offBy(one: Pose | undefined, other: Pose | undefined): number {
  if (one === undefined || other === undefined) return 0;
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));
}
