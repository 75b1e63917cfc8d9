/** The five toppings and the six items of Top Waffle, each drawn round (0, 0) inside one space. */
import { drawing } from '../drawing.js';
import { BANANA, BLUEBERRY, STRAWBERRY } from '../fruits.js';
import type { Group } from '../shapes.js';

/** Two rows of a bar of chocolate, with a corner bitten off. */
export const CHOCOLATE: Group = /* @__PURE__ */ drawing(
  'chocolate',
  'syrup-line,label,4,M-38-36h52q2 9 9 11q2 8 13 9v54h-74z',
  'label,,,M36 10v28h-74v-8h66z',
  ',label,3.5,M-29-27h23v24h-23zM6-27h6q4 10 13 12v12h-19zM-29 7h23v21h-23zM6 7h22v21h-22z',
  ',syrup-light,4.5,M-25-12v-11h11M-25 19v-8h11',
);

/** A dollop of whipped cream, turned up to a point. */
export const WHIPPED: Group = /* @__PURE__ */ drawing(
  'whipped-cream',
  'whipped,cream-line,3.5,M-34 36q-14-10-2-22q-6-14 10-20q-2-12 12-16q4-14 16-22q2 12 12 22q14 4 12 16q16 6 10 20q12 12-2 22q-34 10-68 0z',
  'cream-shade,,,M-34 34q44 2 66-24q14 16 2 26q-34 10-68-2z',
  ',cream-line,3,M-34 15q30 12 60-1M-24-5q20 10 42-1M-12-21q10 5 18 0',
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
  'banana,banana-line,4,M0-44l13 29l31 2l-24 21l8 32l-28-18l-28 18l8-32l-24-21l31-2z',
  'banana-shade,,,M13-15l31 2l-24 21l8 32l-28-18z',
  ',strawberry,14,M-13-3v1',
  ',blueberry-bloom,14,M12-3v1',
  ',syrup-line,14,M0 12v1',
  ',whipped,5,M-2-30l-4 9',
);

const GROCERIES = /* @__PURE__ */ drawing(
  'groceries',
  'leaf,leaf-line,3.5,M-20-12q-6-26 15-30q9 8 3 30z',
  'butter,butter-line,3.5,M2-10v-30h18v30z',
  'golden,golden-line,4,M-32-14h64l-5 56h-54z',
  'batter-shade,,,M12-14h20l-5 56h-18z',
  ',golden-line,4,M-32-14l10 9l11-9l11 9l11-9l11 9l10-9',
  ',golden-light,5,M-22 4l3 26',
);

const WRENCH = /* @__PURE__ */ drawing(
  'wrench',
  ',slate,24,M-31 31l38-38M20-40q-22 14-13 33t33-13',
  ',ice-shade,16,M-31 31l38-38M20-40q-22 14-13 33t33-13',
  ',ice-line,4,M-26 36l38-38q14 4 26-12',
  ',whipped,5,M-35 29l36-36q-4-12 10-24',
);

const MEGAPHONE = /* @__PURE__ */ drawing(
  'megaphone',
  'plate,slate,3.5,M-20 12l8 26q2 4 8 2l6-2q4-2 2-8l-8-20z',
  'strawberry,strawberry-line,4,M-38-10q-6 10 0 20l64 24v-68z',
  'strawberry-shade,,,M-39 6l65 28v-18z',
  'whipped,strawberry-line,3.5,M26-34q-20 34 0 68q20-34 0-68z',
  ',strawberry-line,4.5,M40-20l6-4M42 0h6M40 20l6 4',
  ',strawberry-light,5,M-26-6l36-12',
);

const RECYCLING = /* @__PURE__ */ drawing(
  'recycling',
  'leaf,leaf-line,4,M-30-20h60l-5 62h-50z',
  'leaf-line,,,M22-20h8l-5 62h-6z',
  'leaf,leaf-line,4,M-36-30h72v10h-72zM-10-30v-8h20v8',
  ',whipped,5.5,M-12 20a14 14 0 1 1 22 2l-7-8m7 8l9-6',
);

const BLENDER = /* @__PURE__ */ drawing(
  'blender',
  'ice,slate,4,M-24-34h50l-6 44h-38z',
  'pawn-2,,,M-21-10q21-10 44 0l-3 20h-38z',
  'slate,,,M-20-45h42v12h-42z',
  ',slate,5,M25-26h13v24l-15 4',
  'plate,slate,4,M-22 10h46l6 32h-58z',
  ',slate,12,M1 27v1',
  ',whipped,5.5,M-15-27l2 15',
);

/** Items by number, in the ring in which neighbours upgrade each other. */
export const ITEMS: readonly Group[] = [WILD, GROCERIES, WRENCH, MEGAPHONE, RECYCLING, BLENDER];
