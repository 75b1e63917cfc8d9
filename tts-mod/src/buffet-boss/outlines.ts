/** The outlines of plate and foods, which the build brings along: the same polygons of which the models are made. */
import type { Polygon } from '@griddle/plate/polygons.js';

/** Corners one after the other, x and y in 0.01 mm. */
type Flat = readonly number[];

/** Written in front of the script by `tools/tables/buffet-boss.ts`. */
declare const GRIDDLE_OUTLINES: { readonly plate: Flat; readonly foods: readonly Flat[] };

function polygonOf(flat: Flat): Polygon {
  const corners: [number, number][] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) corners.push([(flat[i] ?? 0) / 100, (flat[i + 1] ?? 0) / 100]);
  return corners;
}

export const PLATE_OUTLINE: Polygon = polygonOf(GRIDDLE_OUTLINES.plate);
export const FOOD_OUTLINES: readonly Polygon[] = GRIDDLE_OUTLINES.foods.map((flat) => polygonOf(flat));
