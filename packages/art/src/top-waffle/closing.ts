/** The cards that end the days of Top Waffle. */
import { group, path, type Group } from '../shapes.js';
import { numbered, paper } from './cards.js';

/** A closing card: the moon over the closed door of the stand, and the number of the day it ends. */
export function closingCard(day: number): Group {
  return group('closing-card', [
    paper('order', 'slate'),
    path('M.1-.95A.42.42 0 1 0 .44-.33A.36.36 0 1 1 .1-.95z', { fill: 'butter', stroke: 'butter-line', width: 0.045 }),
    path('M-.72-.86v.01M-.5-.42v.01M.76-.78v.01', { stroke: 'whipped', width: 0.09 }),
    path('M-.7 1V.18H.7V1z', { fill: 'golden', stroke: 'golden-line', width: 0.05 }),
    path('M-.82.18L-.66-.1H.66L.82.18z', { fill: 'strawberry', stroke: 'strawberry-line', width: 0.05 }),
    path('M-.34.18L-.28-.1M0 .18V-.1M.34.18L.28-.1', { stroke: 'whipped', width: 0.1 }),
    numbered(day, [0, 0.6], 0.28),
  ]);
}
