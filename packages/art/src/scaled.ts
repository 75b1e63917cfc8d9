/**
 * Scales shapes in their path data. A group's `scale` looks the same, but makes Chromium repaint the whole board
 * whenever a piece moves (measured in `bench/web`).
 */
import { scaledData } from './path-data.js';
import type { Group, Path, Shape } from './shapes.js';

/** The group with every length multiplied. */
export function scaled(shape: Group, factor: number): Group {
  return { ...shape, children: shape.children.map((child) => scaledShape(child, factor)) };
}

function scaledShape(shape: Shape, factor: number): Shape {
  if (shape.kind === 'path') return scaledPath(shape, factor);
  const [x, y] = shape.at ?? [0, 0];
  return { ...scaled(shape, factor), at: [x * factor, y * factor] };
}

/** Pieces are drawn at a few sizes, again and again. */
const drawn = new WeakMap<Path, Map<number, Path>>();

function scaledPath(path: Path, factor: number): Path {
  const sizes = drawn.get(path) ?? new Map<number, Path>();
  drawn.set(path, sizes);
  const { d, width, dash } = path;
  const made = sizes.get(factor) ?? {
    ...path,
    ...(width && { width: width * factor }),
    ...(dash && { dash: dash.map((length) => length * factor) }),
    d: scaledData(d, factor),
  };
  sizes.set(factor, made);
  return made;
}
