/** The six symbols of configuration cards, each drawn round (0, 0) about 0.5 wide, in the order of the rules. */
import { group, path, type Group } from '../shapes.js';

const LINE = 0.03;

const FISH = group('fish', [
  path('M-.25 0Q-.08-.18.12-.02L.25-.12V.14L.12.04Q-.08.2-.25 0z', { fill: 'beak', stroke: 'slate', width: LINE }),
  path('M-.14-.02v.01', { stroke: 'slate', width: 0.05 }),
]);

const EGG = group('egg', [
  path('M0-.24C.12-.24.19-.04.19.07C.19.18.1.24 0 .24S-.19.18-.19.07C-.19-.04-.12-.24 0-.24z', {
    fill: 'whipped',
    stroke: 'slate',
    width: LINE,
  }),
  path('M-.06-.08v.01M.07.02v.01M-.05.12v.01', { stroke: 'ice-line', width: 0.05 }),
]);

const ICE_CUBE = group('ice-cube', [
  path('M0-.24L.22-.12V.12L0 .24L-.22.12V-.12z', { fill: 'ice', stroke: 'slate', width: LINE }),
  path('M-.22-.12L0 0L.22-.12M0 0V.24', { stroke: 'slate', width: LINE }),
]);

const SNOWFLAKE = group('snowflake', [
  path('M0-.23V.23M-.2-.115L.2.115M-.2.115L.2-.115', { stroke: 'slate', width: 0.08 }),
  path('M0-.23V.23M-.2-.115L.2.115M-.2.115L.2-.115', { stroke: 'ice-shade', width: 0.035 }),
  path('M-.07-.19L0-.12L.07-.19M-.07.19L0 .12L.07.19', { stroke: 'slate', width: 0.04 }),
]);

const FEATHER = group('feather', [
  path('M-.2.22Q-.16-.16.2-.23Q.18.1-.1.12z', { fill: 'slate-light', stroke: 'slate', width: LINE }),
  path('M-.2.22L.1-.12', { stroke: 'whipped', width: 0.03 }),
]);

/** A webbed foot: a short leg and three round toes with lines in the web between them. */
const FOOT = group('foot', [
  path(
    'M-.06-.2Q0-.25.06-.2L.06-.05Q.1.01.2.05Q.27.09.24.14Q.2.19.1.15Q.09.2.05.23Q0 .26-.05.23Q-.09.2-.1.15Q-.2.19-.24.14' +
      'Q-.27.09-.2.05Q-.1.01-.06-.05z',
    { fill: 'pengo-yellow', stroke: 'slate', width: LINE },
  ),
  path('M-.04.03L-.07.1M.04.03L.07.1', { stroke: 'slate', width: LINE }),
]);

/** By number: fish, egg, ice cube, snowflake, feather, foot. */
export const SYMBOL_SHAPES: readonly Group[] = [FISH, EGG, ICE_CUBE, SNOWFLAKE, FEATHER, FOOT];
