/** The cards of Top Waffle in words. */
import { printedOn } from '@griddle/rules/top-waffle/cards.js';
import { isBonus, ITEMS, orderAt, STICKERS, TOPPINGS, toppingsIn } from '@griddle/rules/top-waffle/components.js';
import type { Say } from '../old-core/table.js';

/** The name of a topping by number, without a card. */
export function toppingWords(topping: number, say: Say): string {
  return say(`topping.top-waffle.${TOPPINGS.charAt(topping)}`);
}

/** Names of toppings, joined by commas. */
export function toppingsWords(toppings: readonly number[], say: Say): string {
  return toppings.map((topping) => toppingWords(topping, say)).join(', ');
}

/** A card as it is printed: `strawberry with a bonus`. */
export function cardWords(card: number, say: Say): string {
  const [first = '', second] = printedOn(card).map((topping) => toppingWords(topping, say));
  if (second !== undefined) return say('piece.top-waffle.double', { first, second });
  return isBonus(card) ? say('piece.top-waffle.bonus', { topping: first }) : first;
}

/** The name of an item by number. */
export function itemWords(item: number, say: Say): string {
  return say(`item.top-waffle.${ITEMS[item] ?? ''}`);
}

/** Sticker, needs and points of an order by number. */
export function orderWords(order: number, say: Say): string {
  const { name, sticker, points } = orderAt(order);
  const values = { sticker: STICKERS.charAt(sticker), needs: toppingsWords(toppingsIn(name), say), points };
  return say('order.top-waffle', values);
}
