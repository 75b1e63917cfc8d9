import { FIRST_DIGITS, strokesAt } from './strokes.js';

/**
 * Digits and signs as single strokes, so that no picture needs a font; letters are in `letters.ts`. Each begins with a
 * relative move from the middle of its box, which is 0.16 wide and 0.24 high; more are added as games need them.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  ...FIRST_DIGITS,
  7: 'm-.06-.12h.12q-.08.1-.08.24',
  8: 'm0-.01a.05.05 0 1 1 .01 0a.06.06 0 1 1-.02 0',
  9: 'm-.04.12q.1-.06.1-.16a.06.08 0 1 0-.12 0a.06.07 0 1 0 .12 0',
  0: 'm0-.12q.06 0 .06.12t-.06.12t-.06-.12t.06-.12',
  '+': 'm-.06 0h.12m-.06-.06v.12',
  '-': 'm-.06 0h.12',
  6: 'm.04-.12q-.1.06-.1.16a.06.08 0 1 0 .12 0a.06.07 0 1 0-.12 0',
};

/** Path data of one digit or sign with its middle at a point; empty for one that has not been drawn. */
export function glyph(character: string, x: string, y: string): string {
  return strokesAt(GLYPHS[character], x, y);
}
