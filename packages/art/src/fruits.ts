/** Fruits and cream, each drawn round (0, 0) inside one space. Several games lay them on waffles. */
import { group, path, type Group } from './shapes.js';

export { BLUEBERRY, STRAWBERRY } from './berries.js';
export { CREAM, PEAK } from './cream.js';

/** A plump crescent with dark ends. */
export const BANANA: Group = group('banana', [
  path('M-.33-.29c.03.23.23.39.55.3l.14-.08.06.14c-.08.27-.44.37-.69.17-.15-.14-.2-.34-.16-.53z', {
    fill: 'banana',
    stroke: 'banana-line',
    width: 0.04,
  }),
  path('M-.37.04c.17.26.53.28.76.04-.09.26-.42.34-.65.14-.06-.05-.09-.11-.11-.18z', { fill: 'banana-shade' }),
  path('M-.42-.26l.07-.01m.73.23.03.08', { stroke: 'banana-line', width: 0.09 }),
  path('M-.31-.08q.11.2.31.22', { stroke: 'whipped', width: 0.05 }),
]);
