/** Whether objects are on the table at all. */
import { TABLE_TOP } from './world.js';

/** What is lower than this lies beside the table: somebody has thrown it off. */
const FLOOR = TABLE_TOP - 0.5;

/** Whether an object is on the table, or over it. */
export function isOnTable(object: TTSObject): boolean {
  return object.held_by_color !== undefined || object.getPosition().y > FLOOR;
}
