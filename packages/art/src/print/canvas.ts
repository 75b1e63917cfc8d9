/** Paints shapes on a canvas, for PNGs on pages whose policy forbids drawing an SVG image. */
import type { Token } from '../palette.js';
import type { Picture, Shape } from '../shapes.js';

/** The colour of a token, e.g. `(token) => colourOf(token, 'dark')` or the page's own. */
export type ColourLookup = (token: Token) => string;

/** Paints a picture so that it fills `width` pixels of the canvas from its upper left corner. */
export function paintPicture(
  context: CanvasRenderingContext2D,
  { viewBox: [left, top, wide], shape }: Picture,
  width: number,
  colour: ColourLookup,
): void {
  context.save();
  context.scale(width / wide, width / wide);
  context.translate(-left, -top);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  paint(context, shape, colour);
  context.restore();
}

function paint(context: CanvasRenderingContext2D, shape: Shape, colour: ColourLookup): void {
  context.save();
  if (shape.kind === 'group') {
    const { at, rotate, scale } = shape;
    if (at) context.translate(at[0], at[1]);
    if (rotate) context.rotate((rotate * Math.PI) / 180);
    if (scale !== undefined) context.scale(scale, scale);
    for (const child of shape.children) paint(context, child, colour);
  } else {
    const outline = new Path2D(shape.d);
    context.globalAlpha = shape.opacity ?? 1;
    if (shape.fill) {
      context.fillStyle = colour(shape.fill);
      context.fill(outline);
    }
    if (shape.stroke) {
      context.strokeStyle = colour(shape.stroke);
      context.lineWidth = shape.width ?? 1;
      context.setLineDash([...(shape.dash ?? [])]);
      context.stroke(outline);
    }
  }
  context.restore();
}
