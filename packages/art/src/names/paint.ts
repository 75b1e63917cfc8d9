/** Paints a picture with names on a canvas, for PNGs on pages. */
import { paintPicture, type ColourLookup } from '../print/canvas.js';
import { FONT_FAMILY } from '../words/font.js';
import type { Line, WrittenPicture } from './plates.js';

/** Paints a picture and its text, so that it fills `width` pixels of the canvas. */
export function paintWritten(
  context: CanvasRenderingContext2D,
  picture: WrittenPicture,
  width: number,
  colour: ColourLookup,
): void {
  paintPicture(context, picture, width, colour);
  const [left, top, wide] = picture.viewBox;
  const scale = width / wide;
  for (const line of picture.lines) paintLine(context, line, [left, top], scale, colour);
}

function paintLine(
  context: CanvasRenderingContext2D,
  { box, isRightToLeft, side, size, text, token, weight }: Line,
  [left, top]: readonly [number, number],
  scale: number,
  colour: ColourLookup,
): void {
  // In pixels, because letters are hinted for the size that the font says
  const [x, y, wide, high] = [(box[0] - left) * scale, (box[1] - top) * scale, box[2] * scale, box[3] * scale];
  context.save();
  context.beginPath();
  context.rect(x, y, wide, high);
  context.clip();
  context.font = `${weight} ${size * scale}px ${FONT_FAMILY}`;
  context.textAlign = side === 'middle' ? 'center' : side;
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  context.fillStyle = colour(token);
  const at = { left: 0, middle: 0.5, right: 1 }[side];
  context.fillText(text, x + wide * at, y + high / 2 + size * scale * 0.35);
  context.restore();
}
