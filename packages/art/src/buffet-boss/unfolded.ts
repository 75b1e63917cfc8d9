/**
 * Short path data: whole numbers of 0.1 mm, y down; the letters m, l, h, v, q, c and z with relative points, and two
 * more letters for shapes that are the same on both sides of the middle (x = 0):
 *
 * - `w` goes back mirrored: from the mirror image of the current point along everything drawn so far, in the opposite
 *   direction, to the start or its mirror image.
 * - `x` draws everything before it again, mirrored.
 */
import type { Token } from '../palette.js';
import { group, path, type Group, type Path, type Point } from '../shapes.js';

/** A letter of absolute path data and its points; the first is the current point before it. */
type Leg = readonly [letter: string, points: readonly Point[]];

const mirrored = ([x, y]: Point): Point => [-x, y];
const endOf = (leg: Leg | undefined): Point => leg?.[1].at(-1) ?? [0, 0];
const meet = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Absolute path data, 10 mm a unit. */
export function unfolded(text: string): string {
  const legs: Leg[] = [];
  let start: Point = [0, 0];
  for (const [, letter = '', rest = ''] of text.matchAll(/([a-z])([^a-z]*)/g)) {
    // The number of points of a segment
    const size = Math.max(1, '  qc'.indexOf(letter));
    let kind = letter === 'm' ? 'M' : (' LQC'[size] ?? '');
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    const next = (stays: string): number => (letter === stays ? 0 : (numbers.shift() ?? 0));
    while (numbers.length > 0) {
      const now = endOf(legs.at(-1));
      const points = Array.from({ length: size }, (): Point => [now[0] + next('v'), now[1] + next('h')]);
      legs.push([kind, [now, ...points]]);
      if (kind === 'M') start = points[0] ?? start;
      if (kind === 'M') kind = 'L';
    }
    const now = endOf(legs.at(-1));
    if (letter === 'z') legs.push(['Z', [start]]);
    if (letter === 'x') legs.push(...legs.map(([kind, points]): Leg => [kind, points.map(mirrored)]));
    if (letter === 'w') {
      const at = legs.findIndex((leg) => meet(endOf(leg), mirrored(now)));
      for (const [kind, points] of legs.slice(0, at + 1).reverse()) {
        if (kind === 'M' || meet(endOf(legs.at(-1)), start)) break;
        legs.push([kind, points.map(mirrored).reverse()]);
      }
    }
  }
  return legs.map(([kind, points]) => kind + (kind === 'Z' ? '' : points.slice(1).flat().map((n) => n / 100).join(' '))).join(''); // prettier-ignore
}

/**
 * A path from `FILL,STROKE WIDTH PATH`, or without a comma only filled; the width is in 0.1 mm. A paint like `-shade`
 * is a variant of the given colour. A stroke of `whipped` is a highlight, which is translucent.
 */
export function painted(text: string, colour = ''): Path {
  const [, fill = '', stroke = '', width, d = ''] = /^([^ ,]*)(?:,(\S+) (\d+))? (.*)/.exec(text) ?? [];
  const token = (paint: string): Token => (paint.startsWith('-') ? colour + paint : paint) as Token;
  return path(unfolded(d), {
    ...(fill && { fill: token(fill) }),
    ...(stroke && { stroke: token(stroke), width: Number(width) / 100 }),
    ...(stroke === 'whipped' && { opacity: 0.75 }),
  });
}

/** A group of painted paths. */
export function drawing(name: string, ...paths: readonly string[]): Group {
  return group(
    name,
    paths.map((text) => painted(text)),
  );
}
