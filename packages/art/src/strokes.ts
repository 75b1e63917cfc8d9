/**
 * The digits and letters (as path data, by character) of every board with coordinates, so that no picture needs a font;
 * `slab.ts` and `glyphs.ts` have the others. Strokes begin with a relative move from the middle of their box, which is
 * 0.16 wide and 0.24 high (0.16 for letters without ascenders).
 */
export const FIRST_DIGITS: Readonly<Record<string, string>> = {
  1: 'm-.05-.07l.06-.05v.24',
  2: 'm-.06-.06q0-.06.06-.06t.06.06q0 .06-.12.18h.12',
  3: 'm-.05-.12h.1l-.06.09q.07 0 .07.08t-.07.07q-.04 0-.06-.02',
  4: 'm.03.12v-.24l-.1.16h.14',
  5: 'm.05-.12h-.1v.11q.11-.03.11.06t-.07.07q-.04 0-.06-.02',
};

/** Files a to e, by letter. */
export const FIRST_LETTERS: Readonly<Record<string, string>> = {
  a: 'm.06.05a.06.07 0 1 1-.12 0a.06.07 0 1 1 .12 0m0-.07v.14',
  b: 'm.06.05a.06.07 0 1 1-.12 0a.06.07 0 1 1 .12 0m-.12.07v-.24',
  c: 'm.06.01a.06.07 0 1 0 0 .08',
  d: 'm.06.05a.06.07 0 1 1-.12 0a.06.07 0 1 1 .12 0m0 .07v-.24',
  e: 'm-.06.05h.12a.06.07 0 1 0-.02.05',
};

/** The sixth file and rank. */
export const SIXTH: Readonly<Record<string, string>> = {
  6: 'm.06.05a.06.07 0 1 1-.12 0a.06.07 0 1 1 .12 0m-.12 0q0-.12.1-.17',
  f: 'm.05-.11q-.07-.02-.07.06v.17m-.04-.13h.09',
};

/** The digits of larger boards. */
export const MORE_DIGITS: Readonly<Record<string, string>> = {
  7: 'm-.06-.12h.12l-.08.24',
  8: 'm0-.01a.05.05 0 1 1 .01 0a.06.06 0 1 1-.02 0',
  9: 'm-.06-.05a.06.07 0 1 1 .12 0a.06.07 0 1 1-.12 0m.12 0q0 .12-.1.17',
};

/** Strokes centred on a point; empty for a character that is not drawn. */
export function strokesAt(strokes: string | undefined, x: string, y: string): string {
  return strokes ? `M${x} ${y}${strokes}` : '';
}
