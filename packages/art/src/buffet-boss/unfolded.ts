/**
 * Path data made short: whole numbers of 0.1 mm, y down; the letters m, l, h, v, q, c and z with relative points, and two
 * letters more for what is the same on both sides of the middle (x = 0):
 *
 * - `w` goes back mirrored: from the mirror image of where it is now along what is drawn already, in the opposite direction,
 *   until it is where it began, or at the mirror image of that.
 * - `x` draws all before it once more, mirrored.
 */
import type { Token } from '../palette.js';
import { group, path, type Group, type Path, type Point } from '../shapes.js';

/** A letter and its points, absolute; the last is where the path then is. */
type Leg = readonly [letter: string, ...points: Point[]];

const mirrored = ([x, y]: Point): Point => [-x, y];
const endOf = (leg: Leg | undefined): Point => (leg?.slice(1).at(-1) as Point | undefined) ?? [0, 0];
const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Absolute path data, 10 mm a unit. */
export function unfolded(text: string): string {
  const legs: Leg[] = [];
  let start = 0;
  for (const [, letter = '', rest = ''] of text.matchAll(/([a-z])([^a-z]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    let isStart = letter === 'm';
    if (isStart) start = legs.length;
    while (numbers.length > 0) {
      const [x, y] = endOf(legs.at(-1));
      const size = letter === 'c' ? 3 : letter === 'q' ? 2 : 1;
      const points = Array.from({ length: size }, (): Point => {
        return [x + (letter === 'v' ? 0 : (numbers.shift() ?? 0)), y + (letter === 'h' ? 0 : (numbers.shift() ?? 0))];
      });
      legs.push([isStart ? 'm' : size > 1 ? letter : 'l', ...points]);
      isStart = false;
    }
    if (letter === 'z') legs.push(['z', endOf(legs[start])]);
    if (letter === 'x') legs.push(...legs.map(([kind, ...points]): Leg => [kind, ...points.map(mirrored)]));
    if (letter === 'w') {
      const now = mirrored(endOf(legs.at(-1)));
      let at = legs.findIndex((leg) => same(endOf(leg), now));
      for (; at > start && !same(endOf(legs.at(-1)), endOf(legs[start])); at--) {
        const [kind = '', ...points] = legs[at] ?? [''];
        legs.push([kind, ...[endOf(legs[at - 1]), ...points.slice(0, -1)].map(mirrored).reverse()]);
      }
    }
  }
  return legs.map(([letter, ...points]) => letter.toUpperCase() + (letter === 'z' ? '' : points.flat().map((n) => n / 100).join(' '))).join(''); // prettier-ignore
}

/**
 * A path from `FILL,STROKE WIDTH PATH`, without a comma only filled; the width is in 0.1 mm. A paint like `-shade` is one of
 * a colour that is told. A stroke of `whipped` is a highlight, which lets something shine through.
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

/** Painted paths that lie together. */
export function drawing(name: string, ...paths: readonly string[]): Group {
  return group(
    name,
    paths.map((text) => painted(text)),
  );
}
