/** What `show` tells of a Top Waffle position: how the seat to move may pay for orders, and what the decks hold. */
import { letters, listOf } from '@griddle/rules/internal/top-waffle/cards.js';
import { orderAt } from '@griddle/rules/internal/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { openOrders, purse } from '@griddle/rules/internal/top-waffle/moves.js';
import { paymentText } from '@griddle/rules/internal/top-waffle/notation.js';
import { cheapest, missing, payments } from '@griddle/rules/internal/top-waffle/payments.js';
import { itemDeck, toppingDeck } from '@griddle/rules/internal/top-waffle/stock.js';

/** The facts as programs read them. */
interface TopWaffleFacts {
  readonly orders: readonly OrderFacts[];
  /** Cards left; the orders until the closing card are null where they are hidden (TW-44). */
  readonly decks: { readonly orders: number | null; readonly toppings: number; readonly items: number };
}

/** An order that the seat to move could complete (TW-12, TW-13, TW-35). */
interface OrderFacts {
  readonly order: string;
  readonly points: number;
  /** Whether the order is reserved, and so costs one topping less. */
  readonly reserved: boolean;
  /** What is missing from the hand, as letters; empty when the order can be paid. */
  readonly missing: string;
  /** The cheapest payment: plain cards before bonus cards and doubles, least waste. */
  readonly cheapest: string | null;
  /** All ways to pay with no card to spare (TW-14). */
  readonly payments: readonly string[];
}

/** The facts of a position for `show --json`: orders that the seat to move could complete, and what is left in the decks. */
export function facts(state: TopWaffleState): TopWaffleFacts {
  const own = purse(state);
  const isHidden = state.pile < 0 || (state.rules.countHidden && state.last < 0);
  return {
    orders: openOrders(state).map(({ order, discount }) => {
      const { name, needs, points } = orderAt(order);
      const best = cheapest(needs, discount, own);
      return {
        order: name,
        points,
        reserved: discount > 0,
        missing: letters(listOf(missing(needs, discount, own))),
        cheapest: best ? paymentText(best) : null,
        payments: payments(needs, discount, own).map(paymentText),
      };
    }),
    decks: { orders: isHidden ? null : state.pile, toppings: toppingDeck(state), items: itemDeck(state) },
  };
}
