/** Toppings as tokens: on tiles, in the supply and in the hand. A waffle alone has none. */
import { CREAM, PEAK } from '../fruits.js';
import { group, path, type Group, type Shape } from '../shapes.js';
import { FRUITS } from './fruits.js';

/** One drop of syrup, as tokens and tiles show it. */
export const DROP: Group = group('drop', [
  path('M0-.42c.06.16.3.36.3.56a.3.28 0 0 1-.6 0c0-.2.24-.4.3-.56z', {
    fill: 'syrup-pool',
    stroke: 'syrup-line',
    width: 0.045,
  }),
  path('M.21.05a.23.22 0 0 1-.33.25.28.26 0 0 0 .33-.25z', { fill: 'syrup-drop' }),
  path('M-.17.14q0-.12.08-.22', { stroke: 'whipped', width: 0.065 }),
]);

/** A topping by its number on tiles and in the hand: fruits 1 to 5, 6 cream, 7 syrup; nothing for another number. */
export function toppingToken(topping: number): Group {
  const shapes: Shape[] =
    topping === 6 ? [CREAM, PEAK] : [[...FRUITS, undefined, DROP][topping - 1] ?? group('none', [])];
  return group('topping', shapes);
}
