/** The four types of pengos, each drawn round (0, 0) inside one hex. Their silhouettes tell them apart. */
import { group, path, type Group, type Shape } from '../shapes.js';

/** Stands off from any tile: the whole silhouette once more, wider and white. */
function outlined(name: string, silhouette: string, details: readonly Shape[]): Group {
  return group(name, [
    path(silhouette, { fill: 'whipped', stroke: 'whipped', width: 0.11 }),
    path(silhouette, { fill: 'slate' }),
    ...details,
  ]);
}

function eyes(y: number, apart: number): Shape {
  return path(`M${-apart} ${y}v.01M${apart} ${y}v.01`, { stroke: 'slate', width: 0.055 });
}

/** Flippers up and a crown of feathers. */
const ALPHA = outlined(
  'alpha',
  'M-.09-.27L-.15-.42L-.05-.36L0-.46L.05-.36L.15-.42L.09-.27C.15-.22.16-.15.16-.1C.22-.15.28-.24.37-.33C.39-.16.31 0 .18.06C.2.22.14.36 0 .36S-.2.22-.18.06C-.31 0-.39-.16-.37-.33C-.28-.24-.22-.15-.16-.1C-.16-.15-.15-.22-.09-.27z',
  [
    path('M-.09-.27L-.15-.42L-.05-.36L0-.46L.05-.36L.15-.42L.09-.27Q0-.31-.09-.27z', { fill: 'pengo-yellow' }),
    path('M0-.02C.1-.08.13.02.12.12C.12.24.08.32 0 .32S-.12.24-.12.12C-.13.02-.1-.08 0-.02z', { fill: 'whipped' }),
    path('M-.1-.15a.05.06 0 0 1 .1 0a.05.06 0 0 1 .1 0a.05.06 0 0 1-.1.02a.05.06 0 0 1-.1-.02z', { fill: 'whipped' }),
    eyes(-0.15, 0.045),
    path('M-.04-.1L.04-.1L0-.04z', { fill: 'beak' }),
  ],
);

/** A grown one with a chick at its side. */
const PARENT = outlined(
  'parent',
  'M-.1-.38C.02-.38.07-.28.06-.18C.1-.1.11-.02.11.04C.13-.01.19-.03.24 0C.31.04.32.11.3.16C.36.26.32.36.22.36H-.12C-.26.36-.31.24-.29.1C-.33.1-.37.06-.36.01C-.32-.04-.28-.1-.26-.18C-.27-.28-.22-.38-.1-.38z',
  [
    path('M-.1-.08C0-.12.04-.02.03.1C.03.24-.02.31-.1.31S-.23.24-.23.1C-.24-.02-.2-.12-.1-.08z', { fill: 'whipped' }),
    path('M-.19-.23a.045.055 0 0 1 .09 0a.045.055 0 0 1 .09 0q-.09.06-.18 0z', { fill: 'whipped' }),
    path('M-.145-.23v.01M-.055-.23v.01', { stroke: 'slate', width: 0.05 }),
    path('M-.14-.18L-.06-.18L-.1-.12z', { fill: 'beak' }),
    path('M.22.12C.29.12.3.2.29.24C.28.31.26.33.22.33S.16.31.15.24C.14.2.15.12.22.12z', { fill: 'slate-light' }),
    path('M.22.19C.27.19.27.3.22.31C.17.3.17.19.22.19z', { fill: 'whipped' }),
    path('M.19.1v.005M.25.1v.005', { stroke: 'whipped', width: 0.035 }),
    path('M.2.13L.24.13L.22.16z', { fill: 'beak' }),
  ],
);

/** As wide as it is high. */
const BELLY = outlined(
  'belly',
  'M0-.35C.09-.35.14-.3.15-.23C.27-.19.36-.07.37.06L.43.14C.41.17.38.17.36.16C.32.3.18.36 0 .36S-.32.3-.36.16C-.38.17-.41.17-.43.14L-.37.06C-.36-.07-.27-.19-.15-.23C-.14-.3-.09-.35 0-.35z',
  [
    path('M0-.09C.17-.12.28 0 .28.12C.28.25.16.32 0 .32S-.28.25-.28.12C-.28 0-.17-.12 0-.09z', { fill: 'whipped' }),
    path('M-.09-.24a.045.055 0 0 1 .09 0a.045.055 0 0 1 .09 0q-.09.06-.18 0z', { fill: 'whipped' }),
    eyes(-0.24, 0.045),
    path('M-.04-.19L.04-.19L0-.13z', { fill: 'beak' }),
    path('M0 .14v.02', { stroke: 'slate-light', width: 0.05 }),
  ],
);

/** Flippers on its hips, head drawn in, and a frown. */
const GRUMPY = outlined(
  'grumpy',
  'M-.2-.24L-.13-.32L0-.29L.13-.32L.2-.24C.22-.16.2-.1.18-.05L.38.04C.41.07.4.11.37.13L.19.2C.22.28.24.32.22.36H-.22C-.24.32-.22.28-.19.2L-.37.13C-.4.11-.41.07-.38.04L-.18-.05C-.2-.1-.22-.16-.2-.24z',
  [
    path('M.19.05L.28.08L.19.12zM-.19.05L-.28.08L-.19.12z', { fill: 'whipped' }),
    path('M0 .03C.09-.01.12.08.12.16C.13.25.14.3.12.33H-.12C-.14.3-.13.25-.12.16C-.12.08-.09-.01 0 .03z', {
      fill: 'whipped',
    }),
    path('M-.14-.17q.06-.06.14 0q.08-.06.14 0q-.03.08-.14.06q-.11.02-.14-.06z', { fill: 'whipped' }),
    path('M-.08-.15v.01M.08-.15v.01', { stroke: 'slate', width: 0.05 }),
    path('M-.16-.24L-.03-.17M.16-.24L.03-.17', { stroke: 'slate', width: 0.05 }),
    path('M-.05-.07L.05-.07L0-.02z', { fill: 'beak' }),
  ],
);

/** The pictures by type: Alpha, Parent, Big Belly, Grumpy. */
export const PENGOS: readonly [Group, Group, Group, Group] = [ALPHA, PARENT, BELLY, GRUMPY];
