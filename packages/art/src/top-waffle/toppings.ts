/** The five toppings and the six items of Top Waffle, each drawn round (0, 0) inside one space. */
import { BANANA, BLUEBERRY, CREAM, PEAK, STRAWBERRY } from '../fruits.js';
import { circle, drawnAt } from '../marks.js';
import { group, path, type Group } from '../shapes.js';

/** Two rows of a bar of chocolate, with a corner bitten off. */
export const CHOCOLATE: Group = group('chocolate', [
  path('M-.32-.36H.14Q.16-.27.23-.25Q.25-.17.36-.16V.32Q.36.38.3.38H-.32Q-.38.38-.38.32V-.3Q-.38-.36-.32-.36z', {
    fill: 'syrup-line',
    stroke: 'label',
    width: 0.04,
  }),
  path('M.36.1V.32Q.36.38.3.38H-.32Q-.38.38-.38.32V.3H.28Z', { fill: 'label', opacity: 0.55 }),
  path('M-.29-.27H-.06V-.03H-.29zM.06-.27H.12Q.16-.17.25-.15V-.03H.06zM-.29.07H-.06V.28H-.29zM.06.07H.28V.28H.06z', {
    stroke: 'label',
    width: 0.035,
  }),
  path('M-.25-.12V-.23H-.14M-.25.19V.11H-.14', { stroke: 'syrup-light', width: 0.045 }),
]);

/** A dollop of whipped cream. */
export const WHIPPED: Group = group('whipped-cream', [CREAM, PEAK]);

/** Toppings by number: strawberry, banana, blueberry, whipped cream, chocolate. */
export const TOPPINGS: readonly [Group, Group, Group, Group, Group] = [
  STRAWBERRY,
  BANANA,
  BLUEBERRY,
  WHIPPED,
  CHOCOLATE,
];

const WILD: Group = group('wild', [
  path('M0-.44L.13-.16L.43-.13L.2.08L.28.39L0 .22L-.28.39L-.2.08L-.43-.13L-.13-.16z', {
    fill: 'banana',
    stroke: 'banana-line',
    width: 0.04,
  }),
  path('M.13-.16L.43-.13L.2.08L.28.39L0 .22z', { fill: 'banana-shade' }),
  path(drawnAt([[-0.13, -0.03]], circle(0.07)), { fill: 'strawberry' }),
  path(drawnAt([[0.12, -0.03]], circle(0.07)), { fill: 'blueberry-bloom' }),
  path(drawnAt([[0, 0.12]], circle(0.07)), { fill: 'syrup-line' }),
  path('M-.02-.3L-.06-.21', { stroke: 'whipped', width: 0.05 }),
]);

const GROCERIES: Group = group('groceries', [
  path('M-.2-.12Q-.26-.38-.05-.42Q.05-.34-.02-.12z', { fill: 'leaf', stroke: 'leaf-line', width: 0.035 }),
  path('M.02-.1V-.4H.2V-.1z', { fill: 'butter', stroke: 'butter-line', width: 0.035 }),
  path('M-.32-.14H.32L.27.42H-.27z', { fill: 'golden', stroke: 'golden-line', width: 0.04 }),
  path('M.1-.14H.32L.27.42H.06z', { fill: 'batter-shade', opacity: 0.6 }),
  path('M-.32-.14L-.22-.05L-.11-.14L0-.05L.11-.14L.22-.05L.32-.14', { stroke: 'golden-line', width: 0.04 }),
  path('M-.22.04L-.19.3', { stroke: 'golden-light', width: 0.05 }),
]);

const WRENCH: Group = group('wrench', [
  path(
    'M.12-.4Q.02-.22.14-.1Q.26.02.42-.08Q.46.14.28.22Q.18.26.1.22L-.24.44Q-.36.48-.42.4Q-.48.3-.42.22L-.1-.06Q-.16-.26-.06-.36Q.02-.44.12-.4z',
    { fill: 'steel', stroke: 'steel-line', width: 0.045 },
  ),
  path('M-.36.32L-.02.04', { stroke: 'whipped', width: 0.06 }),
  path('M.1.22L-.24.44Q-.33.47-.39.43L.04.14z', { fill: 'steel-line', opacity: 0.3 }),
]);

const MEGAPHONE: Group = group('megaphone', [
  path('M-.2.12L-.12.38Q-.1.42-.04.4L.02.38Q.04.34.02.3L-.04.1z', {
    fill: 'steel',
    stroke: 'steel-line',
    width: 0.035,
  }),
  path('M-.38-.1Q-.44 0-.38.1L-.24.14L.26.34Q.36 0 .26-.34L-.24-.14z', {
    fill: 'strawberry',
    stroke: 'strawberry-line',
    width: 0.04,
  }),
  path('M-.39.06L-.24.14L.26.34Q.31.2.31.08z', { fill: 'strawberry-shade' }),
  path('M.26-.34Q.16 0 .26.34Q.36 0 .26-.34z', { fill: 'whipped', stroke: 'strawberry-line', width: 0.035 }),
  path('M.4-.2L.46-.24M.42 0H.48M.4.2L.46.24', { stroke: 'strawberry-line', width: 0.045 }),
  path('M-.26-.06L.1-.18', { stroke: 'strawberry-light', width: 0.05 }),
]);

const RECYCLING: Group = group('recycling', [
  path('M-.3-.2H.3L.25.42H-.25z', { fill: 'leaf', stroke: 'leaf-line', width: 0.04 }),
  path('M.08-.2H.3L.25.42H.05z', { fill: 'leaf-line', opacity: 0.45 }),
  path('M-.36-.3H.36V-.2H-.36zM-.1-.3V-.38H.1V-.3', { fill: 'leaf', stroke: 'leaf-line', width: 0.04 }),
  path('M-.12.2A.14.14 0 1 1 .1.22M.1.22L.03.14M.1.22L.19.16', { stroke: 'whipped', width: 0.055 }),
]);

const BLENDER: Group = group('blender', [
  path('M-.24-.34H.26L.2.1H-.18z', { fill: 'ice', stroke: 'steel-line', width: 0.04 }),
  path('M-.21-.1Q0-.2.23-.1L.2.1H-.18z', { fill: 'strawberry-glaze' }),
  path('M-.18-.44H.2V-.34H-.18z', { fill: 'steel-line', stroke: 'steel-line', width: 0.03 }),
  path('M.25-.26H.38V-.02L.23.02', { stroke: 'steel-line', width: 0.05 }),
  path('M-.22.1H.24L.3.42H-.28z', { fill: 'steel', stroke: 'steel-line', width: 0.04 }),
  path(drawnAt([[0.01, 0.27]], circle(0.06)), { fill: 'steel-line' }),
  path('M-.15-.27L-.13-.12', { stroke: 'whipped', width: 0.055 }),
]);

/** Items by number, in the ring in which neighbours upgrade each other. */
export const ITEMS: readonly Group[] = [WILD, GROCERIES, WRENCH, MEGAPHONE, RECYCLING, BLENDER];
