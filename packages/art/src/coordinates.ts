/** The letters and digits of all coordinates. */
import { FIRST_DIGITS, FIRST_LETTERS, MORE_DIGITS, SIXTH, strokesAt } from './strokes.js';

const COORDINATES: Readonly<Record<string, string>> = {
  ...FIRST_DIGITS,
  ...FIRST_LETTERS,
  ...SIXTH,
  ...MORE_DIGITS,
  g: 'm.06.05a.06.07 0 1 1-.12 0a.06.07 0 1 1 .12 0m0-.07v.14q0 .08-.11.05',
  h: 'm-.06-.12v.24m0-.1q.01-.06.06-.06t.06.06v.1',
  i: 'm0-.04v.12m-.005-.19h.01',
};

/** The files that have letters; no board of the rules has more (`grid.ts`). */
export const FILES = 'abcdefghi';
/** The ranks that have digits, as many. */
export const RANKS = '123456789';

/** Path data of a letter from a to i or a digit from 1 to 9, with its middle at a point. */
export function coordinate(character: string, x: string, y: string): string {
  return strokesAt(COORDINATES[character], x, y);
}
