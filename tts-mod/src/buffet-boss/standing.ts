/** Moves plates and the food on them: lowers a piece, sets up a pile by its poses, keeps resting piles from moving. */
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import type { Plate, Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import { letDown } from '@griddle/plate/internal/polygons.js';
import type { Plan } from '../mod/place-objects.js';
import { PIECE_TAG, PLATE_TAG } from '../names.js';
import { seatUnder } from './layout.js';
import { outlineOf } from './outlines.js';
import { foodOf, outlinesAt, pointOf, poseOf, posesOf, rotationAt } from './posing.js';
import { isApart, numbered, plateObject, seatOver, seePlate } from './scan.js';

/** Maximum deviation, in 0.01 mm and 0.01 degree, at which a standing body is left where it is. */
const NEAR = 100;
/** Frames after which a pile that was set up is released. */
const PUT_UP = 4;
/** As on the web: wood on wood, and a plate heavier than food, so that it rocks instead of tipping over at once. */
const FRICTION = 0.55;
const PLATE_MASS = 5;
/** Strength of a nudge. */
const NUDGE = 0.6;

/** Puts a body exactly at a pose, at rest: a drop in mid-swing gives it speed. */
function put(object: TTSObject, seat: number, pose: Pose): void {
  object.setVelocity([0, 0, 0]);
  object.setAngularVelocity([0, 0, 0]);
  object.setPosition(pointOf(seat, pose));
  object.setRotation(rotationAt(pose));
}

/**
 * Sets up a piece dropped over a plate in the plate's plane, and lowers it to just above what is below it (BB-20), because
 * Tabletop Simulator holds everything too high. Keeps the rotation in which it was held.
 */
export function stand(object: TTSObject): void {
  const { x, z } = object.getPosition();
  const seat = seatUnder(x, z);
  const food = foodOf(object);
  if (seat < 0 || food < 0) return;
  const { plate, foods } = seePlate(seat);
  const others = foods.filter((other) => other.object !== object && other.stands);
  const outlines = outlinesAt(
    others.map((other) => other.food),
    [plate, ...others.map((other) => other.pose)],
  );
  const [across, , turn] = poseOf(seat, object);
  object.setLock(false);
  put(object, seat, [across, letDown(outlines, outlineOf(food), across, turn), turn]);
}

/** Pushes a piece to the right or, with -1, to the left (BB-21). Returns whether it is food on a plate. */
export function nudge(object: TTSObject | undefined, direction: number): boolean {
  if (object === undefined || foodOf(object) < 0) return false;
  const { x, z } = object.getPosition();
  if (seatUnder(x, z) < 0 || object.getLock()) return false;
  object.addForce([direction * NUDGE, 0, 0]);
  return true;
}

/** Returns plans that place plates and pieces as in a position, one per seat; those in place are not touched. */
export function standingUp(state: BuffetBossState): Plan[] {
  return state.plates.map((plate, seat) => () => {
    standUp(state, plate, seat);
    return [];
  });
}

function standUp(state: BuffetBossState, plate: Plate, seat: number): void {
  const poses = posesOf(plate);
  const seen = seePlate(seat);
  const object = plateObject(seat);
  const level = poses[0] ?? [0, 0, 0];
  const found = numbered(plate.pieces, poses, seen.foods);
  const isPut = object !== undefined && isApart(seen.plate, level, NEAR);
  const standing = seen.foods.filter((food) => food.stands).map((food) => food.object);
  let isChanged = isPut;
  if (isPut) {
    object.setLock(true);
    put(object, seat, level);
  }
  for (let i = 0; i < plate.pieces.length; i++) {
    const pose = poses[i + 1] ?? level;
    const there = found[i];
    if (there?.stands === true && !isApart(there.pose, pose, NEAR)) continue;
    const piece = there?.object ?? spare(plate.pieces[i] ?? 0);
    if (piece === undefined) continue;
    isChanged = true;
    if (piece.held_by_color !== undefined) piece.drop();
    piece.setLock(true);
    put(piece, seat, pose);
  }
  lock([object, ...standing], isChanged || !isActive(state, seat));
  // A pile that was set up is released once it lies
  if (isChanged && isActive(state, seat))
    Wait.frames(() => lock([plateObject(seat), ...standingOn(seat)], false), PUT_UP);
}

/** Finds food of a kind that is over no plate. */
function spare(food: number): TTSObject | undefined {
  return getObjectsWithTag(PIECE_TAG).find((object) => foodOf(object) === food && seatOver(object) < 0);
}

/** Whether a seat's pile may move now. */
function isActive(state: BuffetBossState, seat: number): boolean {
  return seat === state.turn && (state.step === 'turn' || state.step === 'settle' || state.step === 'rescue');
}

function standingOn(seat: number): (TTSObject | undefined)[] {
  return seePlate(seat)
    .foods.filter((food) => food.stands)
    .map((food) => food.object);
}

/** Locks or releases a pile: only the pile of the seat to move may move, so that no other can fall. */
function lock(objects: readonly (TTSObject | undefined)[], isHeld: boolean): void {
  for (const object of objects) if (object !== undefined && object.getLock() !== isHeld) object.setLock(isHeld);
}

/** Unlocks food in the line, in the kitchen and beside plates. */
export function free(): void {
  for (const object of getObjectsWithTag(PIECE_TAG)) {
    const { x, z } = object.getPosition();
    if (seatUnder(x, z) < 0 && object.getLock()) object.setLock(false);
  }
}

/** Sets friction, bounce and mass, and makes plates untouchable; Tabletop Simulator forgets this at each load. */
export function prepare(): void {
  const plates = getObjectsWithTag(PLATE_TAG);
  for (const object of plates) {
    object.interactable = false;
    object.mass = PLATE_MASS;
  }
  const foods = getObjectsWithTag(PIECE_TAG).filter((object) => foodOf(object) >= 0);
  for (const object of [...plates, ...foods]) {
    object.static_friction = FRICTION;
    object.dynamic_friction = FRICTION;
    object.bounciness = 0;
  }
}
