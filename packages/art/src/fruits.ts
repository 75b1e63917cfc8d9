/** Bananas and cream, each drawn round (0, 0) inside one space. Several games lay them on waffles. */
import { group, path, type Group } from './shapes.js';

export { BLUEBERRY, STRAWBERRY } from './berries.js';

/** A plump crescent with dark ends. */
export const BANANA: Group = group('banana', [
  path('M-.33-.29C-.3-.06-.1.1.22.01L.36-.07L.42.07C.34.34-.02.44-.27.24C-.42.1-.47-.1-.43-.29z', {
    fill: 'banana',
    stroke: 'banana-line',
    width: 0.04,
  }),
  path('M-.37.04C-.2.3.16.32.39.08C.3.34-.03.42-.26.22C-.32.17-.35.11-.37.04z', { fill: 'banana-shade' }),
  path('M-.42-.26L-.35-.27M.38-.04L.41.04', { stroke: 'banana-line', width: 0.09 }),
  path('M-.31-.08Q-.2.12 0 .14', { stroke: 'whipped', width: 0.05 }),
]);

/** A dollop of cream, wide enough to be seen round a fruit. */
export const CREAM: Group = group('cream', [
  path(
    'M0-.43q.14.02.2.1q.15 0 .19.15q.09.14.03.27q-.02.16-.16.2q-.1.13-.26.12q-.16.01-.26-.12q-.14-.04-.16-.2q-.06-.13.03-.27q.04-.15.19-.15q.06-.08.2-.1z',
    { fill: 'whipped', stroke: 'cream-line', width: 0.035 },
  ),
  path('M-.29.21Q-.1.33.08.3Q.27.26.37.05Q.4.2.27.3Q.17.41 0 .39Q-.2.39-.29.21z', { fill: 'cream-shade' }),
]);

/** The peak of a dollop on which nothing lies. */
export const PEAK: Group = group('peak', [
  path('M-.25.03C-.25-.16-.02-.2.02-.34C.12-.26.25-.12.25.03C.25.16.12.22 0 .22S-.25.16-.25.03z', {
    fill: 'whipped',
    stroke: 'cream-line',
    width: 0.035,
  }),
  path('M.05-.22C.12-.14.2-.08.2.04Q.18.16.02.17Q.12.06.12-.04Q.12-.13.05-.22z', { fill: 'cream-shade' }),
  path('M-.2.03Q-.08.14.1.04M-.13-.07Q-.04 0 .09-.08', { stroke: 'cream-line', width: 0.03 }),
]);
