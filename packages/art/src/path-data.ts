/** Scales and moves shapes by changing the numbers of their path data one by one. */
import { rounded, type Point, type Group, type Path, type Shape } from './shapes.js';

// The numbers of SVG path data, changed one by one.

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;

/** Which numbers of an absolute command are x (0) and y (1), in turn; the others are neither. */
const AXES: Readonly<Record<string, readonly (0 | 1 | undefined)[]>> = {
  H: [0],
  V: [1],
  A: [undefined, undefined, undefined, undefined, undefined, 0, 1],
};
const PAIR = [0, 1] as const;

/** Path data with every length multiplied, except an arc's angle and flags, the third to fifth of its seven numbers. */
function scaledData(d: string, factor: number): string {
  return changed(d, (value, command, at) => (/a/i.test(command) && at % 7 > 1 && at % 7 < 5 ? value : value * factor));
}

/** The data after an `M`: its point, then only relative commands, as in most paths of pictures. */
const FROM_POINT = new RegExp(String.raw`^\s*(${NUMBER})[\s,]*(${NUMBER})((?:[a-zZ][^A-Y]*)?)$`);
const LETTER_OR_NUMBER = new RegExp(`([a-z])|${NUMBER}`, 'gi');

/** Path data moved by `by`: relative commands stay as they are. */
export function movedData(d: string, by: Point): string {
  if (by[0] === 0 && by[1] === 0) return d;
  const strokes = d
    .slice(1)
    .split('M')
    .map((stroke) => FROM_POINT.exec(stroke));
  if (/^m/i.test(d) && strokes.every((stroke) => stroke !== null))
    return strokes
      .map(([, x, y, rest = '']) => `M${rounded(Number(x) + by[0])} ${rounded(Number(y) + by[1])}${rest}`)
      .join('');
  return changed(d, (value, command, at) => {
    if (command > 'Z') return value;
    const axes = AXES[command] ?? PAIR;
    const axis = axes[at % axes.length];
    return axis === undefined ? value : value + by[axis];
  });
}

/**
 * Passes every number to `change`, with its command and its index after that letter, from 0, and rounds the result to a
 * thousandth, because relative moves add up. An initial `m` is treated as `M`: its first point has nothing to be
 * relative to.
 */
function changed(d: string, change: (value: number, command: string, at: number) => number): string {
  let command = '';
  let at = 0;
  let isBeginning = true;
  return d.replace(LETTER_OR_NUMBER, (found, letter?: string) => {
    if (letter) {
      isBeginning = command === '';
      command = letter;
      at = 0;
      return letter;
    }
    const meant = isBeginning && at < 2 ? command.toUpperCase() : command;
    return ` ${rounded(change(Number(found), meant, at++))}`;
  });
}

// Scales shapes in their path data. A group's `scale` looks the same, but makes Chromium repaint the whole board
// whenever a piece moves (measured in `bench/web`).

/** The group with every length multiplied. */
export function scaled(shape: Group, factor: number): Group {
  return { ...shape, children: shape.children.map((child) => scaledShape(child, factor)) };
}

function scaledShape(shape: Shape, factor: number): Shape {
  if (shape.kind === 'path') return scaledPath(shape, factor);
  const [x, y] = shape.at ?? [0, 0];
  return { ...scaled(shape, factor), at: [x * factor, y * factor] };
}

/** A cache: pieces are drawn at a few sizes, again and again. */
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
