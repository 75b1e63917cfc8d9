/** Hints on the use of the card at each place. They reveal only what all seats can see. */
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import { cardOf, listOf, printedOn } from '@griddle/rules/internal/top-waffle/cards.js';
import { isBonus, ITEMS, orderAt, partnersOf } from '@griddle/rules/internal/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { isItemMove, itemMoves } from '@griddle/rules/internal/top-waffle/items.js';
import { purse } from '@griddle/rules/internal/top-waffle/moves.js';
import { missing } from '@griddle/rules/internal/top-waffle/payments.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Translate } from '#core';
import { describeCard, describeItem, describeOrder, describeToppings, itemInText } from './describe.js';
import { slotOf } from './display-area.js';
import { isMoverKnown, moverOf } from './shelves.js';

/** Describes an item's effect, and the two items that upgrade it. */
export function describeUse(item: number, t: Translate): string {
  const [before = 0, after = 0] = partnersOf(item);
  return t(`reference.top-waffle.${ITEMS[item] ?? ''}`, {
    item: describeItem(item, t),
    before: describeItem(before, t),
    after: describeItem(after, t),
  });
}

/** Describes the effect of a selected item or upgraded pair; a single item names the held items that upgrade it. */
export function describeSelected(state: TopWaffleState, places: readonly Place[], t: Translate): string {
  const [item = -1, partner] = places.map((place) => ITEMS.findIndex((name) => place === `mine:${name}`));
  if (item < 0) return '';
  const name = ITEMS[item] ?? '';
  if (partner !== undefined && partner >= 0) return t(`upgraded.top-waffle.${name}`);
  const held = partnersOf(item).filter((other) => (moverOf(state).items[other] ?? 0) > 0);
  const use = t(`use.top-waffle.${name}`);
  if (held.length === 0) return use;
  const partners = held.map((other) => itemInText(other, t));
  const upgrade = t(`hint.top-waffle.upgrade${held.length > 1 ? '-two' : ''}`, {
    first: partners[0] ?? '',
    second: partners[1] ?? '',
  });
  return joinSentences(t, [use, upgrade]);
}

/** Returns the hint for a topping card: how it pays. */
function toppingHint(card: number, t: Translate): string {
  const isDouble = printedOn(cardOf(card)).length > 1;
  const kind = isDouble ? 'double' : isBonus(card) ? 'bonus' : 'plain';
  return t(`hint.top-waffle.${kind}`, { card: describeCard(card, t) });
}

/** Returns the hint for an order, and for the seat to move alone, whether it can complete it. */
function orderHint(state: TopWaffleState, order: number, discount: number, t: Translate, isWaiting: boolean): string {
  const words = describeOrder(order, t);
  if (isWaiting || state.step !== 'execute' || !isMoverKnown(state))
    return t('hint.top-waffle.order', { order: words });
  const toppings = listOf(missing(orderAt(order).needs, discount, purse(state)));
  if (toppings.length === 0) return t('hint.top-waffle.ready', { order: words });
  return t(`hint.top-waffle.missing${discount > 0 ? '-of' : ''}`, {
    order: words,
    missing: describeToppings(toppings, t),
    count: toppings.length - discount,
  });
}

/** Returns the hint for an item in hand: its effect, and why it is of no use now. */
function itemHint(state: TopWaffleState, item: number, t: Translate, isWaiting: boolean): string {
  const use = describeUse(item, t);
  const { step } = state;
  if (isWaiting) return use;
  if (step === 'prepare' || step === 'second') return t('hint.top-waffle.first', { hint: use });
  if (step !== 'execute' || !isMoverKnown(state)) return use;
  const isUseful = itemMoves(state).some(
    (move) => isItemMove(move) && (move.kind === ITEMS[item] || move.partner === item),
  );
  return isUseful ? use : t('hint.top-waffle.useless', { hint: use });
}

/** Returns the hint for a display card, with when it may be taken if not now. */
function whenTaken({ step }: TopWaffleState, hint: string, t: Translate, isWaiting: boolean): string {
  return !isWaiting && step === 'execute' ? t('hint.top-waffle.later', { hint }) : hint;
}

/** Returns the hint for a place; empty without a card. */
export function placeHint(state: TopWaffleState, place: Place, t: Translate, isWaiting: boolean): string {
  const [shelf = '', name = ''] = place.split(':');
  const slot = slotOf(place);
  switch (shelf) {
    case 'mine':
      return itemHint(state, ITEMS.indexOf(name), t, isWaiting);
    case 'reserved': {
      const order = moverOf(state).reserved[slot];
      const own = isWaiting || order === undefined ? '' : orderHint(state, order, 1, t, isWaiting);
      return own === '' ? t('hint.top-waffle.reserved') : own;
    }
    case 'hand':
    case 'turn':
    case 'trash':
      return t(`hint.top-waffle.${shelf}`);
    case 'order': {
      if (slot < 0) return t('hint.top-waffle.deck-order');
      const order = state.orders[slot] ?? -1;
      if (order >= 0) return orderHint(state, order, 0, t, isWaiting);
      return state.last >= 0 ? t('hint.top-waffle.closing', { day: state.day }) : '';
    }
    default: {
      if (slot < 0) return whenTaken(state, t(`hint.top-waffle.deck-${shelf}`), t, isWaiting);
      const card = (shelf === 'topping' ? state.toppings : state.items)[slot] ?? -1;
      if (card < 0) return '';
      return whenTaken(state, shelf === 'topping' ? toppingHint(card, t) : describeUse(card, t), t, isWaiting);
    }
  }
}
