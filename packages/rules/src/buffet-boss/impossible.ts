/** Positions that Buffet Boss cannot have: more food, cards or height than there is, or a piece in the air. */
import type { RuleViolation } from '../core/contract.js';
import { tooMany } from '../core/impossible.js';
import { CHARACTERS, COPIES, foodName, FOODS, highest, SEAT_NAMES } from './components.js';
import type { BuffetBossState } from './state.js';

/** The first fault: of the plates' heights and contacts (BB-20), of the food (BB-1), the line (BB-10) or the characters (BB-3). */
export function whyImpossible(state: BuffetBossState): RuleViolation | undefined {
  return faultOfPlates(state) ?? surplus(state);
}

function faultOfPlates({ plates }: BuffetBossState): RuleViolation | undefined {
  for (let seat = 0; seat < plates.length; seat++) {
    const { height = 0, pieces = [], contacts = [] } = plates[seat] ?? {};
    const place = SEAT_NAMES[seat] ?? '';
    const most = highest(pieces.length);
    if (height > 0 !== pieces.length > 0 || height > most) {
      return { rule: 'BB-31', code: 'height', places: [place], values: { most: most / 10 } };
    }
    const loose =
      contacts.length === 0 ? -1 : pieces.findIndex((_food, i) => !contacts.some((pair) => pair.includes(i + 1)));
    if (loose >= 0) return { rule: 'BB-20', code: 'in-the-air', places: [place + ':' + (loose + 1).toString()] };
  }
  return undefined;
}

function surplus({ plates, line, hand, falls }: BuffetBossState): RuleViolation | undefined {
  const left = FOODS.map(() => COPIES);
  const foods = [
    ...plates.flatMap(({ pieces }) => pieces),
    ...line,
    ...falls.flatMap(({ pieces }) => pieces.map(({ food }) => food)),
  ];
  if (hand >= 0) foods.push(hand);
  for (const food of foods) {
    left[food] = (left[food] ?? 0) - 1;
    if ((left[food] ?? 0) < 0) return tooMany('BB-1', foodName(food));
  }
  if (line.length > plates.length + 1) {
    return { rule: 'BB-10', code: 'line-too-long', places: [], values: { most: plates.length + 1 } };
  }
  const held = plates.flatMap(({ characters }) => characters.map(({ card }) => card)).filter((card) => card >= 0);
  const twice = held.find((card, i) => held.indexOf(card) < i);
  return twice === undefined ? undefined : tooMany('BB-3', CHARACTERS[twice]?.id ?? '');
}
