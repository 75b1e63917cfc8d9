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
