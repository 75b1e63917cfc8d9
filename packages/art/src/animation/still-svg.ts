/** One moment of an animation as an SVG of its own, for pictures made of points. */
import { groundText, paintsOf, shapeText, svgAround, type SvgTextOptions } from '../print/svg-text.js';
import { boxWithLines, linesText } from './captions.js';
import { commonBox, type Frame } from './frames.js';

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
