/** The attributes specific to `<buffet-plate>`. */
import { foodAt, FOODS, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import type { Seat } from '@griddle/rules/core/contract.js';
import { inputError, type InputError } from '#core';
import { STEADINESS, type PlateMark, type Steadiness } from './stacking/scene.js';

const MARKS: readonly PlateMark[] = ['height', 'contacts', 'stars'];

/** Attributes that are read here. */
export const LOOKS = ['seat', 'food', 'overlay', 'steadiness'] as const;

/** The parsed attributes. */
export interface Look {
  readonly seat: Seat;
  readonly marks: ReadonlySet<PlateMark>;
  readonly steadiness: Steadiness;
  /** The queue of foods for the hand. */
  readonly foods: readonly number[];
}

/** The defaults. */
export const USUAL_LOOK: Look = { seat: 0, marks: new Set<PlateMark>(['height']), steadiness: 'calm', foods: [] };

/** Parses attributes. `refuse` is called for each invalid one, which keeps its value. */
export function readLook(
  given: Readonly<Record<(typeof LOOKS)[number], string>>,
  before: Look,
  refuse: (error: InputError) => void,
): Look {
  const isRight = (key: string, expected: readonly string[], found: readonly string[]): boolean => {
    const wrong = found.find((word) => !expected.includes(word));
    if (wrong !== undefined) refuse(inputError(key, 'choice', expected, { key, found: wrong }));
    return wrong === undefined;
  };
  const listed = (text: string): readonly string[] => text.split(/[\s.,]+/).filter((word) => word !== '');
  const { seat, steadiness } = given;
  const marks = listed(given.overlay).filter((word) => word !== 'none');
  const foods = listed(given.food);
  const names = FOODS.map(({ id }) => id);
  return {
    seat: isRight('seat', SEAT_NAMES, [seat]) ? SEAT_NAMES.indexOf(seat) : before.seat,
    marks: isRight('overlay', MARKS, marks) ? new Set(marks as PlateMark[]) : before.marks,
    steadiness: isRight('steadiness', STEADINESS, [steadiness]) ? (steadiness as Steadiness) : before.steadiness,
    foods: isRight('food', names, foods) ? foods.map((food) => foodAt(food)) : before.foods,
  };
}
