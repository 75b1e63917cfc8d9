/**
 * The 21 foods. A food's outline is its piece: the same path is drawn and, flattened (`outline.ts`), is the collider. 1 unit
 * is 10 mm, (0, 0) about the middle, y runs down. Outlines use absolute M, L, Q, C and z only.
 *
 * House shapes: food with 2 stars has a flat side of 24 mm or more, food with 4 stars none over 12 mm.
 */
import type { Token } from '../palette.js';
import { group, path, type Group, type Path } from '../shapes.js';

/** The seven colours of food. */
export type FoodColour = 'green' | 'white' | 'purple' | 'yellow' | 'red' | 'brown' | 'pink';

/** How a food looks. */
export interface FoodArt {
  readonly id: string;
  readonly colour: FoodColour;
  /** Closed path data of the silhouette. */
  readonly outline: string;
  readonly details: readonly Path[];
}

/** Width of the line round a piece; half of it lies outside the outline. */
export const LINE = 0.11;

/** What can be painted with a food's colour. */
function shadeOf(colour: FoodColour): Token {
  return `food-${colour}-shade`;
}

function lineOf(colour: FoodColour): Token {
  return `food-${colour}-line`;
}

/** Filled with the darker shade of the food's colour. */
function shade(colour: FoodColour, d: string): Path {
  return path(d, { fill: shadeOf(colour) });
}

/** Lines of the outline's colour. */
function lines(colour: FoodColour, d: string, width = 0.09): Path {
  return path(d, { stroke: lineOf(colour), width });
}

/** The small highlight at the upper left. */
function light(d: string, width = 0.12): Path {
  return path(d, { stroke: 'whipped', width, opacity: 0.75 });
}

function food(id: string, colour: FoodColour, outline: string, details: readonly Path[]): FoodArt {
  return { id, colour, outline, details };
}

