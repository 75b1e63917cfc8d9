/** Marks on the cards of Top Waffle. */
import type { Token } from '../palette.js';
import { group, path, type Group, type Point, type Shape } from '../shapes.js';
import { digits, disc, frameOf, topping } from './cards.js';
import { ORDER_CARD } from './geometry.js';

/** A frame round a card, with a light edge that stands out from any ground. */
export function cardMark(size: Point, at: Point, stroke: Token): Group {
  const frame = frameOf([size[0] + 0.06, size[1] + 0.06], 0.18);
  return group('mark', [path(frame, { stroke: 'whipped', width: 0.2 }), path(frame, { stroke, width: 0.11 })], { at });
}

/** An order that can be completed now: a golden frame and a bell. */
export function readyMark(at: Point): Group {
  const frame = frameOf([ORDER_CARD[0] + 0.06, ORDER_CARD[1] + 0.06], 0.18);
  const bell: Shape[] = [
    path('M-.22.08Q-.22-.18 0-.18T.22.08z', { fill: 'mark-win', stroke: 'golden-line', width: 0.045 }),
    path('M-.28.12H.28M0-.2V-.25', { stroke: 'golden-line', width: 0.06 }),
  ];
  return group(
    'ready',
    [
      path(frame, { stroke: 'golden-line', width: 0.22 }),
      path(frame, { stroke: 'mark-win', width: 0.12 }),
      group('bell', [disc(0.36, 'plate', 'golden-line'), ...bell], {
        at: [0, 1.2],
      }),
    ],
    { at },
  );
}

/** What is missing for an order, in a strip on its lower edge. */
export function missingMark(at: Point, toppings: readonly number[]): Group {
  const step = Math.min(0.38, 1.7 / Math.max(1, toppings.length));
  const half = (step * toppings.length) / 2 + 0.18;
  return group(
    'missing',
    [
      path(frameOf([2 * half, 0.5], 0.2), { fill: 'plate', stroke: 'mark-threat', width: 0.05, dash: [0.1, 0.1] }),
      ...toppings.map((kind, i) => topping(kind, 0.42, [(i - (toppings.length - 1) / 2) * step, 0])),
    ],
    { at: [at[0], at[1] + 1.18] },
  );
}

/** How many cards lie on one pile, on its upper right corner. */
export function countMark(at: Point, count: number): Group {
  return group('count', [disc(0.28, 'label', 'whipped'), digits(count.toString(), 1.3, 'whipped')], { at });
}
