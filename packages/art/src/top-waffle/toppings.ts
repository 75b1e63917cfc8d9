/** The five toppings and the six items of Top Waffle, each drawn round (0, 0) inside one space. */
import { drawing } from '../drawing.js';
import { BANANA, BLUEBERRY, STRAWBERRY } from '../fruits.js';
import type { Group } from '../shapes.js';

/** Two rows of a bar of chocolate, with a corner bitten off. */
const CHOCOLATE: Group = /* @__PURE__ */ drawing(
  'chocolate',
  'syrup-line,label,2,m-19-18h26q1 5 5 6 1 4 6 4v27h-37z',
  'label,,,m18 5v14h-37v-4h33z',
  ',label,2,m-14-13h11v12h-11zm17 0h3q2 5 7 6v6h-10zm-17 17h11v10h-11zm17 0h11v10h-11z',
  ',syrup-light,2.5,m-12-6v-5h5m-5 21v-4h5',
);

/** A dollop of whipped cream with its tip up. */
const WHIPPED: Group = /* @__PURE__ */ drawing(
  'whipped-cream',
  'whipped,cream-line,2,m-17 18q-7-5-1-11-3-7 5-10-1-6 6-8 2-7 8-11 1 6 6 11 7 2 6 8 8 3 5 10 6 6-1 11-17 5-34 0z',
  'cream-shade,,,m-17 17q22 1 33-12 7 8 1 13-17 5-34-1z',
  ',cream-line,1.5,m-17 8q15 6 30-1m-25-9q10 5 21-1m-15-7q5 2 9 0',
);

/** Toppings by number: strawberry, banana, blueberry, whipped cream, chocolate. */
export const TOPPINGS: readonly [Group, Group, Group, Group, Group] = [
  STRAWBERRY,
  BANANA,
  BLUEBERRY,
  WHIPPED,
  CHOCOLATE,
];

const WILD = /* @__PURE__ */ drawing(
  'wild',
  'banana,banana-line,2,m0-22 7 15 15 1-12 10 4 16-14-9-14 9 4-16-12-10 16-1z',
  'banana-shade,,,m7-7 15 1-12 10 4 16-14-9z',
  ',strawberry,7,m-6-1v1',
  ',blueberry-bloom,7,m6-1v1',
  ',syrup-line,7,m0 6v1',
  ',whipped,2.5,m-1-15-2 5',
);

const GROCERIES = /* @__PURE__ */ drawing(
  'groceries',
  'leaf,leaf-line,2,m-10-6q-3-13 8-15 4 4 1 15z',
  'butter,butter-line,2,m1-5v-15h9v15z',
  'golden,golden-line,2,m-16-7h32l-2 28h-27z',
  'batter-shade,,,m6-7h10l-2 28h-9z',
  ',golden-line,2,m-16-7 5 5 6-5 5 5 6-5 5 5 5-5',
  ',golden-light,2.5,m-11 2 2 13',
);

const WRENCH = /* @__PURE__ */ drawing(
  'wrench',
  ',slate,12,m-15 16 19-19m6-17q-11 7-6 17t16-7',
  ',ice-shade,8,m-15 16 19-19m6-17q-11 7-6 17t16-7',
  ',ice-line,2,m-13 18 19-19q7 2 13-6',
  ',whipped,2.5,m-17 15 18-18q-2-6 5-12',
);

const MEGAPHONE = /* @__PURE__ */ drawing(
  'megaphone',
  'plate,slate,2,m-10 6 4 13q1 2 4 1l3-1q2-1 1-4l-4-10z',
  'strawberry,strawberry-line,2,m-19-5q-3 5 0 10l32 12v-34z',
  'strawberry-shade,,,m-19 3 32 14v-9z',
  'whipped,strawberry-line,2,m13-17q-10 17 0 34 10-17 0-34z',
  ',strawberry-line,2.5,m20-10 3-2m-2 12h3m-4 10 3 2',
  ',strawberry-light,2.5,m-13-3 18-6',
);

const RECYCLING = /* @__PURE__ */ drawing(
  'recycling',
  'leaf,leaf-line,2,m-15-10h30l-2 31h-25z',
  'leaf-line,,,m11-10h4l-2 31h-3z',
  'leaf,leaf-line,2,m-18-15h36v5h-36zm13 0v-4h10v4',
  ',whipped,3,m-6 10a7 7 0 1 1 11 1l-3-4m3 4 5-3',
);

const BLENDER = /* @__PURE__ */ drawing(
  'blender',
  'ice,slate,2,m-12-17h25l-3 22h-19z',
  'pawn-2,,,m-10-5q10-5 22 0l-2 10h-19z',
  'slate,,,m-10-22h21v6h-21z',
  ',slate,2.5,m13-13h6v12l-7 2',
  'plate,slate,2,m-11 5h23l3 16h-29z',
  ',slate,6,m1 14v0',
  ',whipped,3,m-7-13 1 7',
);

/** Items by number, in the ring in which neighbours upgrade each other. */
export const ITEMS: readonly Group[] = [WILD, GROCERIES, WRENCH, MEGAPHONE, RECYCLING, BLENDER];
