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

/** Syrup that has run into the pocket under a fruit. */
export const POOL: Group = group('pool', [
  path(
    'M-.28-.41Q0-.44.28-.41Q.4-.4.41-.28Q.44 0 .41.28Q.4.4.28.41Q0 .44-.28.41Q-.4.4-.41.28Q-.44 0-.41-.28Q-.4-.4-.28-.41z',
    {
      fill: 'syrup-pool',
      stroke: 'syrup-drop',
      width: 0.035,
    },
  ),
  path('M-.35-.12V-.24Q-.35-.34-.24-.35H-.06M.35.16V.24Q.35.34.24.35H.12', { stroke: 'syrup-glint', width: 0.05 }),
]);

/** Syrup run over a fruit: a cap that drips, with the light on it. */
export const SYRUP: Group = group('syrup', [
  path(
    'M-.3-.02Q-.32-.2-.12-.26Q.1-.32.25-.2Q.36-.1.31.06V.12Q.31.2.25.2T.19.12Q.19.02.13.02T.07.12V.26Q.07.34 0 .34T-.07.26V.1Q-.07.02-.12.02T-.17.1Q-.17.18-.23.18T-.3.08z',
    { fill: 'syrup-pool', stroke: 'syrup-drop', width: 0.035, opacity: 0.8 },
  ),
  path('M-.2-.1Q-.12-.19.04-.19', { stroke: 'whipped', width: 0.065 }),
  path('M.14-.16h.01M0 .24v.03M.25.1v.02', { stroke: 'whipped', width: 0.05 }),
]);

/** One drop of syrup, as tokens and tiles show it. */
export const DROP: Group = group('drop', [
  path('M0-.42C.06-.26.3-.06.3.14A.3.28 0 0 1-.3.14C-.3-.06-.06-.26 0-.42z', {
    fill: 'syrup-pool',
    stroke: 'syrup-line',
    width: 0.045,
  }),
  path('M.21.05A.23.22 0 0 1-.12.3A.28.26 0 0 0 .21.05z', { fill: 'syrup-drop' }),
  path('M-.17.14Q-.17.02-.09-.08', { stroke: 'whipped', width: 0.065 }),
]);

/** A pat of butter. */
export const BUTTER: Group = group('butter', [
  path('M-.36-.1L.06-.32L.4-.08L-.02.14z', { fill: 'butter', stroke: 'butter-line', width: 0.04 }),
  path('M-.36-.1L-.02.14V.34L-.36.1z', { fill: 'banana', stroke: 'butter-line', width: 0.04 }),
  path('M-.02.14L.4-.08V.12L-.02.34z', { fill: 'banana-shade', stroke: 'butter-line', width: 0.04 }),
  path('M-.2-.09L.03-.21', { stroke: 'whipped', width: 0.055 }),
]);
