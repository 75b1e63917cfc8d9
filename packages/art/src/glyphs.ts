/**
 * Digits and signs as single strokes, so that no picture needs a font; letters are in `letters.ts`. Each begins with a
 * relative move from the middle of its box, which is 0.16 wide and 0.24 high; more are added as games need them.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  1: 'm-.05-.07l.06-.05v.24',
  2: 'm-.06-.06q.01-.06.06-.06t.06.06q0 .04-.12.18h.13',
  3: 'm-.06-.1q.02-.02.06-.02q.06 0 .06.06t-.07.05q.08 0 .08.07t-.07.06q-.05 0-.07-.03',
  4: 'm.03.12v-.24l-.1.16h.14',
  5: 'm.05-.12h-.1l-.01.11q.02-.02.05-.02q.07 0 .07.07t-.07.08q-.04 0-.06-.02',
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

/** Strokes with their middle at a point. */
export function strokesAt(strokes: string | undefined, x: string, y: string): string {
  return strokes ? `M${x} ${y}${strokes}` : '';
}
