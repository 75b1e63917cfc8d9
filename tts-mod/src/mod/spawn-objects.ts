/**
 * Makes missing objects. Pieces come from bags, or as copies of those in the box, on the table, or deleted. Objects that
 * players do not move (boards, trays, boxes, bags, plates, dice) are restored in place after somebody has deleted them.
 */
import { BAG_TAG, BOX_TAG, FIXTURE_TAG, PIECE_TAG, BOARD_TAG, DIE_TAG, PLATE_TAG } from '../names.js';
import { fitCard } from './cards.js';
import { hide, hideWhileMoving } from './hide-moving-cards.js';
import type { Spot } from './placement.js';
import type { Gone } from './saved.js';
import { isParked } from './world.js';
import type { WorldPoint } from './world.js';

/** The seat of nobody, for objects hidden from all. */
const NOBODY = -1;
/** Height above its spot at which an object is released. */
export const LIFT = 0.05;

/** JSON of deleted objects, by kind. */
let lost: Record<string, string> = {};
let isClearing = false;

/** Remembers a deleted object, so that it can be made again. */
export function rememberDeleted(object: TTSObject): void {
  if (isClearing || !(object.hasTag(PIECE_TAG) || object.hasTag(FIXTURE_TAG))) return;
  lost[object.getGMNotes()] = object.getJSON();
}

/** Forgets deleted objects, because another game begins. */
export function forgetDeleted(): void {
  lost = {};
}

/** Removes a surplus object. */
export function clear(object: TTSObject): void {
  isClearing = true;
  if (!object.isDestroyed()) object.destruct();
  isClearing = false;
}

/** The part of a closed bag's data that the script reads. */
interface BoxData {
  readonly ContainedObjects?: readonly ObjectData[];
}

/** Contents of the table's box when first read: the first thing of each kind. */
interface Box {
  readonly guid: string;
  readonly things: Record<string, ObjectData>;
}

/** Cache: nothing is ever taken out of the box, and reading it is slow. */
let known: Box | undefined;

/** Returns the thing of a kind in the table's box. */
function fromBox(kind: string): ObjectData | undefined {
  const box = getObjectsWithTag(BOX_TAG)[0];
  // Somebody has deleted the box: use what was read before
  if (box === undefined) return known?.things[kind];
  const guid = box.getGUID();
  if (known?.guid !== guid) {
    known = { guid, things: {} };
    for (const data of (box.getData() as BoxData).ContainedObjects ?? []) {
      const own = data.GMNotes ?? '';
      known.things[own] = known.things[own] ?? data;
    }
  }
  return known.things[kind];
}

/** Returns the kinds of the spots that are neither on the table nor can be made. */
export function lackingKinds(spots: readonly Spot[]): string[] {
  const there: Record<string, boolean> = {};
  for (const tag of [PIECE_TAG, FIXTURE_TAG, BAG_TAG]) {
    for (const object of getObjectsWithTag(tag)) there[object.getGMNotes()] = true;
  }
  const lacking: string[] = [];
  for (const { kind } of spots) {
    if (there[kind] === true || lost[kind] !== undefined) continue;
    there[kind] = true;
    if (fromBox(kind) === undefined) lacking.push(kind);
  }
  return lacking;
}

/** Returns a thing's rotation: the top of its picture away from Red, front or back up. */
function rotationAt({ faceDown, turn: degrees = 0 }: Spot): WorldPoint {
  return [0, 180 + degrees, faceDown === true ? 180 : 0];
}

/** Rotates a thing as its spot says. */
export function turn(object: TTSObject, spot: Spot): void {
  if (!object.isDestroyed()) object.setRotationSmooth(rotationAt(spot), false, true);
}

/** Locks a piece that goes under the table, where nothing holds it, and unlocks one that comes back. */
export function lockParked(object: TTSObject, { point }: Spot): void {
  if (object.hasTag(PIECE_TAG) && object.getLock() !== isParked(point)) object.setLock(isParked(point));
}

/** Returns the only seat that may see a thing on its way to a spot, -1 for none; undefined if all may. */
function viewerOf(object: TTSObject, { secretOf, faceDown, stands }: Spot): number | undefined {
  if (secretOf !== undefined) return secretOf;
  return stands !== true && faceDown === true && !object.is_face_down ? NOBODY : undefined;
}

