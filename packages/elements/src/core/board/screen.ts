/** Converts points of the screen to those of a picture. */
import type { Point } from '@griddle/art';

/** Returns the matrix from a picture's units to pixels of the screen. */
export function screenMatrix(svg: SVGSVGElement): DOMMatrix {
  const matrix = svg.getScreenCTM() ?? new DOMMatrix();
  const { height, width, x, y } = svg.viewBox.baseVal;
  const box = svg.getBoundingClientRect();
  const scale = Math.min(box.width / width, box.height / height);
  // Firefox omits `zoom` from the scale, and WebKit transforms of the page: then the box gives the size of the picture, which is at
  // its centre. It does not give a rotation of the page.
  if (!(scale > 0) || matrix.b !== 0 || Math.abs(matrix.a / scale - 1) < 0.01) return matrix;
  const left = box.x + (box.width - width * scale) / 2 - x * scale;
  const top = box.y + (box.height - height * scale) / 2 - y * scale;
  return new DOMMatrix([scale, 0, 0, scale, left, top]);
}

/** Converts a point of the screen to a picture's units, whatever transforms apply. */
export function pointAt(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(screenMatrix(svg).inverse());
  return [x, y];
}
