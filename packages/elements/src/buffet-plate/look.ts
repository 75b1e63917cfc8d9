/** The attributes of `<buffet-plate>` that are its own. */
import { foodAt, FOODS, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import type { Seat } from '@griddle/rules/core/contract.js';
import { faultOf, type Fault } from '../old-core/input.js';
import type { PlateMark, Steadiness } from './scene.js';

const MARKS: readonly PlateMark[] = ['height', 'contacts', 'stars'];
const HANDS: readonly Steadiness[] = ['calm', 'steady', 'shaky', 'wobbly'];

/** Attributes that are read here. */
export const LOOKS: readonly string[] = ['seat', 'food', 'overlay', 'steadiness'];

/** What they come to. */
export interface Look {
  readonly seat: Seat;
  readonly marks: ReadonlySet<PlateMark>;
  readonly steadiness: Steadiness;
  /** Foods that come to the hand. */
  readonly foods: readonly number[];
}

interface Attributes {
  readonly seat: string;
  readonly food: string;
  readonly overlay: string;
  readonly steadiness: string;
}

/** Reads attributes; `refuse` is told of each that is wrong, which then stays as it was. */
export function readLook(given: Attributes, before: Look, refuse: (fault: Fault) => void): Look {
  const choose = <T extends string>(key: string, words: readonly T[], found: string): T | undefined => {
    const word = words.find((candidate) => candidate === found);
    if (word === undefined) refuse(faultOf(key, 'choice', words, { key, found }));
    return word;
  };
  const listed = (text: string): readonly string[] => text.split(/[\s.,]+/).filter((word) => word !== '');
  const seat = choose('seat', SEAT_NAMES, given.seat);
  const names = listed(given.overlay).filter((word) => word !== 'none');
  const marks = names.map((word) => choose('overlay', MARKS, word));
  const words = listed(given.food);
  const foods = words.map((word) => foodAt(word));
  const wrong = words[foods.indexOf(-1)];
  if (wrong !== undefined)
    refuse(
      faultOf(
        'food',
        'choice',
        FOODS.map(({ id }) => id),
        { key: 'food', found: wrong },
      ),
    );
  return {
    seat: seat === undefined ? before.seat : SEAT_NAMES.indexOf(seat),
    marks: marks.includes(undefined) ? before.marks : new Set(marks as PlateMark[]),
    steadiness: choose('steadiness', HANDS, given.steadiness) ?? before.steadiness,
    foods: wrong === undefined ? foods : before.foods,
  };
}
