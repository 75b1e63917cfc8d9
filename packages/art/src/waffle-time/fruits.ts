/** The five fruits, each drawn round (0, 0) inside one space; cherries and blackberries are Waffle Time's own. */
import { BANANA, BLUEBERRY, STRAWBERRY } from '../fruits.js';
import { group, path, type Group } from '../shapes.js';

/** Two cherries on one stalk. */
const CHERRY: Group = group('cherry', [
  path('M-.17.02q.07-.3.31-.42.02.24.05.46', { stroke: 'leaf-line', width: 0.05 }),
  path('M.14-.4q.14-.06.22.06-.12.08-.22-.06z', { fill: 'leaf', stroke: 'leaf-line', width: 0.035 }),
  path('M-.38.16a.2.2 0 1 0 .4 0 .2.2 0 1 0-.4 0zm.38.04a.2.2 0 1 0 .4 0 .2.2 0 1 0-.4 0z', {
    fill: 'cherry',
    stroke: 'cherry-line',
    width: 0.04,
  }),
  path('M.01.2a.2.2 0 0 1-.29.11.24.24 0 0 0 .29-.11zm.38.02a.2.2 0 0 1-.29.13.24.24 0 0 0 .29-.13z', {
    fill: 'cherry-shade',
  }),
  path('M-.28.1q.02-.05.07-.06m.31.1q.02-.05.07-.06', { stroke: 'cherry-light', width: 0.05 }),
]);

/** A pile of round drupes under a crown of leaves. */
const BLACKBERRY: Group = group('blackberry', [
  path(
    'M-.26-.14a.12.12 0 0 1 .2-.08.12.12 0 0 1 .2 0 .12.12 0 0 1 .16.16.13.13 0 0 1-.02.2.13.13 0 0 1-.1.18.13.13 0 0 1-.22.08.13.13 0 0 1-.2-.1.13.13 0 0 1-.08-.2.13.13 0 0 1 .06-.24z',
    { fill: 'blackberry', stroke: 'blackberry-line', width: 0.04 },
  ),
  path(
    'M-.22-.02a.06.06 0 1 0 .12 0m.06-.04a.06.06 0 1 0 .12 0m.04.04a.06.06 0 1 0 .12 0m-.38.16a.06.06 0 1 0 .12 0m.06 0a.06.06 0 1 0 .12 0m-.21.14a.06.06 0 1 0 .12 0',
    { stroke: 'blackberry-light', width: 0.04 },
  ),
  path('M0-.44l.05.12.15-.06-.04.12.14.04-.18.06-.12-.04-.12.04-.18-.06.14-.04-.04-.12.15.06z', {
    fill: 'leaf',
    stroke: 'leaf-line',
    width: 0.035,
  }),
]);

/** The fruits by number: 1 cherry, 2 strawberry, 3 blackberry, 4 banana, 5 blueberry. */
export const FRUITS: readonly [Group, Group, Group, Group, Group] = [CHERRY, STRAWBERRY, BLACKBERRY, BANANA, BLUEBERRY];
