/** Fruits and cream, each drawn round (0, 0) inside one space. Several games lay them on waffles. */
import { group, path, type Group } from './shapes.js';

/** A dollop of cream, wide enough to be visible round a fruit. */
export const CREAM: Group = group('cream', [
  path(
    'M0-.43q.14.02.2.1.15 0 .19.15.09.14.03.27-.02.16-.16.2-.1.13-.26.12-.16.01-.26-.12-.14-.04-.16-.2-.06-.13.03-.27.04-.15.19-.15.06-.08.2-.1z',
    { fill: 'whipped', stroke: 'cream-line', width: 0.035 },
  ),
  path('M-.29.21q.19.12.37.09.19-.04.29-.25.03.15-.1.25-.1.11-.27.09-.2 0-.29-.18z', { fill: 'cream-shade' }),
]);

/** The peak of a dollop with nothing on it. */
export const PEAK: Group = group('peak', [
  path('M-.25.03c0-.19.23-.23.27-.37.1.08.23.22.23.37 0 .13-.13.19-.25.19s-.25-.06-.25-.19z', {
    fill: 'whipped',
    stroke: 'cream-line',
    width: 0.035,
  }),
  path('M.05-.22c.07.08.15.14.15.26q-.02.12-.18.13.1-.11.1-.21 0-.09-.07-.18z', { fill: 'cream-shade' }),
  path('M-.2.03q.12.11.3.01m-.23-.11q.09.07.22-.01', { stroke: 'cream-line', width: 0.03 }),
]);

export { BLUEBERRY, STRAWBERRY } from './berries.js';

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
