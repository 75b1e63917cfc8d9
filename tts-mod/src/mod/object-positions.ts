/** Where objects are: on the table or not, at rest or not, or at a hypothetical point that a player asks about. */
import { TABLE_TOP } from './world.js';

/** Objects below this height are off the table. */
const FLOOR = TABLE_TOP - 0.5;

/** Whether an object is on or over the table. */
export function isOnTable(object: TTSObject): boolean {
  return object.held_by_color !== undefined || object.getPosition().y > FLOOR;
}

/** Whether an object needs no waiting for: somebody holds it, or it rests. An object still being made does not rest. */
export function isAtRest(object: TTSObject): boolean {
  return object.held_by_color !== undefined || (object.resting && !object.spawning);
}

/** The point an object counts at, and whether that is on the table. */
interface WhereItLies {
  readonly at: { readonly x: number; readonly y: number; readonly z: number };
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
  const at = object.getPosition();
  return { at: object.getPositionSmooth() ?? at, isOn: at.y > FLOOR };
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
function hypotheticalPosition(
  object: TTSObject,
): { readonly x: number; readonly y: number; readonly z: number } | undefined {
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
