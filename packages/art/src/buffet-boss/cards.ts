/** Food cards, character cards and the marks on them. A card is 4 wide and 5.6 high, (0, 0) its middle. */
import { circle, drawnAt, roundSquare } from '../marks.js';
import type { Token } from '../palette.js';
import { group, path, type Group, type Path, type Point, type Shape } from '../shapes.js';
import { foodShape, FOODS, type FoodColour } from './foods.js';
import { PLATE } from './plate.js';

/** Half the width and half the height of a card. */
export const CARD: readonly [number, number] = [2, 2.8];

/** A five-pointed star of radius 0.36. */
const STAR = 'm0-.36l.1.24l.26.02l-.2.17l.06.25l-.22-.14l-.22.14l.06-.25l-.2-.17l.26-.02z';

/** Stars in a row round a point. */
export function stars(count: number, [x, y]: Point): Path {
  const points = Array.from({ length: count }, (_unused, i): Point => [x + (i - (count - 1) / 2) * 0.82, y]);
  return path(drawnAt(points, STAR), { fill: 'mark-win', stroke: 'golden-line', width: 0.06 });
}

/** What stands for a group, each with a silhouette of its own, round (0, 0), about 1 wide. */
export const GROUP_MARKS: Readonly<Record<string, Group>> = {
  vegetable: group('vegetable', [
    path('M0 .5Q-.18 .1 -.13 -.15H.13Q.18 .1 0 .5z', { fill: 'beak', stroke: 'food-brown-line', width: 0.07 }),
    path('M-.02 -.18L-.26 -.44M0 -.18V-.52M.02 -.18L.26 -.44', { stroke: 'leaf', width: 0.1 }),
  ]),
  fruit: group('fruit', [
    path('M0 -.18Q.45 -.4 .45 .05Q.4 .45 .12 .48Q0 .42 -.12 .48Q-.4 .45 -.45 .05Q-.45 -.4 0 -.18z', {
      fill: 'food-red',
      stroke: 'food-red-line',
      width: 0.07,
    }),
    path('M0 -.2Q0 -.4 .16 -.5', { stroke: 'leaf-line', width: 0.09 }),
  ]),
  meat: group('meat', [
    path(
      'M.1 -.42a.32 .32 0 0 1 .1 .58Q0 .28 -.14 .24L-.3 .4Q-.34 .54 -.46 .46Q-.52 .38 -.4 .32L-.22 .16Q-.28 0 -.16 -.2A.32 .32 0 0 1 .1 -.42z',
      {
        fill: 'food-brown',
        stroke: 'food-brown-line',
        width: 0.07,
      },
    ),
  ]),
  seafood: group('seafood', [
    path('M-.5 0Q-.1 -.42 .22 -.06L.48 -.28Q.42 0 .48 .28L.22 .06Q-.1 .42 -.5 0z', {
      fill: 'ice-shade',
      stroke: 'ice-line',
      width: 0.07,
    }),
    path('M-.26 -.04v.01', { stroke: 'slate', width: 0.1 }),
  ]),
  dessert: group('dessert', [
    path('M-.3 .45L.3 .45L.4 .02H-.4z', { fill: 'golden', stroke: 'golden-line', width: 0.07 }),
    path('M-.42 .02Q-.5 -.2 -.26 -.24Q-.2 -.5 0 -.5Q.2 -.5 .26 -.24Q.5 -.2 .42 .02z', {
      fill: 'food-pink',
      stroke: 'food-pink-line',
      width: 0.07,
    }),
  ]),
};

/** The card of paper. */
function paper(band: Token): Shape[] {
  const [w, h] = CARD;
  const box = `M${0.3 - w} ${-h}H${w - 0.3}Q${w} ${-h} ${w} ${0.3 - h}V${h - 0.3}Q${w} ${h} ${w - 0.3} ${h}H${0.3 - w}Q${-w} ${h} ${-w} ${h - 0.3}V${0.3 - h}Q${-w} ${-h} ${0.3 - w} ${-h}z`;
  const foot = `M${-w} ${h - 1.2}H${w}V${h - 0.3}Q${w} ${h} ${w - 0.3} ${h}H${0.3 - w}Q${-w} ${h} ${-w} ${h - 0.3}z`;
  return [path(box, { fill: 'whipped' }), path(foot, { fill: band }), path(box, { stroke: 'golden-line', width: 0.1 })];
}

/** What a food card says beside the food itself. */
export interface FoodCard {
  /** Index into `FOODS`. */
  readonly food: number;
  readonly stars: number;
  /** A key of `GROUP_MARKS`, or any other word for a food without a group. */
  readonly group: string;
}

/** A food card: stars, the food, and on a band of its colour the mark of its group. */
export function foodCard({ food, stars: count, group: kind }: FoodCard): Group {
  const art = FOODS[food];
  const mark = GROUP_MARKS[kind];
  const shapes = paper(art ? `food-${art.colour}` : 'batter');
  shapes.push(stars(count, [0, -CARD[1] + 0.65]));
  if (art) shapes.push({ ...foodShape(art), at: [0, -0.2], scale: 0.92 });
  if (mark)
    shapes.push(
      group('disc', [path(`M0 0${roundSquare(0.47, 0.455)}`, { fill: 'whipped' }), { ...mark, scale: 0.78 }], {
        // Clear of the frame of a card that may be taken
        at: [0, CARD[1] - 0.68],
      }),
    );
  return group('food-card', shapes);
}

