/** The digits and letters that every board with coordinates has; `glyphs.ts` and `letters.ts` have the others. */

/** Digits as strokes, each from the middle of its box. */
export const FIRST_DIGITS: Readonly<Record<string, string>> = {
  1: 'm-.05-.07l.06-.05v.24',
  2: 'm-.06-.06q.01-.06.06-.06t.06.06q0 .04-.12.18h.13',
  3: 'm-.06-.1q.02-.02.06-.02q.06 0 .06.06t-.07.05q.08 0 .08.07t-.07.06q-.05 0-.07-.03',
  4: 'm.03.12v-.24l-.1.16h.14',
  5: 'm.05-.12h-.1l-.01.11q.02-.02.05-.02q.07 0 .07.07t-.07.08q-.04 0-.06-.02',
};

/** Letters likewise. */
export const FIRST_LETTERS: Readonly<Record<string, string>> = {
  a: 'm.06-.02v.14m0-.07a.06.07 0 1 1-.12 0a.06.07 0 1 1 .12 0',
  b: 'm-.06-.12v.24m0-.07a.06.07 0 1 0 .12 0a.06.07 0 1 0-.12 0',
  c: 'm.05.01a.06.07 0 1 0 0 .08',
  d: 'm.06-.12v.24m0-.07a.06.07 0 1 1-.12 0a.06.07 0 1 1 .12 0',
  e: 'm-.06.05h.12a.06.07 0 1 0-.02.05',
};

/** Strokes with their middle at a point. */
export function strokesAt(strokes: string | undefined, x: string, y: string): string {
  return strokes ? `M${x} ${y}${strokes}` : '';
}
