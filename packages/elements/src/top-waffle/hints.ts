/** Which orders one can complete, and what is missing for the others: glow, strip and words. */
import { group, type Point } from '@griddle/art';
import * as art from '@griddle/art/top-waffle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { listOf } from '@griddle/rules/top-waffle/cards.js';
import { orderAt } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { purse } from '@griddle/rules/top-waffle/moves.js';
import { missing } from '@griddle/rules/top-waffle/payments.js';
import type { Layer } from '../old-core/board-view.js';
import type { Say } from '../old-core/table.js';
import { slotOf } from './display-area.js';
import { isOwnTurn } from './own.js';
import { orderWords, toppingWords } from './card-words.js';

/** What is missing for an order that goes without `discount` toppings, for the seat whose turn it is and nobody else. */
function missingFor(state: TopWaffleState, order: number, discount: number): readonly number[] | undefined {
  return state.step === 'execute' && isOwnTurn(state)
    ? missing(orderAt(order).needs, discount, purse(state))
    : undefined;
}

/** What hints say of an order is a number below this. */
export const HINT_CODES = 4096;

/** What is said of an order: 1 and two bits for each topping that is missing; 0 for nothing. Always below `HINT_CODES`. */
export function hintFor(state: TopWaffleState, order: number, discount: number): number {
  const toppings = missingFor(state, order, discount);
  return toppings === undefined ? 0 : 1 + toppings.reduce((sum, count, i) => sum + Math.min(count, 3) * 4 ** i, 0);
}

/** An order with what is said of it. */
export function hintedWords(card: number, say: Say, said: number): string {
  const order = orderWords(card, say);
  if (said === 0) return order;
  const toppings = [0, 1, 2, 3, 4].flatMap((topping) => {
    const count = Math.floor((said - 1) / 4 ** topping) % 4;
    return Array.from({ length: count }, () => toppingWords(topping, say));
  });
  return toppings.length === 0
    ? say('order.top-waffle.ready', { order })
    : say('order.top-waffle.missing', { order, missing: toppings.join(', ') });
}

/** The marks on some orders, by slot: -1 for a gap. */
export function hintLayers(
  state: TopWaffleState,
  orders: readonly number[],
  discount: number,
  placeOf: (slot: number) => Place,
  centre: (place: Place) => Point,
): readonly Layer[] {
  const hinted = orders.flatMap((order, slot) => {
    const toppings = order < 0 ? undefined : missingFor(state, order, discount);
    return toppings ? [{ place: placeOf(slot), toppings: listOf(toppings) }] : [];
  });
  const lacking = hinted.filter(({ toppings }) => toppings.length > 0);
  return [
    {
      key: lacking.map(({ place, toppings }) => place + toppings.join('')).join(),
      draw: () =>
        group(
          'hints',
          lacking.map(({ place, toppings }) => art.missingMark(centre(place), toppings)),
        ),
    },
    {
      places: hinted.filter(({ toppings }) => toppings.length === 0).map(({ place }) => place),
      draw: (place) => group('ready', [art.readyMark(centre(place))]),
    },
  ];
}

/** The marks on the orders of the display. */
export function displayHints(state: TopWaffleState): readonly Layer[] {
  return hintLayers(
    state,
    state.orders,
    0,
    (slot) => `order:${slot + 1}`,
    (place) => art.slotCentre('order', slotOf(place)),
  );
}
