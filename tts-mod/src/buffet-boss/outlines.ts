/** The outlines of plate and foods, provided by the build: the polygons that the models are made from. */
import type { Polygon } from '@griddle/plate/internal/polygons.js';

/**
 * Written in front of the script by `tools/tables/buffet-boss.ts`: x and y of each corner in 0.01 mm. Foods are encoded as
 * text, two digits per number, offset by the least: lists of numbers would make the script too large.
 */
declare const GRIDDLE_OUTLINES: {
  readonly digits: string;
  readonly least: number;
  readonly plate: readonly number[];
  readonly foods: readonly string[];
};

function polygonOf(numbers: readonly number[]): Polygon {
  const corners: [number, number][] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) corners.push([(numbers[i] ?? 0) / 100, (numbers[i + 1] ?? 0) / 100]);
  return corners;
}

function numbersOf(text: string): number[] {
  const { digits, least } = GRIDDLE_OUTLINES;
  const numbers: number[] = [];
  for (let at = 0; at + 1 < text.length; at += 2) {
    numbers.push(digits.indexOf(text.charAt(at)) * digits.length + digits.indexOf(text.charAt(at + 1)) + least);
  }
  return numbers;
}

/** The plate when level, corners in mm round its lowest point. */
export const PLATE_OUTLINE: Polygon = polygonOf(GRIDDLE_OUTLINES.plate);

/** Cache of outlines by food number, because decoding them is slow. */
const known: Record<number, Polygon> = {};

/** Returns the outline of a food by its number, corners in mm round its middle; empty for none. */
export function outlineOf(food: number): Polygon {
  const outline = known[food] ?? polygonOf(numbersOf(GRIDDLE_OUTLINES.foods[food] ?? ''));
  known[food] = outline;
  return outline;
}
