/** Positions that Top Waffle cannot have: more cards than are in the box (TW-1, TW-2). */
import type { RuleViolation } from '../core/contract.js';
import { tooMany } from '../core/impossible.js';
import { orderName, pieceText } from './cards.js';
import { DAYS, ITEMS, TOPPING_SUPPLY } from './components.js';
import { itemSupply, ordersADay, type TopWaffleState } from './state.js';
import { cardsInSight, itemDeck, toppingDeck } from './stock.js';

/** A card more often than it exists, more unseen cards than are left, or more orders in the day than are left. */
export function whyImpossible(state: TopWaffleState): RuleViolation | undefined {
  const { rules, pile, day, orderBag } = state;
  const { toppings, items, orders } = cardsInSight(state);
  const topping = toppings.findIndex((count, card) => count > (TOPPING_SUPPLY[card] ?? 0));
  if (topping >= 0) return tooMany('TW-1', pieceText(topping));
  const supply = itemSupply(rules);
  const item = items.findIndex((count, i) => count > (supply[i] ?? 0));
  if (item >= 0) return tooMany('TW-1', ITEMS[item] ?? '');
  const order = orders.findIndex((count) => count > 1);
  if (order >= 0) return tooMany('TW-1', orderName(order));
  if (toppingDeck(state) < 0 || itemDeck(state) < 0) return tooMany('TW-1', 'x');
  const later = (DAYS - day) * ordersADay(rules);
  const isShort = pile > Math.max(0, orderBag.length - later) || orderBag.length < later;
  return isShort ? { rule: 'TW-2', code: 'too-many-orders', places: [] } : undefined;
}
