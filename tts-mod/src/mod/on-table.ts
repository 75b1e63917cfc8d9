/** Whether objects are on the table at all. */
import { supposedPoint } from './supposed.js';
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
  const supposed = supposedPoint(object);
  if (supposed !== undefined) return { at: supposed, isOn: true };
  if (object.held_by_color !== undefined) return { at: object.pick_up_position, isOn: true };
  const at = object.getPosition();
  return { at: object.getPositionSmooth() ?? at, isOn: at.y > FLOOR };
}
