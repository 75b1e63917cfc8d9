/** From points of the screen to those of a picture. */
import type { Point } from '@griddle/art';

/** A point of the screen in a picture's units, whatever transforms lie between. */
export function pointAt(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return [x, y];
}
