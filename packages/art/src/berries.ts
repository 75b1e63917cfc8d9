/** The two berries, drawn around (0, 0) within one space. Kept small, because many pages load them. */
import { group, path, type Group } from './shapes.js';

/** A heart-shaped berry under a crown of leaves. */
export const STRAWBERRY: Group = group('strawberry', [
  path('M0-.2c.1-.12.4-.1.4.15 0 .2-.3.48-.4.48s-.4-.28-.4-.48c0-.25.3-.27.4-.15z', {
    fill: 'strawberry',
    stroke: 'strawberry-line',
    width: 0.035,
  }),
  path('M.3-.2c.15.2-.1.6-.35.59.2-.1.4-.35.35-.59z', { fill: 'strawberry-shade' }),
  path('M-.3-.04q0-.09.06-.12m.08.18v.03m.16-.03v.03m.16-.03v.03m-.4.1v.03m.16-.03v.03m.16-.03v.03m-.08.1v.03', {
    stroke: 'strawberry-light',
    width: 0.045,
  }),
  path(
    'M0-.28q.02-.1.08-.15l-.06-.02q-.08.06-.08.16-.15-.1-.28-.03.08.02.1.06-.08.04-.08.12.1-.04.18 0 .07.04.11.13.04-.09.11-.13.08-.04.18 0 0-.08-.08-.12.02-.04.1-.06-.13-.07-.28.04z',
    { fill: 'leaf', stroke: 'leaf-line', width: 0.03 },
  ),
]);

/** A round berry with a star-shaped crown. */
export const BLUEBERRY: Group = group('blueberry', [
  path('M-.38.04a.38.38 0 1 0 .76 0 .38.38 0 1 0-.76 0z', {
    fill: 'blueberry',
    stroke: 'blueberry-line',
    width: 0.035,
  }),
  path('M-.3.2q-.13-.3.12-.48-.02.36.24.63-.24.04-.36-.15zM.12.36q.2-.06.22-.26.04.26-.22.26z', {
    fill: 'blueberry-bloom',
  }),
  path(
    'M.05-.45q.02.1.09.15.08.02.18.01-.08.07-.12.16-.03.08-.01.17-.18-.12-.37-.02.08-.19-.09-.33.1.03.19 0 .1-.06.13-.14z',
    {
      fill: 'blueberry-light',
      stroke: 'blueberry-line',
      width: 0.035,
    },
  ),
  path('M-.08-.17a.1.07 0 1 0 .2 0 .1.07 0 1 0-.2 0z', { fill: 'blueberry-line' }),
]);
