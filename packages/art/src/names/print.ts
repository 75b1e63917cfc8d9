/** Prints a picture with names as the text of an SVG. */
import { attribute, groundText, paintsOf, shapeText, svgAround, textElement } from '../print/svg-text.js';
import type { Paints, SvgTextOptions } from '../print/svg-text.js';
import { rounded, type Picture } from '../shapes.js';
import { FONT_FAMILY } from '../words/font.js';
import { named } from './layouts.js';
import type { Line, NamedSeat } from './plates.js';

/** The picture with the names and points of its seats. The same picture and names give the same text. */
export function namedSvgText(picture: Picture, seats: readonly NamedSeat[], options: SvgTextOptions = {}): string {
  const { lines, shape, viewBox } = named(picture, seats);
  const paints = paintsOf(options);
  const text = lines.map((line) => lineText(line, paints)).join('');
  return svgAround(viewBox, groundText(viewBox, options.background, paints) + shapeText(shape, paints) + text, options);
}

/** Where text is anchored in its box, from its left edge in widths of the box. */
const ANCHORS = { left: ['start', 0], middle: ['middle', 0.5], right: ['end', 1] } as const;

/** A line in an SVG of its own, which ends at the edges of its box in any font. */
function lineText({ box: [x, y, wide, high], side, size, text, token, weight }: Line, paints: Paints): string {
  const [anchor, at] = ANCHORS[side];
  const letters = textElement(
    'text',
    text,
    attribute('x', rounded(wide * at)) +
      // The middle of capitals is a third of the letter height over the baseline
      attribute('y', rounded(high / 2 + size * 0.35)) +
      attribute('text-anchor', anchor === 'start' ? undefined : anchor) +
      attribute('font-family', FONT_FAMILY) +
      attribute('font-size', rounded(size)) +
      attribute('font-weight', weight) +
      // A name reads from its own side, and stands at the left edge all the same
      attribute('unicode-bidi', 'plaintext') +
      attribute('fill', paints(token)),
  );
  const place =
    attribute('x', rounded(x)) +
    attribute('y', rounded(y)) +
    attribute('width', rounded(wide)) +
    attribute('height', rounded(high));
  return `<svg${place}>${letters}</svg>`;
}
