/** Taking a card from a display or a deck (TW-10, TW-15, TW-16, TW-33). */
import { err, ok } from '../core/contract.js';
import type { Result, RuleViolation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import type { Source, TopWaffleState } from './state.js';
import { intoHand, itemIntoHand, itemsToDraw, toppingsToDraw } from './stock.js';
import { afterItem, afterTopping, settled } from './turn.js';

/** The place of a card that can be taken: `topping:2`, `item:d`. */
export function placeOf(source: Source): string {
  return (source.what === 't' ? 'topping:' : 'item:') + (source.slot < 0 ? 'd' : (source.slot + 1).toString());
}

/** The seat to move takes a card; from a deck it is the table that draws it. */
export function takeFrom(state: TopWaffleState, source: Source): Result<TopWaffleState, RuleViolation> {
  const isTopping = source.what === 't';
  if (state.step === 'wrench' && (state.left[isTopping ? 1 : 0] ?? 0) <= 0) {
    return refused('TW-33', isTopping ? 'no-more-toppings' : 'no-more-items', source);
  }
  if (!isTopping && state.step === 'second') return refused('TW-10', 'two-toppings', source);
  if (source.slot < 0) {
    const count = isTopping ? toppingsToDraw(state) : itemsToDraw(state);
    return count > 0 ? ok({ ...state, draw: source.what }) : refused('TW-16', 'deck-empty', source);
  }
  const card = (isTopping ? state.toppings : state.items)[source.slot] ?? -1;
  if (card < 0) return refused('TW-15', 'nothing-there', source);
  if (isTopping) {
    const taken = { ...state, toppings: withAt(state.toppings, source.slot, -1) };
    return ok(settled(afterTopping(intoHand(taken, state.turn, card))));
  }
  const taken = { ...state, items: withAt(state.items, source.slot, -1) };
  return ok(settled(afterItem(itemIntoHand(taken, state.turn, card))));
}

function refused(rule: string, code: string, source: Source): Result<never, RuleViolation> {
  return err({ rule, code, places: [placeOf(source)] });
}
