/** Food cards and the marks on them. A card is 4 wide and 5.6 high, (0, 0) its middle. */
import { FOODS as MENU } from '@griddle/rules/internal/buffet-boss/components.js';
import { group, path, type Group, type Shape } from '../shapes.js';
import { foodShape, FOODS } from './foods.js';
import { drawing, painted } from './unfolded.js';

/** Half the width and half the height of a card. */
export const CARD: readonly [number, number] = [2, 2.8];

/** A five-pointed star of radius 0.36. */
const STAR = /* @__PURE__ */ painted('food-yellow,golden-line 6 m0-36 10 24 26 2-20 17 6 25-22-14wz');

/** Stars in a row round (0, 0). */
export function stars(count: number): Group {
  return group(
    'stars',
    Array.from({ length: count }, (_unused, i) => group('star', [STAR], { at: [(i - (count - 1) / 2) * 0.82, 0] })),
  );
}

/** The mark of each group, round (0, 0), about 1 wide; each has its own silhouette. */
export const GROUP_MARKS: Readonly<Record<string, Group>> = /* @__PURE__ */ groupMarks();

function groupMarks(): Readonly<Record<string, Group>> {
  return {
    vegetable: drawing(
      'vegetable',
      'beak,food-brown-line 7 m0 50q-18-40-13-65h26wz',
      ',leaf 10 m-2-18-24-26xm-26 26v-34',
    ),
    fruit: drawing(
      'fruit',
      'food-red,food-red-line 7 m0-18q45-22 45 23-5 40-33 43-12-6-24 0wz',
      ',leaf-line 9 m0-20q0-20 16-30',
    ),
    meat: drawing(
      'meat',
      'food-brown,food-brown-line 7 m10-42c45 0 45 55 10 58q-20 12-34 8l-16 16q-4 14-16 6-6-8 6-14l18-16q-6-16 6-36 8-22 26-22z',
    ),
    seafood: drawing(
      'seafood',
      'ice-shade,ice-line 7 m-50 0q40-42 72-6l26-22q-6 28 0 56l-26-22q-32 36-72-6z',
      ',slate 10 m-26-4v1',
    ),
    dessert: drawing(
      'dessert',
      'golden,golden-line 7 m-30 45h60l10-43h-80z',
      'food-pink,food-pink-line 7 m-42 2q-8-22 16-26 6-26 26-26wz',
    ),
  };
}

/** The outline of a card. */
export const CARD_FRAME = 'm-1.7-2.8h3.4q.3 0 .3.3v5q0 .3-.3.3h-3.4q-.3 0-.3-.3v-5q0-.3.3-.3z';

/** The paper of a card, with a band at its foot. */
export function paper(band: string): Shape[] {
  return [
    path(CARD_FRAME, { fill: 'whipped' }),
    painted(band + ' m-200 160h400v90q0 30-30 30h-340wz'),
    path(CARD_FRAME, { stroke: 'golden-line', width: 0.1 }),
  ];
}

/** The background of a group's mark. */
const DISC = /* @__PURE__ */ painted('whipped m0-47q47 0 47 47 0 47-47 47wz');

/** The card of a food, an index into `FOODS`: stars, the food, and on a band of its colour the mark of its group. */
export function foodCard(food: number): Group {
  const art = FOODS[food];
  const { group: kind = '', stars: count = 0 } = MENU[food] ?? {};
  const mark = GROUP_MARKS[kind];
  const shapes = paper(art ? `food-${art.colour}` : 'batter');
  shapes.push({ ...stars(count), at: [0, 0.65 - CARD[1]] });
  if (art) shapes.push({ ...foodShape(art), at: [0, -0.2], scale: 0.92 });
  // Leaves room for the frame of a card that may be taken
  if (mark) shapes.push(group('disc', [DISC, { ...mark, scale: 0.78 }], { at: [0, CARD[1] - 0.68] }));
  return group('food-card', shapes);
}
