/** What only waffles of Waffle Time carry: cherries, blackberries, syrup and butter, each drawn round (0, 0) inside one space. */
import { group, path, type Group } from '../shapes.js';

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

/** Syrup that fills the pocket under a fruit and runs over its lower rim. */
export const POOL: Group = group('pool', [
  path(
    'M-.28-.41Q0-.44.28-.41Q.4-.4.41-.28Q.44 0 .41.28Q.4.4.3.41Q.25.42.24.46T.16.49T.1.44Q.08.42-.28.41Q-.4.4-.41.28Q-.44 0-.41-.28Q-.4-.4-.28-.41z',
    { fill: 'syrup-pool', stroke: 'syrup-drop', width: 0.035 },
  ),
  path('M.37-.2Q.4.06.37.25Q.36.37.25.37Q0 .4-.25.37Q.3.34.37-.2z', {
    fill: 'syrup-drop',
    opacity: 0.55,
  }),
  path('M-.35-.1V-.24Q-.35-.35-.24-.36H-.04M.17.43v.01', { stroke: 'syrup-glint', width: 0.055 }),
]);

/** Syrup run over a fruit: a thick cap that drips, with the light on it. */
export const SYRUP: Group = group('syrup', [
  path(
    'M-.3-.04Q-.32-.2-.12-.26Q.1-.32.25-.2Q.36-.1.31.06V.12Q.31.2.25.2T.19.12Q.19.03.13.03T.07.12V.25Q.07.33 0 .33T-.07.25V.1Q-.07.02-.12.02T-.17.1Q-.17.17-.23.17T-.3.08z',
    { fill: 'syrup-pool', stroke: 'syrup-line', width: 0.035 },
  ),
  path('M-.26-.06Q-.25-.18-.1-.22Q.08-.26.2-.18Q.04-.18-.08-.1T-.2.02Q-.26.02-.26-.06z', { fill: 'syrup-light' }),
  path('M-.2-.1Q-.14-.19 0-.21', { stroke: 'whipped', width: 0.06 }),
  path('M.16-.15h.01M-.02.2v.06M.24.08v.04', { stroke: 'whipped', width: 0.05 }),
]);

/** A pat of butter that begins to melt. */
export const BUTTER: Group = group('butter', [
  path('M-.4.1Q-.44.26-.3.3Q-.24.4-.1.36Q.02.46.12.36Q.3.38.34.26Q.46.2.4.04Q.3-.1 0-.12T-.4.1z', {
    fill: 'butter',
    stroke: 'butter-line',
    width: 0.03,
  }),
  path('M-.34-.14L.06-.35L.38-.12L-.02.09z', { fill: 'butter', stroke: 'butter-line', width: 0.04 }),
  path('M-.34-.14L-.02.09V.28L-.34.05z', { fill: 'banana', stroke: 'butter-line', width: 0.04 }),
  path('M-.02.09L.38-.12V.07L-.02.28z', { fill: 'banana-shade', stroke: 'butter-line', width: 0.04 }),
  path('M-.18-.13L.05-.25M-.28.24Q-.22.3-.14.29', { stroke: 'whipped', width: 0.05 }),
]);
