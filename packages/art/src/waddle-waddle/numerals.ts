/** Numbers in a picture, drawn with the strokes of coordinates. */
import { glyph } from '../glyphs.js';
import { short } from '../shapes.js';

/** From one digit to the next. */
const ADVANCE = 0.18;

/** Path data of a number with its middle at a point, for a stroke about 0.04 wide. */
export function numeral(text: string, x: number, y: number): string {
  const left = x - (ADVANCE * (text.length - 1)) / 2;
  return [...text].map((digit, at) => glyph(digit, short(left + ADVANCE * at), short(y))).join('');
}
