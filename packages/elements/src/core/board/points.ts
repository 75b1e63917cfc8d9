/** From points of the screen to those of a picture. */
import type { Point } from '@griddle/art';

/** The matrix from a picture's units to pixels of the screen. */
export function screenMatrix(svg: SVGSVGElement): DOMMatrix {
  const matrix = svg.getScreenCTM() ?? new DOMMatrix();
  const zoom = svg.currentCSSZoom ?? 1;
  if (zoom === 1) return matrix;
  // Firefox leaves `zoom` out of it: then the picture is larger on the screen than it says
  const { width, height } = svg.viewBox.baseVal;
  const box = svg.getBoundingClientRect();
  const factor = Math.min(box.width / (matrix.a * width), box.height / (matrix.d * height));
  const isLeftOut = Math.abs(factor - zoom) < Math.abs(factor - 1);
  return isLeftOut ? new DOMMatrix().scale(zoom).multiply(matrix) : matrix;
}

/** A point of the screen in a picture's units, whatever transforms lie between. */
export function pointAt(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(screenMatrix(svg).inverse());
  return [x, y];
}