/** Hides an object that moves to a hand or is turned face down from players who may not see it. */
export function hideOnTheWay(object: TTSObject, spot: Spot): void {
  const seer = viewerOf(object, spot);
  if (seer !== undefined) hideWhileMoving(object, seer);
}

/**
 * Makes a thing of a kind for a spot; `like` is another of that kind. The game takes a moment to finish it, and only then is
 * it turned, fitted and shown. Where others may not see it, it is hidden from the first frame.
 */
export function make(kind: string, spot: Spot, like: TTSObject | undefined): void {
  const [x, y, z] = spot.point;
  // It is spawned with the right side up: nobody may see a secret draw, not even for a moment
  const [rotX, rotY, rotZ] = rotationAt(spot);
  const whole = (object: TTSObject): void => {
    if (object.isDestroyed()) return;
    hideOnTheWay(object, spot);
    lockParked(object, spot);
    turn(object, spot);
    fitCard(object);
  };
  const how = { position: Vector(x, y + LIFT, z), rotation: Vector(rotX, rotY, rotZ), callback_function: whole };
  const bag = getObjectsWithTag(BAG_TAG).find((object) => object.getGMNotes() === kind);
  const data = bag === undefined ? (fromBox(kind) ?? like?.getData()) : undefined;
  const json = lost[kind];
  const object =
    bag !== undefined
      ? bag.takeObject(how)
      : data !== undefined
        ? spawnObjectData({ data, ...how })
        : json !== undefined
          ? spawnObjectJSON({ json, ...how })
          : undefined;
  const seer = object === undefined ? undefined : viewerOf(object, spot);
  if (object !== undefined && seer !== undefined) hide(object, seer);
}

const TAGS: readonly string[] = [BOARD_TAG, BAG_TAG, BOX_TAG, DIE_TAG, PLATE_TAG];

/** Maximum distance at which a board counts as the one that stood there. */
const NEAR = 2;

let gone: Gone[] = [];

/** Remembers a deleted piece of furniture; returns false for other objects. */
export function rememberFurniture(object: TTSObject): boolean {
  if (object.hasTag(PIECE_TAG) || object.hasTag(FIXTURE_TAG)) return false;
  const tag = TAGS.find((other) => object.hasTag(other)) ?? '';
  if (tag === '' && !object.getLock()) return false;
  const guid = object.getGUID();
  const notes = object.getGMNotes();
  gone = gone.filter((other) => other.guid !== guid);
  const { x, z } = object.getPosition();
  gone.push({ guid, tag, notes, name: object.getName(), x, z, json: object.getJSON() });
  return true;
}

/** Forgets deleted furniture when another game begins, which has its own. */
export function forgetFurniture(): void {
  gone = [];
}

/**
 * Whether a deleted object is missing: not if it became another state of itself or somebody has put it back. A table may
 * have several boards, which only their positions tell apart.
 */
function isMissing({ guid, tag, notes, x, z }: Gone): boolean {
  if (tag === '') return getObjectFromGUID(guid) === undefined;
  return !getObjectsWithTag(tag).some((object) => {
    const at = object.getPosition();
    const isHere = Math.abs(at.x - x) < NEAR && Math.abs(at.z - z) < NEAR;
    return object.getGMNotes() === notes && (tag !== BOARD_TAG || isHere);
  });
}

/** Returns the furniture that is missing. */
export function goneFurniture(): readonly Gone[] {
  return gone.filter((one) => isMissing(one));
}

/** Returns the names of missing furniture. */
export function missingFurniture(): string[] {
  return goneFurniture().map(({ name }) => name);
}

/** Restores the missing furniture from a save. */
export function recallFurniture(saved: readonly Gone[] | undefined): void {
  gone = (saved ?? []).slice();
}

/** Makes missing furniture again and returns its names. */
export function bringBackFurniture(): readonly string[] {
  const missing = goneFurniture();
  for (const { json } of missing) spawnObjectJSON({ json });
  gone = [];
  return missing.map(({ name }) => name);
}
