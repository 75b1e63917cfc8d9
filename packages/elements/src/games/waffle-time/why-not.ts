/** Explanations of touches that mean no move, so the rules cannot refuse it. */
import type { Place, RuleViolation } from '@griddle/rules/core/contract.js';
import { SYRUP } from '@griddle/rules/internal/waffle-time/components.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { BUTTER_WELL } from '@griddle/art/internal/waffle-time/supply.js';
import { toppingOfPlace } from './paths.js';
import { spaceOf } from './spaces.js';

/** Steps in which toppings are picked up and placed on spaces. */
const LAYING: readonly string[] = ['star', 'place', 'butter'];

/** Returns why selecting these places means nothing; undefined for places that only show a hint, such as a tile or a card. */
export function whyNot({ over, step }: WaffleTimeState, places: readonly Place[]): RuleViolation | undefined {
  const [place = ''] = places.slice(-1);
  if (over) return undefined;
  if (spaceOf(place) >= 0) {
    if (step === 'finish') return { rule: 'WT-16', code: 'no-pattern', places: [place] };
    return places.length > 1 && step === 'star'
      ? { rule: 'WT-7', code: 'no-star', places: [place] }
      : { rule: '', code: 'pick-topping' };
  }
  const topping = toppingOfPlace(place);
  // Players never pick up syrup or butter, nor a topping when there is nothing to place
  if (topping === 0 || topping === SYRUP || topping === BUTTER_WELL || !LAYING.includes(step)) return undefined;
  return { rule: step === 'star' ? 'WT-7' : 'WT-11', code: step === 'star' ? 'other-fruits' : 'not-in-hand' };
}
