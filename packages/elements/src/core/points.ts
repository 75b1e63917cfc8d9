/** From points of the screen to places. Comes with what a hand does on a board. */
import type { Point } from '@griddle/art';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Board } from './board.js';

/** How far from the middle of a place, in board units, a finger still means it. */
const REACH = 0.55;

/** A point of the screen in a picture's units, whatever transforms lie between. */
export function pointAt(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return [x, y];
}

/** The place of a board under a point of the screen, undefined when none is near enough. */
export function placeUnder<S extends BaseState>(
  { flipped, known, places, svg, view }: Board<S>,
  clientX: number,
  clientY: number,
): Place | undefined {
  const { left, right, top, bottom } = svg.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) return undefined;
  const point = pointAt(svg, clientX, clientY);
  const named = view.placeAt?.(point, flipped);
  if (named !== undefined) return known.has(named) ? named : undefined;
  const [x, y] = point;
  return places.find((place) => {
    const [centreX, centreY] = view.centre(place, flipped);
    return Math.max(Math.abs(centreX - x), Math.abs(centreY - y)) < REACH;
  });
}
