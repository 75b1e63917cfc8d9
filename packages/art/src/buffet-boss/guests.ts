/** Character cards: guests with an appetite. Games without characters need not load them. */
import { circle, outlineAt, roundSquare } from '../marks.js';
import type { Token } from '../palette.js';
import { group, path, type Group, type Path, type Point, type Shape } from '../shapes.js';
import { GROUP_MARKS, paper, stars } from './cards.js';
import type { FoodColour } from './foods.js';
import { PLATE } from './plate.js';
import { drawing, painted } from './unfolded.js';

/** The contents of a character card. */
export interface CharacterCard {
  /** `B1` to `B15`, `A1` to `A3`; each has its own face and hat. */
  readonly id: string;
  /** What it scores, in the words of the rules' data. */
  readonly likes: string;
  /** Groups or colours. */
  readonly shown: readonly string[];
  readonly stars: number;
}

/** Hats by turns: chef, bow, cap, none. */
const HATS = /* @__PURE__ */ hats();

function hats(): readonly Path[] {
  return [
    painted('whipped,slate 10 m-75-75q-45-35-5-65 20-35 80-20wz'),
    painted('food-red,food-red-line 10 m-10-105-65-35v65zxm-25-15h30v30h-30z'),
    painted('pengo-blue,pengo-blue-line 10 m-85-75q5-75 85-75 80 0 85 75h45q10 15-10 20h-205z'),
    painted('food-brown,food-brown-line 10 m-50-90q20-50 50-15wz'),
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

/** Rings that touch, or a single one, in a colour's line. */
function rings(count: 1 | 2, stroke: Token): Group {
  const points = [-0.4, 0.4].slice(0, count).map((x): Point => [count === 1 ? 0 : x, 0]);
  return group('rings', [path(outlineAt(points, circle(0.4)), { stroke, width: 0.16 })]);
}

/** The mark of a liking. */
function marksOf({ likes, shown, stars: count }: CharacterCard): readonly Group[] {
  const groups = Object.values(GROUP_MARKS);
  if (likes === 'groups') return shown.flatMap((kind) => GROUP_MARKS[kind] ?? []);
  if (likes === 'colours') return COLOURS.filter((colour) => shown.includes(colour)).map(blot);
  if (count > 0) return [{ ...stars(count), scale: 0.8 }];
  if (likes === 'plate') return [group('plate', [PLATE], { at: [0, 0.2], scale: 0.26 })];
  if (likes === 'different-groups') return groups;
  if (likes === 'different-colours') return COLOURS.map(blot);
  if (likes === 'commonest-group') return Array.from({ length: 3 }, () => rings(1, 'golden-line'));
  if (likes === 'group-pairs') return [rings(2, 'slate'), ...groups.slice(0, 1)];
  return likes === 'colour-pairs' ? [rings(2, 'food-red')] : [rings(2, 'slate')];
}

/** A character card: the guest above, and below it what scores; contacts are shown as two rings. */
export function characterCard(card: CharacterCard): Group {
  const marks = marksOf(card);
  const room = Math.min(1.2, 3.6 / marks.length);
  const placed = marks.map((mark, i): Group => {
    return group('mark', [mark], { at: [(i - (marks.length - 1) / 2) * room, 1.95], scale: Math.min(1, room) });
  });
  return group('character', [...paper('batter'), { ...guest(card.id), at: [0, -0.5] }, ...placed]);
}

/** A face-down character card. */
export const CARD_BACK: Group = /* @__PURE__ */ drawing(
  'card-back',
  'food-brown,food-brown-line 12 m-170-280h340q30 0 30 30v500q0 30-30 30h-340wz',
  ',golden-light 10 m-130-240h260q30 0 30 30v420q0 30-30 30h-260wz',
  ',golden-light 45 m-75-140v1m0 139v1m0 139v1x',
);