/** What a character card shows. */
export interface CharacterCard {
  /** `B1` to `B15`, `A1` to `A3`; each has a face and hat of its own. */
  readonly id: string;
  /** What it pays for, in the words of the rules' data. */
  readonly likes: string;
  /** Groups or colours. */
  readonly shown: readonly string[];
  readonly stars: number;
}

const HATS = /* @__PURE__ */ hats();

/** Hats by turns: chef, bow, cap, none. */
function hats(): readonly Path[] {
  return [
    path('M-.75 -.75Q-1.2 -1.1 -.8 -1.4Q-.6 -1.75 0 -1.6Q.6 -1.75 .8 -1.4Q1.2 -1.1 .75 -.75z', {
      fill: 'whipped',
      stroke: 'slate',
      width: 0.1,
    }),
    path('M-.1 -1.05L-.75 -1.4V-.75zM.1 -1.05L.75 -1.4V-.75zM-.15 -1.2H.15V-.9H-.15z', {
      fill: 'food-red',
      stroke: 'food-red-line',
      width: 0.1,
    }),
    path('M-.85 -.75Q-.8 -1.5 0 -1.5Q.8 -1.5 .85 -.75H1.3Q1.4 -.6 1.2 -.55H-.85z', {
      fill: 'pengo-blue',
      stroke: 'pengo-blue-line',
      width: 0.1,
    }),
    path('M-.5 -.9Q-.3 -1.4 0 -1.05Q.3 -1.4 .5 -.9z', { fill: 'food-brown', stroke: 'food-brown-line', width: 0.1 }),
  ];
}

const FACES: readonly Token[] = ['food-yellow-light', 'food-pink-light', 'golden-light', 'food-white-shade', 'golden'];

/** A guest with an appetite: one face and hat for each character. */
export function guest(id: string): Group {
  const number = Number(id.slice(1)) + (id.startsWith('A') ? 15 : 0);
  const shapes: Shape[] = [
    path('M-1 0A1 1 0 1 0 1 0A1 1 0 1 0-1 0z', {
      fill: FACES[number % FACES.length] ?? 'golden',
      stroke: 'slate',
      width: 0.1,
    }),
    path('M-.36 -.12v.01M.36 -.12v.01', { stroke: 'slate', width: 0.2 }),
    path(number % 2 === 0 ? 'M-.4 .35Q0 .75 .4 .35z' : 'M-.45 .35Q0 .7 .45 .35', { stroke: 'slate', width: 0.1 }),
  ];
  const hat = HATS[number % HATS.length];
  if (hat) shapes.push(hat);
  return group('guest', shapes);
}

const COLOURS: readonly FoodColour[] = ['green', 'white', 'purple', 'yellow', 'red', 'brown', 'pink'];

/** A blot of a food colour. */
function blot(colour: FoodColour): Group {
  const paint = { fill: `food-${colour}`, stroke: `food-${colour}-line`, width: 0.08 } as const;
  return group(colour, [path(`M0 0${roundSquare(0.45, 0.44)}`, paint)]);
}

/** Rings that touch, or one alone, of a colour's line. */
function rings(count: 1 | 2, stroke: Token): Group {
  const points = [-0.4, 0.4].slice(0, count).map((x): Point => [count === 1 ? 0 : x, 0]);
  return group('rings', [path(drawnAt(points, circle(0.4)), { stroke, width: 0.16 })]);
}

/** What stands for a liking. */
function marksOf({ likes, shown, stars: count }: CharacterCard): readonly Group[] {
  const groups = Object.values(GROUP_MARKS);
  if (likes === 'groups') return shown.flatMap((kind) => GROUP_MARKS[kind] ?? []);
  if (likes === 'colours') return COLOURS.filter((colour) => shown.includes(colour)).map(blot);
  if (count > 0) return [group('stars', [stars(count, [0, 0])], { scale: 0.8 })];
  if (likes === 'plate') return [group('plate', [PLATE], { at: [0, 0.2], scale: 0.26 })];
  if (likes === 'different-groups') return groups;
  if (likes === 'different-colours') return COLOURS.map(blot);
  if (likes === 'commonest-group') return Array.from({ length: 3 }, () => rings(1, 'golden-line'));
  if (likes === 'group-pairs') return [rings(2, 'slate'), ...groups.slice(0, 1)];
  return likes === 'colour-pairs' ? [rings(2, 'food-red')] : [rings(2, 'slate')];
}

/** A character card: the guest above, what counts below; what touches is shown as two rings. */
export function characterCard(card: CharacterCard): Group {
  const marks = marksOf(card);
  const room = Math.min(1.2, 3.6 / marks.length);
  const placed = marks.map((mark, i): Group => {
    return group('mark', [mark], { at: [(i - (marks.length - 1) / 2) * room, 1.95], scale: Math.min(1, room) });
  });
  return group('character', [...paper('batter'), { ...guest(card.id), at: [0, -0.5] }, ...placed]);
}
