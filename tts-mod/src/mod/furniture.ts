/**
 * Objects that players do not move: boards, trays, boxes, bags, plates, dice. Deleted ones are remembered, so that they
 * can be restored in place.
 */
import { BAG_TAG, BOARD_TAG, BOX_TAG, DIE_TAG, FIXTURE_TAG, PIECE_TAG, PLATE_TAG } from '../names.js';
import type { Gone } from './saved.js';

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
