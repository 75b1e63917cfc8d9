/** Which orders of the display one can complete, and what is missing for the others: glow, strip and words. */
import { group } from '@griddle/art';
import * as art from '@griddle/art/top-waffle/index.js';
import { listOf } from '@griddle/rules/top-waffle/cards.js';
import { orderAt } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { purse } from '@griddle/rules/top-waffle/moves.js';
import { missing } from '@griddle/rules/top-waffle/payments.js';
import type { Say } from '../core/table.js';
import { slotOf, type Hints } from './display-area.js';
import { isOwnTurn } from './own.js';
import { toppingWords } from './words.js';

/** What is missing for an order of the display, for the seat whose turn it is and nobody else. */
function missingFor(state: TopWaffleState, order: number): readonly number[] | undefined {
  return state.step === 'execute' && isOwnTurn(state) ? missing(orderAt(order).needs, 0, purse(state)) : undefined;
}

/** Orders of which something is said, those that can be completed or the others. */
function hintedSlots(state: TopWaffleState, isReady: boolean): readonly number[] {
  return state.orders.flatMap((order, slot) => {
    const toppings = order < 0 ? undefined : missingFor(state, order);
    return toppings && toppings.every((count) => count === 0) === isReady ? [slot] : [];
  });
}

/** 1 and two bits for each topping that is missing. */
function code(state: TopWaffleState, order: number): number {
  const toppings = missingFor(state, order);
  return toppings === undefined ? 0 : 1 + toppings.reduce((sum, count, i) => sum + Math.min(count, 3) * 4 ** i, 0);
}

function words(order: string, said: number, say: Say): string {
  const toppings = [0, 1, 2, 3, 4].flatMap((topping) => {
    const count = Math.floor((said - 1) / 4 ** topping) % 4;
    return Array.from({ length: count }, () => toppingWords(topping, say));
  });
  return toppings.length === 0
    ? say('order.top-waffle.ready', { order })
    : say('order.top-waffle.missing', { order, missing: toppings.join(', ') });
}

export const HINTS: Hints = {
  code,
  words,
  layers: (state) => [
    {
      key: hintedSlots(state, false).join() + state.orders.join(),
      draw: () =>
        group(
          'hints',
          hintedSlots(state, false).map((slot) =>
            art.missingMark(art.slotCentre('order', slot), listOf(missingFor(state, state.orders[slot] ?? -1) ?? [])),
          ),
        ),
    },
    {
      places: hintedSlots(state, true).map((slot) => `order:${slot + 1}`),
      draw: (place) => group('ready', [art.readyMark(art.slotCentre('order', slotOf(place)))]),
    },
  ],
};
