/** Waffles side by side from plain data. */
import { group, type Group, type Picture } from '../shapes.js';
import { spaceCentre, VIEW_BOX } from './geometry.js';
import { labels, topping, WAFFLE, type Topping } from './waffle.js';

/** For each waffle its spaces, a1 first. */
export interface WaffleTimePicture {
  readonly waffles: readonly (readonly Topping[])[];
}

/** One waffle with what lies on it. */
export function waffle(spaces: readonly Topping[]): Group {
  return group('waffle', [
    WAFFLE,
    labels(),
    ...spaces.map((space, at) => ({ ...topping(space), at: spaceCentre(at) })),
  ]);
}

/** All waffles in a row. */
export function picture({ waffles }: WaffleTimePicture): Picture {
  const [left, top, width, height] = VIEW_BOX;
  const shape = group(
    'waffle-time',
    waffles.map((spaces, i) => ({ ...waffle(spaces), at: [i * width, 0] as const })),
  );
  return { viewBox: [left, top, width * Math.max(1, waffles.length), height], shape };
}
