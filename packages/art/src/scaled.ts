/**
 * Shapes drawn smaller or larger in their own path data. A group's `scale` says the same, but one scaled group among the
 * nodes of a board makes Chromium paint all of them whenever a piece moves (measured in `bench/web`).
 */
import { short, type Group, type Path, type Shape } from './shapes.js';

/** The group with every length multiplied. */
export function scaled(shape: Group, factor: number): Group {
  return { ...shape, children: shape.children.map((child) => scaledShape(child, factor)) };
}

function scaledShape(shape: Shape, factor: number): Shape {
  if (shape.kind === 'path') return scaledPath(shape, factor);
  const [x, y] = shape.at ?? [0, 0];
  return { ...scaled(shape, factor), at: [x * factor, y * factor] };
}

function scaledPath(path: Path, factor: number): Path {
  const { d, width, dash } = path;
  const thick = width === undefined ? {} : { width: width * factor };
  const dashes = dash === undefined ? {} : { dash: dash.map((length) => length * factor) };
  return { ...path, ...thick, ...dashes, d: scaledData(d, factor) };
}

/** Path data: letters stay, and so do an arc's angle and flags, the third to fifth of its seven numbers. */
function scaledData(d: string, factor: number): string {
  let letter = '';
  let count = 0;
  return d.replace(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi, (token, offset: number) => {
    if (/[a-z]/i.test(token)) {
      letter = token.toLowerCase();
      count = 0;
      return token;
    }
    const place = count++ % 7;
    const kept = letter === 'a' && place > 1 && place < 5;
    const number = kept ? token : short(Number(token) * factor);
    // What a minus or a point kept apart may need a blank
    return /[\d.]/.test(d.charAt(offset - 1)) ? ` ${number}` : number;
  });
}
