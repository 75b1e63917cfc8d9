/** Crumbs that fly off a food as it lands. */
import type { Point } from '@griddle/art';
import { svgNode } from '@griddle/art/print/dom.js';
import { isMotionReduced } from '#core';

/** Each crumb's flight, sideways and up, in units of 10 mm. */
const WAYS: readonly Point[] = [
  [-1.6, -0.5],
  [-1, -0.9],
  [-0.4, -0.7],
  [0.5, -0.8],
  [1.1, -0.9],
  [1.7, -0.4],
];
const TIMING = { duration: 450, easing: 'ease-out' } as const satisfies KeyframeAnimationOptions;

/** Scatters crumbs from a point of a layer and removes them when they land. Does nothing under reduced motion. */
export function crumble(layer: Element, [x, y]: Point): void {
  if (isMotionReduced()) return;
  for (const [dx, dy] of WAYS) {
    const crumb = svgNode('circle', { class: 'crumb', r: '0.11' });
    layer.append(crumb);
    const frames = [
      [x, y, 1],
      [x + dx * 0.7, y + dy, 1],
      [x + dx, y + 0.5, 0],
    ].map(([left = 0, top = 0, opacity = 0]) => ({ transform: `translate(${left}px,${top}px)`, opacity }));
    const flight = crumb.animate(frames, TIMING);
    const remove = (): void => crumb.remove();
    flight.onfinish = remove;
    flight.oncancel = remove;
  }
}
