/** A game of drops and pushes whose outcomes are written down: every machine and browser has to come to these. */
import { foodAt } from '@griddle/rules/internal/buffet-boss/components.js';
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import type { Action } from '../src/action.js';
import type { Box2D } from '../src/box2d.js';
import { restingHeight, type Pile } from '../src/measure.js';
import { EMPTY, pileAfter, settle } from '../src/settle.js';

/** A food let down at a place and turn from a height above what is below it, in 0.01 mm and 0.01 degree. */
type Drop = readonly [food: string, x: number, turn: number, lift: number];
/** A push at a body, in a direction, of a strength. */
type Push = readonly [body: number, direction: number, strength: number];

/** A pile that grows, sways, is pushed, loses pieces and goes on. */
const SCRIPT: readonly (Drop | Push)[] = [
  ['ham', 0, 0, 100],
  ['steak', -2500, 0, 200],
  ['lemon-tart', 2400, 300, 500],
  ['egg', -1200, 9000, 300],
  ['banana', 600, 17000, 400],
  [0, 0, 1],
  ['shrimp', 0, -4500, 800],
  ['grapes', -900, 1234, 100],
  [3, 2, 2],
  ['pineapple', 1500, -8000, 600],
  ['gingerbread', 200, 0, 2000],
  [0, 4, 3],
  ['cupcake', -300, 18000, 100],
  ['octopus', 0, 0, 10000],
];

/** Every outcome of the script as the rules write it. */
export function outcomes(engine: Box2D): readonly string[] {
  let pile: Pile = EMPTY;
  return SCRIPT.map((entry) => {
    const food = entry.length === 4 ? foodAt(entry[0]) : -1;
    const action: Action =
      entry.length === 4
        ? { kind: 'drop', pose: [entry[1], restingHeight(pile, food, entry[1], entry[2]) + entry[3], entry[2]] }
        : { kind: 'push', body: entry[0], direction: entry[1], strength: entry[2] };
    const settled = settle(engine, pile, action, food);
    pile = pileAfter(food < 0 ? pile.foods : [...pile.foods, food], settled);
    return moveText(settled);
  });
}

/** What `scenario.ts` comes to, written down once. A new engine, shape or number of `feel.ts` makes another list. */
export const OUTCOMES: readonly string[] = [
  '~287/p-1/-/0,0,-186.56,1768,-188/d0,1881,0',
  '~306/p-1.p-2.1-2/-/1,0,188.-34,1769,197.-2749,2369,2064/d-2500,3214,0',
  '~337/p-1.p-2.p-3.1-2.1-3/-/1,0,-186.81,1767,-177.-2590,2543,1687.2746,2218,-2487/d2400,3483,300',
  '~512/p-1.p-2.p-3.1-2.1-3.2-4/-/1,0,187.-31,1768,197.-2747,2368,2058.2598,2392,-2114.-1901,3936,11293/d-1200,4422,9000',
  '~580/p-1.p-2.p-3.1-2.1-3.2-4.3-5.4-5/-/1,0,187.-32,1768,197.-2751,2367,2052.2636,2387,-2000.-1905,3933,11267.879,4752,15179/d600,5934,17000',
  '~580/p-1.p-2.p-3.1-2.1-3.2-4.3-5.4-5/-/60,0,187.-10,1767,179.-2728,2371,2039.2660,2380,-2010.-1879,3936,11257.908,4748,15168/n0,0,1',
  '~579/p-1.p-2.p-3.1-2.1-3.2-4.3-5.4-5/6/60,0,187.-4,1767,182.-2725,2370,2037.2655,2382,-2040.-1893,3930,11151.901,4747,15201/d0,7950,-4500',
  '~579/p-1.p-2.p-3.1-2.1-3.2-4.3-5.4-5/6/60,0,187.-3,1767,183.-2723,2370,2039.2654,2383,-2045.-1908,3926,11035.894,4743,15226/d-900,6931,1234',
  '~572/p-1.p-2.p-3.1-2.1-3.2-4.3-5.4-5/-/60,0,187.-6,1767,183.-2725,2371,2041.2786,2366,-1653.-1913,3926,11021.959,4677,15247/n3,2,2',
  '~572/p-1.p-2.p-3.1-2.1-3.2-4.3-5.4-5/6/60,0,187.-9,1767,180.-2732,2370,2030.2783,2365,-1651.-1919,3924,10991.954,4676,15256/d1500,7392,-8000',
  '~792/p-1.p-2.p-3.1-2.1-3.2-4.3-5.4-5.5-6/-/60,0,187.-10,1767,179.-2750,2365,1994.2786,2363,-1641.-1942,3911,10805.943,4661,15306.46,6471,1189/d200,8526,0',
  '~787/p-1.p-2.p-3.1-2.1-3.2-4.3-5.4-5.4-6.5-6/-/-410,0,-186.-129,1762,-101.-2883,2490,1589.2712,2209,-1880.-1972,3975,10417.963,4579,15081.-338,6335,2491/n0,4,3',
  '~785/p-1.p-2.p-3.1-2.1-3.2-4.3-5.4-5.4-6.5-6/7/-410,0,186.-237,1777,274.-3040,2321,1945.2580,2403,-1436.-2227,3859,10688.670,4646,15457.-763,6301,2794/d-300,9400,18000',
  '~783/p-1.p-2.p-3.1-2.1-3.2-4.3-5.4-5.4-6.5-6/7/-410,0,186.-245,1776,272.-3058,2319,1918.2584,2395,-1376.-2243,3853,10623.664,4629,15462.-765,6285,2708/d0,18817,0',
];
