/** Cream, drawn round (0, 0) inside one space. */
import { group, path, type Group } from './shapes.js';

/** A dollop of cream, wide enough to be seen round a fruit. */
export const CREAM: Group = group('cream', [
  path(
    'M0-.43q.14.02.2.1.15 0 .19.15.09.14.03.27-.02.16-.16.2-.1.13-.26.12-.16.01-.26-.12-.14-.04-.16-.2-.06-.13.03-.27.04-.15.19-.15.06-.08.2-.1z',
    { fill: 'whipped', stroke: 'cream-line', width: 0.035 },
  ),
  path('M-.29.21q.19.12.37.09.19-.04.29-.25.03.15-.1.25-.1.11-.27.09-.2 0-.29-.18z', { fill: 'cream-shade' }),
]);

/** The peak of a dollop on which nothing lies. */
export const PEAK: Group = group('peak', [
  path('M-.25.03c0-.19.23-.23.27-.37.1.08.23.22.23.37 0 .13-.13.19-.25.19s-.25-.06-.25-.19z', {
    fill: 'whipped',
    stroke: 'cream-line',
    width: 0.035,
  }),
  path('M.05-.22c.07.08.15.14.15.26q-.02.12-.18.13.1-.11.1-.21 0-.09-.07-.18z', { fill: 'cream-shade' }),
  path('M-.2.03q.12.11.3.01m-.23-.11q.09.07.22-.01', { stroke: 'cream-line', width: 0.03 }),
]);
