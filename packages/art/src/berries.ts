/** The two berries, each drawn round (0, 0) inside one space. */
import { group, path, type Group } from './shapes.js';

/** A heart-shaped berry under a crown of leaves. */
export const STRAWBERRY: Group = group('strawberry', [
  path('M0-.2c.12-.11.39-.09.39.15 0 .2-.27.48-.39.48s-.39-.28-.39-.48c0-.24.27-.26.39-.15z', {
    fill: 'strawberry',
    stroke: 'strawberry-line',
    width: 0.035,
  }),
  path('M.3-.2c.11.13.04.3-.06.42-.1.12-.21.21-.29.17.19-.08.38-.33.35-.59z', { fill: 'strawberry-shade' }),
  path('M-.3-.04q0-.09.06-.12m.1.19v.03m.16-.08v.03m.16.02v.03m-.38.11v.02m.15-.03v.03m.15-.02v.03m-.08.1v.02', {
    stroke: 'strawberry-light',
    width: 0.045,
  }),
  path(
    'M0-.28c.01-.06.03-.11.08-.15l-.06-.02c-.06.04-.07.1-.07.16-.09-.07-.2-.08-.28-.03.05.02.08.04.1.06-.05.03-.08.07-.09.12.07-.03.13-.03.18-.01.04.03.07.08.11.14.03-.06.07-.11.13-.14.07-.02.14-.02.22.02-.01-.06-.04-.1-.09-.13.02-.02.05-.04.1-.05-.09-.07-.23-.06-.33.03z',
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
  path(
    'M-.29.2c-.08-.14-.06-.35.09-.46-.05.18-.02.38.12.54-.09.02-.17-.01-.21-.08zm.37.16c.12-.04.21-.12.24-.24.04.13-.08.25-.24.24z',
    { fill: 'blueberry-bloom' },
  ),
  path(
    'M-.08-.31q.1-.06.13-.14.02.1.09.15.08.02.18.01-.08.07-.12.16-.03.08-.01.17-.09-.07-.19-.08-.1.01-.18.06.04-.12.02-.19-.03-.08-.11-.14.1.03.19 0z',
    {
      fill: 'blueberry-light',
      stroke: 'blueberry-line',
      width: 0.035,
    },
  ),
  path('M-.08-.17a.1.07 0 1 0 .2 0 .1.07 8 1 0-.2 0z', { fill: 'blueberry-line' }),
]);
