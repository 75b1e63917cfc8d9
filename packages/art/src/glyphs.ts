/** Numbers and signs in the strokes of coordinates; more can be added for new games. */
import { FIRST_DIGITS, MORE_DIGITS, SIXTH, strokesAt } from './strokes.js';

const GLYPHS: Readonly<Record<string, string>> = {
  ...FIRST_DIGITS,
  ...SIXTH,
  ...MORE_DIGITS,
  9: 'm-.04.12q.1-.06.1-.16a.06.08 0 1 0-.12 0a.06.07 0 1 0 .12 0',
  0: 'm0-.12q.06 0 .06.12t-.06.12t-.06-.12t.06-.12',
  '+': 'm-.06 0h.12m-.06-.06v.12',
  '-': 'm-.06 0h.12',
};

/** Returns path data of a digit or sign centred on a point; empty if it does not exist. */
export function glyph(character: string, x: string, y: string): string {
  return strokesAt(GLYPHS[character], x, y);
}
