/** The levels a bot may be asked for, weakest first. */

/** `easy`: looks one move and one answer ahead, and is not choosy among good moves. */
export const LEVELS = ['easy'] as const;

export type Level = (typeof LEVELS)[number];

/** The level of this name; undefined where there is none. */
export function levelOf(name: string): Level | undefined {
  return LEVELS.find((level) => level === name);
}
