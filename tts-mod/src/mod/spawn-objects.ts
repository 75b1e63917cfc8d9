/**
 * Makes missing objects. Pieces come from bags, or as copies of those in the box, on the table, or deleted. Objects that
 * players do not move (boards, trays, boxes, bags, plates, dice) are restored in place after somebody has deleted them.
 */
import { BAG_TAG, BOX_TAG, FIXTURE_TAG, PIECE_TAG, BOARD_TAG, DIE_TAG, PLATE_TAG } from '../names.js';
import { fitCard } from './cards.js';
import { hide, hideWhileMoving } from './hide-moving-cards.js';
import type { Spot } from './placement.js';
import type { Gone } from './saved.js';
import type { WorldPoint } from './world.js';

/** The seat of nobody: what is hidden from all. */
const NOBODY = -1;
/** Height above its spot at which an object is released. */
export const LIFT = 0.05;

/** Objects as text by kind, of which somebody has deleted one. */
const lost: Record<string, string> = {};
let isClearing = false;

/** Keeps in mind what somebody deletes, so that it can be made again. */
export function rememberDeleted(object: TTSObject): void {
  if (isClearing || !(object.hasTag(PIECE_TAG) || object.hasTag(FIXTURE_TAG))) return;
  lost[object.getGMNotes()] = object.getJSON();
}

/** Removes a surplus object. */
export function clear(object: TTSObject): void {
  isClearing = true;
  if (!object.isDestroyed()) object.destruct();
  isClearing = false;
}

/** A closed bag, as far as it is looked into. */
interface BoxData {
  readonly ContainedObjects?: readonly ObjectData[];
}

/** What the box of the table had when it was first looked into: its first thing of each kind. */
interface Box {
  readonly guid: string;
  readonly things: Record<string, ObjectData>;
}

/** Nothing is ever taken out of the box, and looking into it takes long, so once is enough. */
let known: Box | undefined;

/** What the box of the table has of a kind. */
function fromBox(kind: string): ObjectData | undefined {
  const box = getObjectsWithTag(BOX_TAG)[0];
  // Somebody has deleted it: what was found in it serves on
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

/** The kinds of some spots of which nothing lies on the table and nothing can be made. */
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

/** How a thing lies: the top of its picture away from Red, the front or the back up. */
function rotationAt({ faceDown, turn: degrees = 0 }: Spot): WorldPoint {
  return [0, 180 + degrees, faceDown === true ? 180 : 0];
}

/** Turns a thing as its spot has it. */
export function turn(object: TTSObject, spot: Spot): void {
  if (!object.isDestroyed()) object.setRotationSmooth(rotationAt(spot), false, true);
}

/** The seat that alone may see a thing on its way to a spot, -1 for nobody; undefined where all may. */
function viewerOf(object: TTSObject, { secretOf, faceDown, stands }: Spot): number | undefined {
  if (secretOf !== undefined) return secretOf;
  return stands !== true && faceDown === true && !object.is_face_down ? NOBODY : undefined;
}

/** Hides what goes into a hand, and what is turned face down on its way, from those who may not see it. */
export function hideOnTheWay(object: TTSObject, spot: Spot): void {
  const seer = viewerOf(object, spot);
  if (seer !== undefined) hideWhileMoving(object, seer);
}

/**
 * Makes a new thing of a kind for a spot, `like` being another one of it. The game takes a moment to make it wholly, and only
 * then is it turned, fitted and shown; until then it is hidden from the first frame on where others may not see it.
 */
export function make(kind: string, spot: Spot, like: TTSObject | undefined): void {
  const [x, y, z] = spot.point;
  // It comes with the right side up: nobody may see what is drawn in secret, not for a moment
  const [rotX, rotY, rotZ] = rotationAt(spot);
  const whole = (object: TTSObject): void => {
    if (object.isDestroyed()) return;
    hideOnTheWay(object, spot);
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

/** A board that is no further away stands where the other one was. */
const NEAR = 2;

let gone: Gone[] = [];

/** Keeps in mind what somebody deletes; false for what is no furniture. */
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

/** Another game begins, with furniture of its own. */
export function forgetFurniture(): void {
  gone = [];
}

/**
 * An object that became another state of itself, or that somebody has put there again, is not missing. A table may have
 * several boards, which only their places tell apart.
 */
function isMissing({ guid, tag, notes, x, z }: Gone): boolean {
  if (tag === '') return getObjectFromGUID(guid) === undefined;
  return !getObjectsWithTag(tag).some((object) => {
    const at = object.getPosition();
    const isHere = Math.abs(at.x - x) < NEAR && Math.abs(at.z - z) < NEAR;
    return object.getGMNotes() === notes && (tag !== BOARD_TAG || isHere);
  });
}

/** What is missing. */
export function goneFurniture(): readonly Gone[] {
  return gone.filter((one) => isMissing(one));
}

/** The names of what is missing. */
export function missingFurniture(): string[] {
  return goneFurniture().map(({ name }) => name);
}

/** What a save says was missing. */
export function recallFurniture(saved: readonly Gone[] | undefined): void {
  gone = (saved ?? []).slice();
}

/** Makes what is missing again; its names. */
export function bringBackFurniture(): readonly string[] {
  const missing = goneFurniture();
  for (const { json } of missing) spawnObjectJSON({ json });
  gone = [];
  return missing.map(({ name }) => name);
}
