/** The lines of words below a picture. */
import { attribute, textElement } from '../print/svg-text.js';
import type { Paints } from '../print/svg-text.js';
import { rounded, type ViewBox } from '../shapes.js';
import { FONT_FAMILY } from '../words/font.js';

/** The height of letters, and from line to line, in widths of the picture. */
const SIZE = 0.042;
const LINE = 0.062;
/** About how wide a letter is, in its height. */
const LETTER = 0.54;
/** Letters do not get smaller than this, in their usual height; what is longer is cut. */
const SMALLEST = 0.7;

/** The box with room for so many lines below. */
export function boxWithLines([left, top, wide, high]: ViewBox, count: number): ViewBox {
  return [left, top, wide, count === 0 ? high : high + wide * (count + 0.5) * LINE];
}

/** Lines below a box, as text of an SVG. */
export function linesText([left, top, wide, high]: ViewBox, lines: readonly string[], paints: Paints): string {
  return lines
    .map((line, at) => {
      const most = Math.floor(0.96 / (SIZE * LETTER * SMALLEST));
      const words = line.length > most ? `${line.slice(0, most - 1)}…` : line;
      const size = wide * SIZE * Math.min(1, 0.96 / (words.length * SIZE * LETTER));
      const attributes =
        attribute('x', rounded(left + wide / 2)) +
        attribute('y', rounded(top + high + wide * LINE * (at + 0.85))) +
        attribute('text-anchor', 'middle') +
        attribute('font-family', FONT_FAMILY) +
        attribute('font-size', rounded(size)) +
        attribute('font-weight', at === 0 ? 700 : undefined) +
        attribute('fill', paints(at === 0 ? 'ink' : 'ink-soft'));
      return textElement('text', words, attributes);
    })
    .join('');
}
