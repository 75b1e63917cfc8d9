/** Where objects are: on the table or not, at rest or not, or at a hypothetical point that a player asks about. */
import { PIECE_TAG } from '../names.js';
import { SURFACE, TABLE_TOP } from './world.js';

/** Objects below this height are off the table. */
const FLOOR = TABLE_TOP - 0.5;
/** Objects beyond the edge and below this height hang there; cards in hands are higher up. */
const HANGING = TABLE_TOP + 0.6;

/** A point with names for its coordinates, as the game gives it. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Whether a point is on or over the table: things elsewhere have fallen, hang over the edge or are parked. */
function isOver({ x, y, z }: Point): boolean {
  return y > FLOOR && (y > HANGING || (Math.abs(x) <= SURFACE.x && Math.abs(z) <= SURFACE.z));
}

/** Whether an object is on or over the table. */
export function isOnTable(object: TTSObject): boolean {
  return object.held_by_color !== undefined || isOver(object.getPosition());
}

/** Returns the names of pieces that have fallen off the table or hang over its edge. Parked ones are locked. */
export function strayPieces(): string[] {
  const stray = getObjectsWithTag(PIECE_TAG).filter((object) => !isOnTable(object) && !object.getLock());
  return stray.map((object) => object.getName());
}

/** Whether an object needs no waiting for: somebody holds it, or it rests. An object still being made does not rest. */
export function isAtRest(object: TTSObject): boolean {
  return object.held_by_color !== undefined || (object.resting && !object.spawning);
}

/** Whether an object lies in a hand, where the game keeps moving cards. */
function isInHandZone(object: TTSObject): boolean {
  return object.getZones().some((zone) => (zone.type as string) === HAND_ZONE);
}

/** The game's name for the type of hand zones. */
const HAND_ZONE = 'Hand';
/** Things closer than this on either axis may push each other. */
const NEAR = 4;

/**
 * Whether the objects with some tags have come to rest. With `carried`, only those objects and what is near them count. What has fallen, hangs over the edge or lies in a hand is never waited for, because it may never rest.
 */
export function areAtRest(tags: readonly string[], carried?: readonly TTSObject[]): boolean {
  let places: readonly Point[] | undefined;
  for (const tag of tags) {
    for (const object of getObjectsWithTag(tag)) {
      // Few objects move, and only for those is the rest looked up
      if (isAtRest(object)) continue;
      // What the script brings back from below glides to the table
      const at = object.getPositionSmooth() ?? object.getPosition();
      if (!isOver(at) || isInHandZone(object)) continue;
      places ??= carried?.map((other) => other.getPosition());
      if (places === undefined || places.some((place) => isNear(place, at))) return false;
    }
  }
  return true;
}

function isNear(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < NEAR && Math.abs(one.z - other.z) < NEAR;
}

/** The point an object counts at, and whether that is on the table. */
interface WhereItLies {
  readonly at: Point;
  readonly isOn: boolean;
}

/**
 * Returns where an object counts: where it lies, where it was picked up from while somebody holds it, or where it will land
 * while it glides. Calls into the game are slow and every piece needs them, so each is made once.
 */
export function whereItLies(object: TTSObject): WhereItLies {
  const supposed = hypotheticalPosition(object);
  if (supposed !== undefined) return { at: supposed, isOn: true };
  if (object.held_by_color !== undefined) return { at: object.pick_up_position, isOn: true };
  const at = object.getPositionSmooth() ?? object.getPosition();
  return { at, isOn: isOver(at) };
}

/** The piece and the point of the table. */
interface HypotheticalPosition {
  readonly guid: string;
  readonly x: number;
  readonly z: number;
}

/** Height of a hypothetical piece above the floor: on the table. */
const ON_TABLE = 1;

let supposed: HypotheticalPosition | undefined;

/** Returns a piece's hypothetical position; undefined for all but the one that a player asks about. */
function hypotheticalPosition(object: TTSObject): Point | undefined {
  // Reading the id is slow, and questions are rare
  if (supposed === undefined || supposed.guid !== object.getGUID()) return undefined;
  return { x: supposed.x, y: ON_TABLE, z: supposed.z };
}

/** Runs `look` as if a piece were at a point. Nothing moves. */
export function withHypotheticalPosition<T>(guid: string, [x, z]: readonly [x: number, z: number], look: () => T): T {
  supposed = { guid, x, z };
  const seen = look();
  supposed = undefined;
  return seen;
}
