/** The two fruits, each drawn round (0, 0) inside one space. */
import { group, path, type Group } from '../shapes.js';

/** A heart-shaped berry under a crown of leaves. */
export const STRAWBERRY: Group = group('strawberry', [
  path('M0-.24C.12-.32.38-.3.38-.04C.38.18.14.41 0 .41S-.38.18-.38-.04C-.38-.3-.12-.32 0-.24z', {
    fill: 'strawberry',
    stroke: 'strawberry-line',
    width: 0.04,
  }),
  path('M.34-.14C.38.12.14.36 0 .37C-.06.36-.12.32-.18.26C.06.3.26.12.34-.14z', { fill: 'strawberry-shade' }),
  path('M-.26-.1q.01-.06.06-.09M-.16.04v.04M0-.02v.04M.16.04v.04M-.08.18v.04M.08.18v.04M0 .3v.02', {
    stroke: 'strawberry-light',
    width: 0.05,
  }),
  path(
    'M0-.42L.07-.31L.22-.36L.19-.27L.32-.2L.17-.17L.12-.06L0-.17L-.12-.06L-.17-.17L-.32-.2L-.19-.27L-.22-.36L-.07-.31z',
    {
      fill: 'leaf',
      stroke: 'leaf-line',
      width: 0.035,
    },
  ),
]);

/** A round berry with a star-shaped crown. */
export const BLUEBERRY: Group = group('blueberry', [
  path('M-.37.05a.37.37 0 1 0 .74 0a.37.37 0 1 0-.74 0z', {
    fill: 'blueberry',
    stroke: 'blueberry-line',
    width: 0.04,
  }),
  path('M.33-.05A.37.37 0 0 1-.2.33A.4.4 0 0 0 .33-.05z', { fill: 'blueberry-shade' }),
  path('M-.24-.06q.02-.1.1-.16', { stroke: 'blueberry-light', width: 0.07 }),
  path('M-.2-.2L-.24-.42L-.09-.33L0-.44L.09-.33L.24-.42L.2-.2Q0-.1-.2-.2z', {
    fill: 'blueberry-light',
    stroke: 'blueberry-line',
    width: 0.04,
  }),
]);

/** The pieces by seat: 0 Strawberries, 1 Blueberries. */
export const PIECES: readonly [Group, Group] = [STRAWBERRY, BLUEBERRY];
