/** The games with a lesson. */
import { TAUGHT } from '../generated/taught.js';

/** One of them. */
export type Taught = (typeof TAUGHT)[number];

/** Whether there is a lesson of a game. */
export function isTaught(game: string): game is Taught {
  return TAUGHT.some((taught) => taught === game);
}
