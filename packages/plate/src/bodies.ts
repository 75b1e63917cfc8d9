/** The bodies of a pile for the engine and for measuring: corners in mm, y up. */
import { FOOD_POLYGONS, type Corner } from '@griddle/art/internal/buffet-boss/outline.js';
import { floorAt, plateSlices, PLATE_HALF, RIM_HEIGHT } from '@griddle/art/internal/buffet-boss/plate.js';
import type { Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import { convexPieces } from './convex.js';

/** A body: its outline for measuring, and convex pieces for the engine. */
export interface Body {
  readonly outline: readonly Corner[];
  readonly pieces: readonly (readonly Corner[])[];
  /** The greatest distance of the outline from its origin, in mm. */
  readonly reach: number;
}

function bodyOf(outline: readonly Corner[], pieces: readonly (readonly Corner[])[]): Body {
  const reach = Math.max(...outline.map(([x, y]) => Math.sqrt(x * x + y * y)));
  return { outline, pieces, reach };
}

/** The outline of all slices: along the foot from left to right, and back over rims and floor. */
function plateOutline(): readonly Corner[] {
  const slices = plateSlices();
  const foot = slices.flatMap((slice) => slice.filter(([x, y]) => y < floorAt(x) - 0.001 && y < RIM_HEIGHT));
  const sorted = [...new Map(foot.map((corner) => [corner[0].toFixed(6), corner])).values()].sort(
    (a, b) => a[0] - b[0],
  );
  const floor = [...new Set(slices.flatMap((slice) => slice.map(([x]) => x.toFixed(9))))].map(Number);
  const inside = floor.filter((x) => Math.abs(x) < PLATE_HALF - 2.999 && isFloor(slices, x)).sort((a, b) => b - a);
  return [
    [-PLATE_HALF, RIM_HEIGHT],
    ...sorted,
    [PLATE_HALF, RIM_HEIGHT],
    ...inside.map((x): Corner => [x, floorAt(x)]),
  ];
}

function isFloor(slices: readonly (readonly Corner[])[], x: number): boolean {
  return slices.some((slice) => slice.some(([u, v]) => Math.abs(u - x) < 1e-6 && Math.abs(v - floorAt(u)) < 1e-6));
}

/** The plate. */
export const PLATE_BODY: Body = /* @__PURE__ */ bodyOf(plateOutline(), plateSlices());

const FOOD_BODIES: Body[] = [];

/** The body of a food, by the food's index in the rules' data. */
export function foodBody(food: number): Body {
  const known = FOOD_BODIES[food];
  if (known) return known;
  const outline = FOOD_POLYGONS[food] ?? [];
  const body = bodyOf(outline, convexPieces(outline));
  FOOD_BODIES[food] = body;
  return body;
}

/** The pose of the level plate at rest. */
export const LEVEL: Pose = [0, 0, 0];
