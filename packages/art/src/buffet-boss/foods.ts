/**
 * The 21 foods. A food's outline is its piece: the same path is drawn and, flattened (`outline.ts`), is the collider. Paths
 * are written as `unfolded` reads them, in 0.1 mm, (0, 0) about the middle, y down; the shapes have 10 mm a unit.
 *
 * House shapes: food with 2 stars has a flat side of 24 mm or more, food with 4 stars none over 12 mm.
 */
import { FOODS as MENU } from '@griddle/rules/internal/buffet-boss/components.js';
import { group, path, type Group, type Path } from '../shapes.js';
import { painted, unfolded } from './unfolded.js';

/** The seven colours of food. */
export type FoodColour = 'green' | 'white' | 'purple' | 'yellow' | 'red' | 'brown' | 'pink';

/** The look of a food. */
export interface FoodArt {
  readonly id: string;
  readonly colour: FoodColour;
  /** Closed path data of the silhouette. */
  readonly outline: string;
  readonly details: readonly Path[];
}

/** Width of the line round a piece; half of it lies outside the outline. */
export const LINE = 0.11;

/** For each food its outline, then its details, painted in its colour. Strokes of `whipped` are highlights. */
const DRAWINGS: readonly (readonly string[])[] = [
  [
    'm-150 60h300q40-20 25-55 10-40-35-50-20-40-65-20-40-35-75-5wz', // lettuce
    '-shade m-150 60h300q40-20 25-55-75 25-175 25wz',
    ',-line 8 m0 20 60-50m-30 70 90-50xm120 60v-90',
    ',whipped 12 m-140-20q20-30 50-30',
  ],
  [
    'm-185-50q15-12 30 5 75 15 155 15wq10 20-5 40-60 85-180 85wz', // pea-pod
    '-shade m180-10q-60 85-180 85wq60 50 180 50wz',
    ',-line 62 m-88 8v1m60 3v1m62-1v1m59-7v1',
    ',-light 48 m-88 8v1m60 3v1m62-1v1m59-7v1',
    ',whipped 12 m-102 2v1m60 3v1m62-1v1m59-7v1',
  ],
  [
    'm-40 135q40 10 80 0 10-50 20-80 50 20 80-25 35-40 0-80 0-55-60-60-40-40-85-20-50-20-80 20-55 5-55 60wz', // broccoli
    '-shade m60 55q50 20 80-25-60 0-95-25-30 15-45 15wz',
    '-light m-40 135q40 10 80 0 10-50 20-80-60-35-120 0wz',
    ',-line 8 m-60-85q20-20 40 0m55 5q20-20 40 0m-180 50q20-20 40 0m55-10q20-20 40 0m45 15q20-20 40 0m-125 95v40',
    ',whipped 12 m-120-60q20-30 50-30',
  ],
  [
    'm-135 95h270q30-10 20-35-45-15-70-50l-10-25q40-15 50-60-50 0-80-25-20-20-45-25wz', // squid
    '-shade m-135 95h270q30-10 20-35-45-15-70-50-85 30-170 0wz',
    ',-line 8 m-80 90q20-20 30-50m30 50q0-20 0-50x',
    ',-line 20 m-30-5v1x',
    ',whipped 12 m-60-70q20-30 50-30',
  ],
  [
    'm-55 105q55 10 110 0 15-40-5-80h70q50-10 35-50-35-90-155-95wz', // mushroom
    '-shade m-120 25h240q40-5 35-30-155-25-310 0wz',
    ',-line 8 m-50 30q50 10 100 0',
    ',-shade 34 m-75-45v1m85-31v1m70 34v1',
    ',whipped 12 m-120-45q20-30 50-30',
  ],
  [
    'm0-140c65 0 110 90 110 160 0 65-45 105-110 105wz', // egg
    '-shade m110 20c0 65-45 105-110 105q-80 0-105-75 165 60 200-90z',
    ',-shade 20 m-30 10v1m55-51v1m-15 89v1',
    ',whipped 15 m-70-30q10-50 40-70',
  ],
  [
    'm-130 75h260l35-80q25-5 17-30-12-15-32-10-60-45-150-45wz', // berry-pie
    'golden m-130 75h260l35-80h-330z',
    ',golden-line 8 m-100 0 20 70m50-70v70x',
    'golden-light m-165-5h330q25-5 17-30-12-15-32-10-40 45-75 30-35 25-75 5wz',
    ',-line 8 m-70-60 30 30m30-50 50 40m20-30 30 30',
    ',whipped 12 m-115-45q20-30 50-30',
  ],
  [
    'm-150 95q-30-15-10-45 50 0 55-40-5-135 105-135wq-55 15-80-15-10 30-35 30-30 0-35-25wz', // octopus
    '-shade m-150 95q-30-15-10-45 50 0 55-40 105 55 210 0wq-55 15-80-15-10 30-35 30-30 0-35-25wz',
    ',food-white 36 m-38-30v1x',
    ',-line 20 m-34-26v1x',
    ',-line 8 m-20 10q20 20 40 0',
    ',whipped 12 m-80-70q20-30 50-30',
  ],
  [
    'm-15-115q-5-25 5-45 15-10 25 5-5 20 0 40 40-25 75 10 60 10 50 65 5 50-40 65 0 55-50 60-10 50-50 50wz', // grapes
    '-shade m140-40q5 50-40 65 0 55-50 60-10 50-50 50 45-15 30-70 40-5 40-40 30-5 30-40z',
    ',-line 8 m-95-20c0 60 90 60 90 0xm-50 60c0 60 90 60 90 0m-90-120c0 60 90 60 90 0',
    ',leaf-line 14 m0-120q-5-20 0-35',
    ',whipped 12 m-110-60q0-10 20-20m70-10q0-10 20-20m80 40q0-10 20-20',
  ],
  [
    'm-125 60h250l50-85q10-25-20-27l-80-3q0-30-35-35-15-30-40-30wz', // lemon-tart
    'golden m-125 60h250l50-85h-350z',
    ',golden-line 8 m-90-20 20 70m40-70 10 70x',
    'whipped m75-55q0-30-35-35-15-30-40-30wz',
    ',-line 8 m-40-85q40 10 80 0',
    ',whipped 12 m-150-40h50',
  ],
  [
    'm-185-75q20-20 43-3 42 83 142 86wq-10 95-75 135-55 30-110 30wz', // banana
    '-shade m185-75q-10 95-75 135-55 30-110 30wq50 130 185 130wz',
    ',-line 15 m-170-70 15-10x',
    ',-line 8 m-140-20q60 60 140 60 60 0 110-30',
    ',whipped 12 m-150-50q10 20 30 40',
  ],
  [
    'm0 160q-95-5-105-110 5-70 55-95-35-20-50-55 35-5 58 10-13-35-3-70 35 15 45 40wz', // pineapple
    'leaf m-50-45q-35-20-50-55 35-5 58 10-13-35-3-70 35 15 45 40wq-50 20-100 0z',
    '-shade m0 160q95-5 105-110 0-20-15-45 0 90-165 130 40 25 75 25z',
    ',-line 8 m-90 10 130 130m-90-170 140 130x',
    ',whipped 12 m-80 50q0-30 20-60',
  ],
  [
    'm-145 70h285q45-10 40-45-5-30-55-35-55 0-90-35-45-50-125-50-90 10-95 95 0 60 40 70z', // steak
    '-shade m-145 70h285q45-10 40-45-150 45-365-10 0 45 40 55z',
    ',food-pink-light 12 m-160 10q10-70 60-80 60 0 110 50 50 40 110 40 30 0 30 10',
    'whipped,-line 8 m-100-20q0-20 20-20 20 0 20 20 0 20-20 20-20 0-20-20z',
    ',-line 8 m-30 10 40 10m40 10 40 10',
  ],
  [
    'm-150 60q-30-25-5-55 45 5 65-15 30-75 120-90 90-10 145 45 15 25-10 33-55-18-95 10 50 7 80 37 10 25-15 33-45 32-115 27-70-5-110-40-30 25-60 15z', // lobster-claw
    '-shade m150 25q10 25-15 33-45 32-115 27-70-5-110-40-30 25-60 15 35 0 60-40 100 55 240 5z',
    ',-line 8 m-90-10q20 30 0 50m160-50q-30 0-50 20',
    ',whipped 12 m-45-50q20-30 50-30',
  ],
  [
    'm0 145q-50-25-100-110-45-80 5-125 45-25 80-12 0-28 15-38wz', // strawberry
    '-shade m0 145q50-25 100-110 45-80-5-125 5 120-145 190 25 30 50 45z',
    'leaf,leaf-line 6 m-90-85q45-25 90-10wq-30 20-50 15-20 25-40 0wz',
    ',leaf-line 14 m0-100v-30',
    ',food-yellow-light 12 m-60-25v8m25 47v8xm-35-53v8m0 87v8',
    ',whipped 12 m-105-40q0-10 20-20',
  ],
  [
    'm-140 80h280v-70h32q16-12 3-28l-77-67h-13v-45h-50v45h-133wz', // gingerbread
    '-shade m-140 80h280v-70h-280z',
    ',food-white 12 m-160 0q40 30 60 0 30 30 70 0 30 30 60 0w',
    '-line m-30 75v-30q30-30 60 0v30z',
    'food-yellow,-line 6 m-90 40h30v20h-30zm150 0h30v20h-30z',
    ',food-red 20 m-65-45v1xm-65-11v1',
  ],
  [
    'm-135-38q135 40 270 0 45-10 52 30 5 38-37 50-150 43-300 0wz', // sausage
    '-shade m187-8q5 38-37 50-150 43-300 0wq10 40 187 40wz',
    ',-line 8 m-100-15 20 30m45-15 10 30m60-30v30m65-45-10 30',
    ',whipped 12 m-155-15q10-10 30 0',
  ],
  [
    'm-20 115q-100 0-115-90 0-85 85-100 60-5 105 20 30-15 45-40-5-43 30-43 22 6 16 26 26 10 20 36-16 26-46 14-25 17-40 42 15 50-10 90-35 45-90 45z', // chicken-wing
    'whipped m55-55q30-15 45-40-5-43 30-43 22 6 16 26 26 10 20 36-16 26-46 14-25 17-40 42z',
    '-shade m80-20q15 50-10 90-35 45-90 45-75 0-105-60 130 40 205-75z',
    ',-line 8 m-70 20q20-20 40 0m10-50q20-20 40 0',
    ',whipped 15 m-110-10q10-30 40-50',
  ],
  [
    'm-135 80h270q45-30 30-80-23-55-87-70-3-35-36-42-32 2-40 34-92-2-147 53-40 65 10 105z', // ham
    '-shade m-135 80h270q40-25 30-50-165 30-330 0wz',
    'whipped m78-70q-3-35-36-42-32 2-40 34 35 15 76 8z',
    ',-line 8 m-110 5q20-40 70-50m-20 70q20-40 70-50m-10 60q20-30 70-40',
    ',whipped 12 m-140-5q20-30 50-30',
  ],
  [
    'm-75 130h150l30-105q50-10 33-55-8-35-46-35-2-50-52-50-15-33-45-33-27 6-35 33wz', // cupcake
    'golden m-75 130h150l30-105h-210z',
    ',golden-line 8 m-60 30 20 90xm-40-90v90',
    '-shade m-105 25h210q40-5 35-30-140 30-280 0wz',
    ',-line 8 m-90-60q90 20 180 0m-130-50q40 10 80 0',
    ',food-red 26 m-5-130v1',
    ',whipped 12 m-120-30q0-10 20-20',
  ],
  [
    'm-90 132q-50-7-40-42 30-20 65-10 85-5 105-60 5-45-35-55-35-5-60 15-40 20-65-15-15-55 50-85 90-30 165 25 65 65 35 145-40 80-140 88-40 7-80-6z', // shrimp
    '-shade m95-95q65 65 35 145-40 80-140 88-40 7-80-6 110 0 165-55 55-60 20-172z',
    ',-line 8 m20-40 30-80m-10 110 80-50m-80 85 90-10m-115 40 60 45m-115-30 10 50',
    ',-line 20 m-75-68v1',
    ',whipped 12 m-100-75q20-30 50-30',
  ],
];

/** In the order of the rules' data. */
export const FOODS: readonly FoodArt[] = /* @__PURE__ */ MENU.map(({ id, colour: word }, i) => {
  const colour = word as FoodColour;
  const [outline = '', ...details] = DRAWINGS[i] ?? [];
  return { id, colour, outline: unfolded(outline), details: details.map((text) => painted(text, `food-${colour}`)) };
});

/** The piece of a food, round (0, 0); the line is drawn under the details, so that it never covers them. */
export function foodShape({ id, colour, outline, details }: FoodArt): Group {
  return group(id, [
    path(outline, { fill: `food-${colour}` }),
    ...details,
    path(outline, { stroke: `food-${colour}-line`, width: LINE }),
  ]);
}
