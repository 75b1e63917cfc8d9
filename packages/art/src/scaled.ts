/**
 * Shapes drawn smaller or larger in their own path data. A group's `scale` says the same, but one scaled group among the
 * nodes of a board makes Chromium paint all of them whenever a piece moves (measured in `bench/web`).
 */
import type { Group, Shape } from './shapes.js';

/** The group with every length multiplied. */
export function scaled(shape: Group, factor: number): Group {
  return { ...shape, children: shape.children.map((child) => scaledShape(child, factor)) };
}

function scaledShape(shape: Shape, factor: number): Shape {
  if (shape.kind === 'group') {
    const [x, y] = shape.at ?? [0, 0];
    return { ...scaled(shape, factor), at: [x * factor, y * factor] };
  }
  const { d, width, dash } = shape;
  return {
    ...shape,
    ...(width && { width: width * factor }),
    ...(dash && { dash: dash.map((length) => length * factor) }),
    d: scaledData(d, factor),
  };
}

/**
 * Path data to a thousandth, for relative moves add up: letters stay, and so do an arc's angle and flags, the third to
 * fifth of its seven numbers.
 */
function scaledData(d: string, factor: number): string {
  let place = 0;
  return d.replace(/([a-z])|-?(?:\d+\.?\d*|\.\d+)/gi, (found, letter?: string) => {
    if (letter) {
      // What other letters have are lengths alone
      place = /a/i.test(letter) ? 0 : NaN;
      return letter;
    }
    const at = place++ % 7;
    return ` ${at > 1 && at < 5 ? found : Math.round(Number(found) * factor * 1000) / 1000}`;
  });
}
