/** Where objects are: on the table or not, at rest or not, or at a point that somebody asks about. */
import { TABLE_TOP } from './world.js';

/** Objects below this height are off the table. */
const FLOOR = TABLE_TOP - 0.5;

/** Whether an object is on the table, or over it. */
export function isOnTable(object: TTSObject): boolean {
  return object.held_by_color !== undefined || object.getPosition().y > FLOOR;
}

/** Whether an object needs no more waiting for: somebody holds it, or it rests, which what is still being made does not. */
export function isAtRest(object: TTSObject): boolean {
  return object.held_by_color !== undefined || (object.resting && !object.spawning);
}

/** Where an object counts as lying, and whether on the table. */
interface WhereItLies {
  readonly at: { readonly x: number; readonly y: number; readonly z: number };
  readonly isOn: boolean;
}

/**
 * An object counts where it lies; one in somebody's fingers where it was taken from, one that glides where it will lie.
 * All that is asked of the game takes long, and of every piece, so it is asked once.
 */
export function whereItLies(object: TTSObject): WhereItLies {
  const supposed = hypotheticalPosition(object);
  if (supposed !== undefined) return { at: supposed, isOn: true };
  if (object.held_by_color !== undefined) return { at: object.pick_up_position, isOn: true };
  const at = object.getPosition();
  return { at: object.getPositionSmooth() ?? at, isOn: at.y > FLOOR };
}

/** The piece, and the point of the table. */
interface HypotheticalPosition {
  readonly guid: string;
  readonly x: number;
  readonly z: number;
}

/** How high over the floor a piece is supposed to lie: on the table. */
const ON_TABLE = 1;

let supposed: HypotheticalPosition | undefined;

/** Where a piece is supposed to lie; undefined for all but the one that somebody asks about. */
function hypotheticalPosition(
  object: TTSObject,
): { readonly x: number; readonly y: number; readonly z: number } | undefined {
  // Asking for the id takes long, and hardly anybody asks
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
