/** The two berries, each drawn round (0, 0) inside one space. */
import { group, path, type Group } from './shapes.js';

/** A heart-shaped berry under a crown of leaves. */
export const STRAWBERRY: Group = group('strawberry', [
  path('M0-.2C.12-.31.39-.29.39-.05C.39.15.12.43 0 .43S-.39.15-.39-.05C-.39-.29-.12-.31 0-.2z', {
    fill: 'strawberry',
    stroke: 'strawberry-line',
    width: 0.035,
  }),
  path('M.3-.2C.41-.07.34.1.24.22C.14.34.03.43-.05.39C.14.31.33.06.3-.2z', { fill: 'strawberry-shade' }),
  path('M-.3-.04q0-.09.06-.12M-.14.03v.03M.02-.02v.03M.18.03v.03M-.2.17v.02M-.05.16v.03M.1.17v.03M.02.3v.02', {
    stroke: 'strawberry-light',
    width: 0.045,
  }),
  path(
    'M0-.28C.01-.34.03-.39.08-.43L.02-.45C-.04-.41-.05-.35-.05-.29C-.14-.36-.25-.37-.33-.32C-.28-.3-.25-.28-.23-.26C-.28-.23-.31-.19-.32-.14C-.25-.17-.19-.17-.14-.15C-.1-.12-.07-.07-.03-.01C0-.07.04-.12.1-.15C.17-.17.24-.17.32-.13C.31-.19.28-.23.23-.26C.25-.28.28-.3.33-.31C.24-.38.1-.37 0-.28z',
    { fill: 'leaf', stroke: 'leaf-line', width: 0.03 },
  ),
]);

/** A round berry with a star-shaped crown. */
export const BLUEBERRY: Group = group('blueberry', [
  path('M-.38.04a.38.38 0 1 0 .76 0a.38.38 0 1 0-.76 0z', {
    fill: 'blueberry',
    stroke: 'blueberry-line',
    width: 0.035,
  }),
  path(
    'M-.29.2C-.37.06-.35-.15-.2-.26C-.25-.08-.22.12-.08.28C-.17.3-.25.27-.29.2zM.08.36C.2.32.29.24.32.12C.36.25.24.37.08.36z',
    { fill: 'blueberry-bloom' },
  ),
  path(
    'M-.08-.31Q.02-.37.05-.45Q.07-.35.14-.3Q.22-.28.32-.29Q.24-.22.2-.13Q.17-.05.19.04Q.1-.03 0-.04Q-.1-.03-.18.02Q-.14-.1-.16-.17Q-.19-.25-.27-.31Q-.17-.28-.08-.31z',
    {
      fill: 'blueberry-light',
      stroke: 'blueberry-line',
      width: 0.035,
    },
  ),
  path('M-.08-.17a.1.07 0 1 0 .2 0a.1.07 8 1 0-.2 0z', { fill: 'blueberry-line' }),
]);