/** In the order of the rules' data. */
export const FOODS: readonly FoodArt[] = [
  food(
    'lettuce',
    'green',
    'M-1.5 .6L1.5 .6Q1.9 .4 1.75 .05Q1.85 -.35 1.4 -.45Q1.2 -.85 .75 -.65Q.35 -1 0 -.7Q-.35 -1 -.75 -.65Q-1.2 -.85 -1.4 -.45Q-1.85 -.35 -1.75 .05Q-1.9 .4 -1.5 .6z',
    [
      shade('green', 'M-1.5 .55L1.5 .55Q1.75 .4 1.68 .2Q.9 .35 0 .3Q-.9 .35 -1.68 .2Q-1.75 .4 -1.5 .55z'),
      lines('green', 'M0 .5V-.35M0 .2L.6 -.3M0 .2L-.6 -.3M.3 .4L1.2 -.05M-.3 .4L-1.2 -.05', 0.07),
      light('M-1.35 -.2Q-1.2 -.5 -.9 -.45'),
    ],
  ),
  food(
    'pea-pod',
    'green',
    'M-1.85 -.5Q-1.7 -.62 -1.55 -.45Q-.8 -.3 0 -.3Q.8 -.3 1.55 -.45Q1.7 -.62 1.85 -.5Q1.95 -.3 1.8 -.1Q1.2 .75 0 .75Q-1.2 .75 -1.8 -.1Q-1.95 -.3 -1.85 -.5z',
    [
      shade('green', 'M-1.65 -.05Q-1.1 .68 0 .68Q1.1 .68 1.65 -.05Q1.1 .4 0 .42Q-1.1 .4 -1.65 -.05z'),
      path(
        'M-1.15 .08a.27.27 0 1 0 .54 0a.27.27 0 1 0-.54 0zM-.57 .12a.29.29 0 1 0 .58 0a.29.29 0 1 0-.58 0zM.05 .12a.29.29 0 1 0 .58 0a.29.29 0 1 0-.58 0zM.67 .06a.26.26 0 1 0 .52 0a.26.26 0 1 0-.52 0z',
        { fill: 'food-green-light', stroke: 'food-green-line', width: 0.07 },
      ),
      light('M-1.02 .02v.01M-.42 .04v.01M.2 .04v.01M.8 -.02v.01'),
    ],
  ),
  food(
    'broccoli',
    'green',
    'M-.4 1.35Q0 1.45 .4 1.35Q.5 .85 .6 .55Q1.1 .75 1.4 .3Q1.75 -.1 1.4 -.5Q1.4 -1.05 .8 -1.1Q.4 -1.5 -.05 -1.3Q-.55 -1.5 -.85 -1.1Q-1.4 -1.05 -1.4 -.5Q-1.75 -.1 -1.4 .3Q-1.1 .75 -.6 .55Q-.5 .85 -.4 1.35z',
    [
      path('M-.33 1.28Q0 1.36 .33 1.28Q.42 .8 .55 .5Q0 .2 -.55 .5Q-.42 .8 -.33 1.28z', { fill: 'food-green-light' }),
      shade(
        'green',
        'M-1.35 .25Q-1.05 .65 -.55 .45Q0 .2 .55 .45Q1.05 .65 1.35 .25Q.8 .3 .45 .05Q0 .2 -.45 .05Q-.8 .3 -1.35 .25z',
      ),
      lines(
        'green',
        'M-.6 -.85q.2-.2.4 0M.35 -.8q.2-.2.4 0M-1.05 -.3q.2-.2.4 0M-.1 -.4q.2-.2.4 0M.75 -.25q.2-.2.4 0M-.12 .7V1.1',
        0.08,
      ),
      light('M-1.15 -.6Q-1.1 -.85 -.85 -.88'),
    ],
  ),
  food(
    'squid',
    'white',
    'M-1.35 .95L1.35 .95Q1.65 .85 1.55 .6Q1.1 .45 .85 .1L.75 -.15Q1.15 -.3 1.25 -.75Q.75 -.75 .45 -1Q.25 -1.2 0 -1.25Q-.25 -1.2 -.45 -1Q-.75 -.75 -1.25 -.75Q-1.15 -.3 -.75 -.15L-.85 .1Q-1.1 .45 -1.55 .6Q-1.65 .85 -1.35 .95z',
    [
      shade(
        'white',
        'M-1.35 .88L1.35 .88Q1.52 .82 1.48 .66Q1 .5 .76 .15Q0 .4 -.76 .15Q-1 .5 -1.48 .66Q-1.52 .82 -1.35 .88z',
      ),
      lines(
        'white',
        'M-.8 .88Q-.6 .65 -.5 .35M-.2 .9Q-.18 .65 -.16 .42M.2 .9Q.18 .65 .16 .42M.8 .88Q.6 .65 .5 .35',
        0.08,
      ),
      path('M-.3 -.05v.01M.3 -.05v.01', { stroke: 'food-white-line', width: 0.2 }),
      light('M-.55 -.65Q-.35 -.85 -.2 -.98'),
    ],
  ),
  food(
    'mushroom',
    'white',
    'M-.55 1.05Q0 1.15 .55 1.05Q.7 .65 .5 .25L1.2 .25Q1.7 .15 1.55 -.25Q1.2 -1.15 0 -1.2Q-1.2 -1.15 -1.55 -.25Q-1.7 .15 -1.2 .25L-.5 .25Q-.7 .65 -.55 1.05z',
    [
      shade('white', 'M-1.48 .02Q-1.4 .18 -1.2 .18L1.2 .18Q1.4 .18 1.48 .02Q0 -.3 -1.48 .02z'),
      lines('white', 'M-.46 .28Q0 .42 .46 .28', 0.07),
      path('M-.75 -.45v.01M.1 -.75v.01M.8 -.4v.01', { stroke: 'food-white-shade', width: 0.34 }),
      light('M-1.2 -.45Q-1.05 -.75 -.75 -.88'),
    ],
  ),
  food(
    'egg',
    'white',
    'M0 -1.4C.65 -1.4 1.1 -.5 1.1 .2C1.1 .85 .65 1.25 0 1.25C-.65 1.25 -1.1 .85 -1.1 .2C-1.1 -.5 -.65 -1.4 0 -1.4z',
    [
      shade(
        'white',
        'M-1.02 .35C-.95 .88 -.58 1.18 0 1.18C.6 1.18 1.03 .8 1.03 .2C1.03 0 .98 -.2 .92 -.38C.85 .4 .3 .95 -1.02 .35z',
      ),
      path('M-.3 .1v.01M.25 -.4v.01M.1 .5v.01', { stroke: 'food-white-shade', width: 0.16 }),
      light('M-.68 -.25Q-.6 -.75 -.3 -1.02', 0.16),
    ],
  ),
  food(
    'berry-pie',
    'purple',
    'M-1.3 .75L1.3 .75L1.65 -.05Q1.9 -.1 1.82 -.35Q1.7 -.5 1.5 -.45Q.9 -.9 0 -.9Q-.9 -.9 -1.5 -.45Q-1.7 -.5 -1.82 -.35Q-1.9 -.1 -1.65 -.05z',
    [
      path('M-1.25 .69L1.25 .69L1.58 -.05H-1.58z', { fill: 'golden' }),
      path('M-.95 0L-.8 .65M-.32 0L-.27 .65M.32 0L.27 .65M.95 0L.8 .65', { stroke: 'golden-line', width: 0.08 }),
      path(
        'M-1.75 -.2Q-1.7 -.4 -1.5 -.37Q-1 .05 -.75 -.1Q-.4 .2 0 0Q.4 .2 .75 -.1Q1 .05 1.5 -.37Q1.7 -.4 1.75 -.2Q1.7 -.1 1.6 -.08L-1.6 -.08Q-1.7 -.1 -1.75 -.2z',
        { fill: 'golden-light' },
      ),
      lines('purple', 'M-.7 -.6l.35 .3M-.05 -.75l.4 .4M.6 -.65l.3 .25', 0.09),
      light('M-1.2 -.5Q-.9 -.7 -.6 -.77'),
    ],
  ),
  food(
    'octopus',
    'purple',
    'M-1.5 .95Q-1.8 .8 -1.6 .5Q-1.1 .5 -1.05 .1Q-1.1 -1.25 0 -1.25Q1.1 -1.25 1.05 .1Q1.1 .5 1.6 .5Q1.8 .8 1.5 .95Q.95 1.1 .7 .8Q.6 1.1 .35 1.1Q.05 1.1 0 .85Q-.05 1.1 -.35 1.1Q-.6 1.1 -.7 .8Q-.95 1.1 -1.5 .95z',
    [
      shade(
        'purple',
        'M-1.5 .88Q-1.65 .8 -1.55 .58Q-1.05 .55 -.95 .2Q0 .75 .95 .2Q1.05 .55 1.55 .58Q1.65 .8 1.5 .88Q1 1 .72 .7Q.55 .95 .35 .98Q.1 .95 0 .7Q-.1 .95 -.35 .98Q-.55 .95 -.72 .7Q-1 1 -1.5 .88z',
      ),
      path('M-.38 -.3v.01M.38 -.3v.01', { stroke: 'whipped', width: 0.36 }),
      path('M-.34 -.26v.01M.34 -.26v.01', { stroke: 'food-purple-line', width: 0.17 }),
      lines('purple', 'M-.2 .12Q0 .25 .2 .12', 0.08),
      light('M-.75 -.7Q-.6 -.98 -.3 -1.07'),
    ],
  ),
  food(
    'grapes',
    'purple',
    'M-.15 -1.15Q-.2 -1.4 -.1 -1.6Q.05 -1.7 .15 -1.55Q.1 -1.35 .15 -1.15Q.55 -1.4 .9 -1.05Q1.5 -.95 1.4 -.4Q1.45 .1 1 .25Q1 .8 .5 .85Q.4 1.35 0 1.35Q-.4 1.35 -.5 .85Q-1 .8 -1 .25Q-1.45 .1 -1.4 -.4Q-1.5 -.95 -.9 -1.05Q-.55 -1.4 -.15 -1.15z',
    [
      shade(
        'purple',
        'M1 -.1Q1 .25 .7 .3Q.75 .6 .4 .65Q.35 1 -.05 1.1Q0 1.28 .05 1.28Q.35 1.25 .42 .78Q.92 .72 .93 .2Q1.35 .05 1.32 -.4z',
      ),
      lines(
        'purple',
        'M-.95 -.2a.44.44 0 0 0 .88 0M.07 -.2a.44.44 0 0 0 .88 0M-.45 .4a.44.44 0 0 0 .88 0M-.45 -.75a.44.44 0 0 0 .88 0',
        0.08,
      ),
      path('M.02 -1.2Q-.05 -1.4 .02 -1.55', { stroke: 'leaf-line', width: 0.14 }),
      light('M-1.1 -.62q.05-.12.18-.16M-.18 -.92q.05-.1.16-.12M.78 -.62q.05-.1.16-.14'),
    ],
  ),
  food(
    'lemon-tart',
    'yellow',
    'M-1.25 .6L1.25 .6L1.75 -.25Q1.85 -.5 1.55 -.52L.75 -.55Q.75 -.85 .4 -.9Q.25 -1.2 0 -1.2Q-.25 -1.2 -.4 -.9Q-.75 -.85 -.75 -.55L-1.55 -.52Q-1.85 -.5 -1.75 -.25z',
    [
      path('M-1.2 .54L1.2 .54L1.68 -.25H-1.68z', { fill: 'golden' }),
      path('M-.85 -.2L-.72 .5M-.28 -.2L-.24 .5M.28 -.2L.24 .5M.85 -.2L.72 .5', { stroke: 'golden-line', width: 0.08 }),
      path('M-.68 -.5Q-.68 -.78 -.35 -.83Q-.22 -1.12 0 -1.12Q.22 -1.12 .35 -.83Q.68 -.78 .68 -.5z', {
        fill: 'whipped',
      }),
      lines('yellow', 'M-.35 -.82Q0 -.7 .35 -.82', 0.07),
      light('M-1.45 -.4H-1'),
    ],
  ),
  food(
    'banana',
    'yellow',
    'M-1.85 -.75Q-1.65 -.95 -1.42 -.78Q-1 .05 0 .08Q1 .05 1.42 -.78Q1.65 -.95 1.85 -.75Q1.75 .2 1.1 .6Q.55 .9 0 .9Q-.55 .9 -1.1 .6Q-1.75 .2 -1.85 -.75z',
    [
      shade(
        'yellow',
        'M-1.68 -.2Q-1.5 .3 -1.02 .55Q-.5 .82 0 .82Q.5 .82 1.02 .55Q1.5 .3 1.68 -.2Q1.1 .5 0 .52Q-1.1 .5 -1.68 -.2z',
      ),
      lines('yellow', 'M-1.72 -.7L-1.55 -.78M1.72 -.7L1.55 -.78', 0.16),
      lines('yellow', 'M-1.35 -.15Q-.8 .35 0 .38Q.6 .37 1.05 .12', 0.06),
      light('M-1.45 -.45Q-1.35 -.25 -1.2 -.1'),
    ],
  ),
  food(
    'pineapple',
    'yellow',
    'M0 1.6Q-.95 1.55 -1.05 .5Q-1 -.2 -.5 -.45Q-.85 -.65 -1 -1Q-.65 -1.05 -.42 -.9Q-.55 -1.25 -.45 -1.6Q-.1 -1.45 0 -1.2Q.1 -1.45 .45 -1.6Q.55 -1.25 .42 -.9Q.65 -1.05 1 -1Q.85 -.65 .5 -.45Q1 -.2 1.05 .5Q.95 1.55 0 1.6z',
    [
      path(
        'M-.46 -.46Q-.8 -.65 -.9 -.93Q-.6 -.95 -.3 -.74Q-.5 -1.2 -.4 -1.5Q-.1 -1.35 0 -1.02Q.1 -1.35 .4 -1.5Q.5 -1.2 .3 -.74Q.6 -.95 .9 -.93Q.8 -.65 .46 -.46Q0 -.3 -.46 -.46z',
        { fill: 'leaf' },
      ),
      shade('yellow', 'M0 1.53Q.9 1.48 .98 .5Q.96 .2 .84 0Q.8 .9 -.75 1.2Q-.45 1.5 0 1.53z'),
      lines('yellow', 'M-.85 .1L.4 1.4M-.45 -.3L.9 1M.85 .1L-.4 1.4M.45 -.3L-.9 1', 0.07),
      light('M-.82 .45Q-.82 .15 -.6 -.08'),
    ],
  ),
  food(
    'steak',
    'red',
    'M-1.45 .7L1.4 .7Q1.85 .6 1.8 .25Q1.75 -.05 1.25 -.1Q.7 -.1 .35 -.45Q-.1 -.95 -.9 -.95Q-1.8 -.85 -1.85 0Q-1.85 .6 -1.45 .7z',
    [
      shade('red', 'M-1.45 .63L1.4 .63Q1.7 .57 1.72 .32Q.2 .6 -1.77 .15Q-1.72 .57 -1.45 .63z'),
      path('M-1.58 .05Q-1.52 -.6 -.95 -.68Q-.35 -.7 .1 -.2Q.55 .15 1.2 .15Q1.45 .17 1.5 .3', {
        stroke: 'food-pink-light',
        width: 0.13,
      }),
      path('M-1 -.2a.22.18 0 1 0 .44 0a.22.18 0 1 0-.44 0z', { fill: 'whipped', stroke: 'food-red-line', width: 0.07 }),
      lines('red', 'M-.25 .1l.3 .12M.5 .34l.35 .04', 0.07),
    ],
  ),
  food(
    'lobster-claw',
    'red',
    'M-1.5 .6Q-1.8 .35 -1.55 .05Q-1.1 .1 -.9 -.1Q-.6 -.85 .3 -1Q1.2 -1.1 1.75 -.55Q1.9 -.3 1.65 -.22Q1.1 -.4 .7 -.12Q1.2 -.05 1.5 .25Q1.6 .5 1.35 .58Q.9 .9 .2 .85Q-.5 .8 -.9 .45Q-1.2 .7 -1.5 .6z',
    [
      shade(
        'red',
        'M-1.48 .53Q-1.2 .6 -.9 .35Q-.5 .72 .2 .78Q.88 .82 1.3 .52Q1.5 .45 1.42 .3Q.6 .6 -.1 .4Q-.6 .25 -.9 .1Q-1.2 .3 -1.48 .53z',
      ),
      lines('red', 'M-.85 -.1Q-.65 .15 -.88 .42M.68 -.12Q.4 -.1 .2 .05', 0.08),
      light('M-.45 -.45Q-.1 -.78 .4 -.83'),
    ],
  ),
  food(
    'strawberry',
    'red',
    'M0 1.45Q-.5 1.2 -1 .35Q-1.45 -.45 -.95 -.9Q-.5 -1.15 -.15 -1.02Q-.15 -1.3 0 -1.4Q.15 -1.3 .15 -1.02Q.5 -1.15 .95 -.9Q1.45 -.45 1 .35Q.5 1.2 0 1.45z',
    [
      shade('red', 'M0 1.38Q.45 1.15 .93 .3Q1.3 -.4 .95 -.8Q1 .3 -.45 1Q-.2 1.28 0 1.38z'),
      path(
        'M-.9 -.85Q-.45 -1.08 0 -.95Q.45 -1.08 .9 -.85Q.6 -.65 .4 -.72Q.2 -.45 0 -.68Q-.2 -.45 -.4 -.72Q-.6 -.65 -.9 -.85z',
        { fill: 'leaf', stroke: 'leaf-line', width: 0.06 },
      ),
      path('M0 -.95V-1.28', { stroke: 'leaf-line', width: 0.12 }),
      path('M-.6 -.25v.08M0 -.15v.08M.6 -.25v.08M-.35 .3v.08M.35 .3v.08M0 .8v.08', {
        stroke: 'food-yellow-light',
        width: 0.11,
      }),
      light('M-1 -.35Q-.98 -.5 -.88 -.6'),
    ],
  ),
  food(
    'gingerbread',
    'brown',
    'M-1.4 .8L1.4 .8L1.4 .1L1.72 .1Q1.88 -.02 1.75 -.18L.98 -.85L.85 -.85L.85 -1.3L.35 -1.3L.35 -.85L-.98 -.85L-1.75 -.18Q-1.88 -.02 -1.72 .1L-1.4 .1z',
    [
      shade('brown', 'M-1.34 .74L1.34 .74L1.34 .12L-1.34 .12z'),
      path('M-1.62 .02Q-1.2 .3 -.95 .02Q-.65 .3 -.32 .02Q0 .3 .32 .02Q.65 .3 .95 .02Q1.2 .3 1.62 .02', {
        stroke: 'whipped',
        width: 0.11,
      }),
      path('M-.3 .74V.42Q0 .12 .3 .42V.74z', { fill: 'food-brown-line' }),
      path('M-.85 .38H-.62V.6H-.85zM.62 .38H.85V.6H.62z', {
        fill: 'food-yellow',
        stroke: 'food-brown-line',
        width: 0.06,
      }),
      path('M-.65 -.45v.01M0 -.55v.01M.65 -.45v.01', { stroke: 'food-red', width: 0.2 }),
    ],
  ),
  food(
    'sausage',
    'brown',
    'M-1.35 -.38Q0 .02 1.35 -.38Q1.8 -.48 1.87 -.08Q1.92 .3 1.5 .42Q0 .85 -1.5 .42Q-1.92 .3 -1.87 -.08Q-1.8 -.48 -1.35 -.38z',
    [
      shade(
        'brown',
        'M-1.78 .05Q-1.75 .3 -1.45 .36Q0 .77 1.45 .36Q1.75 .3 1.78 .05Q1.5 .25 1.1 .3Q0 .5 -1.1 .3Q-1.5 .25 -1.78 .05z',
      ),
      lines('brown', 'M-1 -.15l.18 .32M-.35 -.02l.12 .34M.35 -.02l-.02 .34M1 -.15l-.14 .34', 0.09),
      light('M-1.55 -.15Q-1.45 -.25 -1.3 -.2'),
    ],
  ),
  food(
    'chicken-wing',
    'brown',
    'M-.2 1.15Q-1.2 1.15 -1.35 .25Q-1.35 -.6 -.5 -.75Q.1 -.8 .55 -.55Q.85 -.7 1 -.95Q.95 -1.38 1.3 -1.38Q1.52 -1.32 1.46 -1.12Q1.72 -1.02 1.66 -.76Q1.5 -.5 1.2 -.62Q.95 -.45 .8 -.2Q.95 .3 .7 .7Q.35 1.15 -.2 1.15z',
    [
      path(
        'M.72 -.5Q.95 -.7 1.08 -.95Q1.05 -1.28 1.28 -1.3Q1.44 -1.26 1.36 -1.08Q1.62 -.98 1.58 -.78Q1.45 -.6 1.2 -.7Q.98 -.55 .85 -.35z',
        { fill: 'whipped' },
      ),
      shade('brown', 'M-.2 1.08Q-1 1.08 -1.22 .5Q-.2 .9 .35 .2Q.6 -.15 .62 -.42Q.9 .2 .63 .65Q.3 1.08 -.2 1.08z'),
      lines('brown', 'M-.7 .15q.2-.12.4 0M-.2 -.3q.2-.12.4 0', 0.07),
      light('M-1.1 -.05Q-1 -.42 -.65 -.55', 0.15),
    ],
  ),
  food(
    'ham',
    'pink',
    'M-1.35 .8L1.35 .8Q1.8 .5 1.65 0Q1.42 -.55 .78 -.7Q.75 -1.05 .42 -1.12Q.1 -1.1 .02 -.78Q-.9 -.8 -1.45 -.25Q-1.85 .4 -1.35 .8z',
    [
      shade('pink', 'M-1.32 .74L1.32 .74Q1.62 .55 1.6 .3Q0 .55 -1.58 .3Q-1.55 .58 -1.32 .74z'),
      path('M.13 -.75Q.18 -1 .42 -1.03Q.65 -1 .68 -.7Q.4 -.6 .13 -.75z', { fill: 'whipped' }),
      lines('pink', 'M-1.1 .05Q-.9 -.35 -.4 -.45M-.6 .25Q-.4 -.1 .1 -.2M0 .35Q.25 .1 .7 .02', 0.07),
      light('M-1.35 -.1Q-1.2 -.35 -.95 -.48'),
    ],
  ),
  food(
    'cupcake',
    'pink',
    'M-.75 1.3L.75 1.3L1.05 .25Q1.55 .15 1.38 -.3Q1.3 -.65 .92 -.65Q.9 -1.15 .4 -1.15Q.25 -1.48 -.05 -1.48Q-.32 -1.42 -.4 -1.15Q-.9 -1.15 -.92 -.65Q-1.3 -.65 -1.38 -.3Q-1.55 .15 -1.05 .25z',
    [
      path('M-.7 1.24L.7 1.24L.98 .25L-.98 .25z', { fill: 'golden' }),
      path('M-.55 .3L-.42 1.2M0 .3V1.2M.55 .3L.42 1.2', { stroke: 'golden-line', width: 0.08 }),
      shade('pink', 'M-1.3 -.05Q-1.3 .18 -1.05 .19L1.05 .19Q1.3 .18 1.3 -.05Q0 .2 -1.3 -.05z'),
      lines('pink', 'M-.9 -.6Q0 -.35 .9 -.6M-.42 -1.1Q0 -.95 .42 -1.1', 0.07),
      path('M-.05 -1.3v.01', { stroke: 'food-red', width: 0.26 }),
      light('M-1.18 -.28Q-1.12 -.45 -.95 -.5'),
    ],
  ),
  food(
    'shrimp',
    'pink',
    'M-.9 1.32Q-1.4 1.25 -1.3 .9Q-1 .7 -.65 .8Q.2 .75 .4 .2Q.45 -.25 .05 -.35Q-.3 -.4 -.55 -.2Q-.95 0 -1.2 -.35Q-1.35 -.9 -.7 -1.2Q.2 -1.5 .95 -.95Q1.6 -.3 1.3 .5Q.9 1.3 -.1 1.38Q-.5 1.45 -.9 1.32z',
    [
      shade(
        'pink',
        'M-.88 1.25Q-.5 1.38 -.1 1.3Q.85 1.22 1.22 .45Q1.45 -.2 .98 -.75Q1.15 .2 .65 .75Q.2 1.1 -.88 1.25z',
      ),
      lines('pink', 'M.2 -.38L.45 -1.2M.42 -.05L1.2 -.55M.4 .3L1.3 .2M.15 .6L.75 1.05M-.35 .8L-.25 1.3', 0.08),
      path('M-.75 -.68v.01', { stroke: 'food-pink-line', width: 0.2 }),
      light('M-.95 -.85Q-.75 -1.05 -.5 -1.1'),
    ],
  ),
];

/** The piece of a food, round (0, 0); the line is drawn under the details, so that they never cover it. */
export function foodShape({ id, colour, outline, details }: FoodArt): Group {
  return group(id, [
    path(outline, { fill: `food-${colour}` }),
    ...details,
    path(outline, { stroke: lineOf(colour), width: LINE }),
  ]);
}
