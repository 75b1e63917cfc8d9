/** Fruits, cream, syrup and butter, each drawn round (0, 0) inside one space. Several games lay them on waffles. */
import { group, path, type Group } from './shapes.js';

export { BLUEBERRY, STRAWBERRY } from './berries.js';

/** Two cherries on one stalk. */
export const CHERRY: Group = group('cherry', [
  path('M-.17.02Q-.1-.28.14-.4Q.16-.16.19.06', { stroke: 'leaf-line', width: 0.05 }),
  path('M.14-.4Q.28-.46.36-.34Q.24-.26.14-.4z', { fill: 'leaf', stroke: 'leaf-line', width: 0.035 }),
  path('M-.38.16a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0zM0 .2a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0z', {
    fill: 'cherry',
    stroke: 'cherry-line',
    width: 0.04,
  }),
  path('M.01.2A.2.2 0 0 1-.28.31A.24.24 0 0 0 .01.2zM.39.22A.2.2 0 0 1 .1.35A.24.24 0 0 0 .39.22z', {
    fill: 'cherry-shade',
  }),
  path('M-.28.1q.02-.05.07-.06M.1.14q.02-.05.07-.06', { stroke: 'cherry-light', width: 0.05 }),
]);

/** A pile of round drupes under a crown of leaves. */
export const BLACKBERRY: Group = group('blackberry', [
  path(
    'M-.26-.14a.12.12 0 0 1 .2-.08a.12.12 0 0 1 .2 0a.12.12 0 0 1 .16.16a.13.13 0 0 1-.02.2a.13.13 0 0 1-.1.18a.13.13 0 0 1-.22.08a.13.13 0 0 1-.2-.1a.13.13 0 0 1-.08-.2a.13.13 0 0 1 .06-.24z',
    { fill: 'blackberry', stroke: 'blackberry-line', width: 0.04 },
  ),
  path(
    'M-.22-.02a.06.06 0 1 0 .12 0M-.04-.06a.06.06 0 1 0 .12 0M.12-.02a.06.06 0 1 0 .12 0M-.14.14a.06.06 0 1 0 .12 0M.04.14a.06.06 0 1 0 .12 0M-.05.28a.06.06 0 1 0 .12 0',
    { stroke: 'blackberry-light', width: 0.04 },
  ),
  path('M0-.44L.05-.32L.2-.38L.16-.26L.3-.22L.12-.16L0-.2L-.12-.16L-.3-.22L-.16-.26L-.2-.38L-.05-.32z', {
    fill: 'leaf',
    stroke: 'leaf-line',
    width: 0.035,
  }),
]);

/** A crescent with dark ends. */
export const BANANA: Group = group('banana', [
  path('M-.36-.24C-.34.04-.12.2.24.12L.36.06L.4.16C.28.4-.06.44-.28.2C-.4.06-.46-.1-.44-.26z', {
    fill: 'banana',
    stroke: 'banana-line',
    width: 0.04,
  }),
  path('M-.36.06C-.2.34.14.38.36.17C.24.38-.06.42-.27.19C-.31.15-.34.1-.36.06z', { fill: 'banana-shade' }),
  path('M-.43-.22L-.38-.22M.37.1L.39.15', { stroke: 'banana-line', width: 0.09 }),
  path('M-.3-.04Q-.2.14-.02.2', { stroke: 'whipped', width: 0.045 }),
]);

/** A dollop of cream, wide enough to be seen round a fruit. */
export const CREAM: Group = group('cream', [
  path(
    'M0-.43q.14.02.2.1q.15 0 .19.15q.09.14.03.27q-.02.16-.16.2q-.1.13-.26.12q-.16.01-.26-.12q-.14-.04-.16-.2q-.06-.13.03-.27q.04-.15.19-.15q.06-.08.2-.1z',
    { fill: 'whipped', stroke: 'cream-line', width: 0.035 },
  ),
]);

/** The peak of a dollop on which nothing lies. */
export const PEAK: Group = group('peak', [
  path('M-.24.06Q-.14.24.08.18Q.28.1.2-.08Q.1-.22-.06-.16Q-.18-.1-.12.02Q-.04.1.06.04Q.1 0 .04-.04', {
    stroke: 'cream-line',
    width: 0.045,
  }),
]);

/** Syrup run over a fruit. */
export const SYRUP: Group = group('syrup', [
  path(
    'M-.26-.12Q-.12-.28.1-.25Q.3-.2.29-.04Q.27.02.27.16Q.27.26.21.26T.15.16Q.15.02.09.02T.03.18Q.03.36-.04.36T-.11.18Q-.11.0-.17 0T-.23.08Q-.23.16-.28.14Q-.34 0-.26-.12z',
    { fill: 'syrup-drop', stroke: 'syrup', width: 0.03, opacity: 0.86 },
  ),
  path('M-.17-.1Q-.08-.18.06-.17', { stroke: 'whipped', width: 0.06 }),
  path('M-.04.27v.02M.21.18v.02', { stroke: 'whipped', width: 0.045 }),
]);

/** A pat of butter. */
export const BUTTER: Group = group('butter', [
  path('M-.3-.12L.06-.3L.34-.1L-.02.1z', { fill: 'butter', stroke: 'butter-line', width: 0.04 }),
  path('M-.3-.12L-.02.1V.28L-.3.06z', { fill: 'banana', stroke: 'butter-line', width: 0.04 }),
  path('M-.02.1L.34-.1V.08L-.02.28z', { fill: 'banana-shade', stroke: 'butter-line', width: 0.04 }),
  path('M-.16-.12L.04-.22', { stroke: 'whipped', width: 0.05 }),
]);
