/** Cuts outlines into convex pieces of at most eight corners, the engine's limit. */
import { areaOf, type Corner } from '@griddle/art/internal/buffet-boss/outline.js';

/** The engine's maximum number of corners. */
const MOST = 8;
/** Corners nearer than this to the line through their neighbours, in mm, count as straight. */
const STRAIGHT = 0.02;

type Polygon = readonly Corner[];

/** Twice the area of a triangle, positive if anticlockwise. */
function turning([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function corner(polygon: Polygon, i: number): Corner {
  return polygon[(i + polygon.length) % polygon.length] ?? [0, 0];
}

/** Cuts an anticlockwise polygon into convex ones of at most `most` corners, by default the engine's limit. */
export function convexPieces(outline: Polygon, most: number = MOST): readonly Polygon[] {
  const pieces = triangles(outline);
  for (let merged = true; merged;) {
    merged = false;
    for (let i = 0; i < pieces.length && !merged; i++) {
      for (let j = i + 1; j < pieces.length && !merged; j++) {
        const union = joined(pieces[i] ?? [], pieces[j] ?? [], most);
        if (union === undefined) continue;
        pieces[i] = union;
        pieces.splice(j, 1);
        merged = true;
      }
    }
  }
  return pieces;
}

/** Ear clipping: the ear with the largest area first, so that slivers stay few. */
function triangles(outline: Polygon): Polygon[] {
  let rest = outline.filter((point, i) => {
    const [before, after] = [corner(outline, i - 1), corner(outline, i + 1)];
    return Math.abs(turning(before, point, after)) > STRAIGHT * STRAIGHT;
  });
  const found: Polygon[] = [];
  while (rest.length > 3) {
    const ears = rest.map((_point, i) => earAt(rest, i));
    const best = ears.indexOf(Math.max(...ears));
    found.push([corner(rest, best - 1), corner(rest, best), corner(rest, best + 1)]);
    rest = rest.filter((_point, i) => i !== best);
  }
  return [...found, rest];
}

/** The quality of a corner as an ear: the least height of its triangle, or -1 if it is not an ear. */
function earAt(polygon: Polygon, i: number): number {
  const [a, b, c] = [corner(polygon, i - 1), corner(polygon, i), corner(polygon, i + 1)];
  const area = turning(a, b, c);
  if (area <= 0) return -1;
  const isFree = polygon.every(
    (point) =>
      point === a || point === b || point === c ||
      turning(a, b, point) < 0 || turning(b, c, point) < 0 || turning(c, a, point) < 0, // prettier-ignore
  );
  return isFree ? area / longest([a, b, c]) : -1;
}

function longest(polygon: Polygon): number {
  return Math.max(
    ...polygon.map(([x, y], i) => {
      const [u, v] = corner(polygon, i + 1);
      return Math.sqrt((u - x) * (u - x) + (v - y) * (v - y));
    }),
  );
}

/** Joins two polygons that share a side, if the result is convex and small enough. */
function joined(one: Polygon, other: Polygon, most: number): Polygon | undefined {
  for (let i = 0; i < one.length; i++) {
    for (let j = 0; j < other.length; j++) {
      if (corner(one, i) !== corner(other, j + 1) || corner(one, i + 1) !== corner(other, j)) continue;
      const rest = other.map((_point, k) => corner(other, j + 1 + k)).slice(1, -1);
      const union = [...one.slice(0, i + 1), ...rest, ...one.slice(i + 1)];
      if (union.length <= most && isConvex(union)) return union;
    }
  }
  return undefined;
}

function isConvex(polygon: Polygon): boolean {
  return polygon.every((point, i) => turning(corner(polygon, i - 1), point, corner(polygon, i + 1)) > 0);
}

/** The centre of mass of a polygon of uniform density. */
export function centroidOf(polygon: Polygon): Corner {
  let [x, y] = [0, 0];
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = corner(polygon, i + 1);
    const cross = ax * by - bx * ay;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  const area = areaOf(polygon);
  return [x / (3 * area), y / (3 * area)];
}
