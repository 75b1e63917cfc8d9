/** What cards are for, said of each place. Nothing is told here that some seat does not see. */
import { cardOf, printedOn } from '@griddle/rules/top-waffle/cards.js';
import { isBonus, ITEMS, partnersOf } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Translate } from '#core';
import { describeCard, describeItem, describeOrder } from './describe.js';
import { slotOf } from './display-area.js';

/** What an item does, and which two upgrade it. */
export function describeUse(item: number, t: Translate): string {
  const [before = 0, after = 0] = partnersOf(item);
  return t(`reference.top-waffle.${ITEMS[item] ?? ''}`, {
    item: describeItem(item, t),
    before: describeItem(before, t),
    after: describeItem(after, t),
  });
}

/** A topping card and how it pays. */
function toppingHint(card: number, t: Translate): string {
  const isDouble = printedOn(cardOf(card)).length > 1;
  const kind = isDouble ? 'double' : isBonus(card) ? 'bonus' : 'plain';
  return t(`hint.top-waffle.${kind}`, { card: describeCard(card, t) });
}

/** What is said of a place; empty where no card lies. */
export function placeHint(state: TopWaffleState, place: Place, t: Translate): string {
  const [shelf = '', name = ''] = place.split(':');
  if (shelf === 'mine') return describeUse(ITEMS.indexOf(name), t);
  if (['hand', 'turn', 'trash', 'reserved'].includes(shelf)) return t(`hint.top-waffle.${shelf}`);
  const slot = slotOf(place);
  if (slot < 0) return t(`hint.top-waffle.deck-${shelf}`);
  const cards = shelf === 'order' ? state.orders : shelf === 'topping' ? state.toppings : state.items;
  const card = cards[slot] ?? -1;
  if (card < 0) return '';
  if (shelf === 'order') return t('hint.top-waffle.order', { order: describeOrder(card, t) });
  return shelf === 'topping' ? toppingHint(card, t) : describeUse(card, t);
}
