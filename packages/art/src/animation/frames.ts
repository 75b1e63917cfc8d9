/** A game as pictures that follow each other, with lines of words below them; and one moment of it as an SVG of its own. */
import {
  attribute,
  textElement,
  type Paints,
  groundText,
  paintsOf,
  shapeText,
  svgAround,
  type SvgTextOptions,
} from '../print/svg-text.js';
import { type Picture, type ViewBox, rounded } from '../shapes.js';
import { FONT_FAMILY } from '../words/font.js';

// A game as pictures that follow each other.

/** A moment of an animation. */
export interface Frame {
  readonly picture: Picture;
  readonly milliseconds: number;
  /** Lines below the picture: the first is written bold. */
  readonly lines: readonly string[];
}

/** The part of the plane that all pictures show between them, so that none jumps. */
export function commonBox(frames: readonly Frame[]): ViewBox {
  const boxes = frames.map(({ picture }) => picture.viewBox);
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [left, top, right - left, bottom - top];
}

// The lines of words below a picture.

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

// One moment of an animation as an SVG of its own, for pictures made of points.

/** The text of each moment's SVG; all are of one size. */
export function stillSvgs(frames: readonly Frame[], options: SvgTextOptions = {}): readonly string[] {
  const paints = paintsOf(options);
  const box = commonBox(frames);
  const whole = boxWithLines(box, Math.max(0, ...frames.map(({ lines }) => lines.length)));
  const ground = groundText(whole, options.background, paints);
  return frames.map(({ lines, picture }) =>
    svgAround(whole, ground + shapeText(picture.shape, paints) + linesText(box, lines, paints), options),
  );
}
