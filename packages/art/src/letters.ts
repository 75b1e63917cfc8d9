/** The letters of coordinates, drawn as the digits in `glyphs.ts` are (x-height 0.16); more are added as games need them. */
import { FIRST_LETTERS, strokesAt } from './strokes.js';

const LETTERS: Readonly<Record<string, string>> = {
  ...FIRST_LETTERS,
  f: 'm.05-.11q-.07-.02-.07.06v.17m-.04-.13h.09',
  g: 'm.06-.04v.16q0 .06-.06.06t-.05-.02m.11-.13a.06.07 0 1 1-.12 0a.06.07 0 1 1 .12 0',
  h: 'm-.06-.12v.24m0-.1q.01-.06.06-.06t.06.06v.1',
};

/** Path data of one letter with its middle at a point; empty for one that has not been drawn. */
export function letter(character: string, x: string, y: string): string {
  return strokesAt(LETTERS[character], x, y);
}
