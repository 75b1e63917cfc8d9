/**
 * Top Waffle on the command line: draws the display and each player's area, and shows the facts of orders and decks,
 * and the picture.
 */
import type { Picture } from '@griddle/art';
import { pictureOf } from '@griddle/art/internal/top-waffle/position.js';
import { picture as draw } from '@griddle/art/top-waffle/index.js';
import { listOf, letters, cardsText } from '@griddle/rules/internal/top-waffle/cards.js';
import { ITEMS, orderAt, SEAT_NAMES } from '@griddle/rules/internal/top-waffle/components.js';
import { openOrders, purse } from '@griddle/rules/internal/top-waffle/moves.js';
import { paymentText } from '@griddle/rules/internal/top-waffle/notation.js';
import { cheapest, missing, payments } from '@griddle/rules/internal/top-waffle/payments.js';
import { itemDeck, toppingDeck } from '@griddle/rules/internal/top-waffle/stock.js';
import type { Player, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { format, type Catalogue } from '../words.js';

// A Top Waffle position for a terminal: the display, and each player's area.

const GAP = '-';

/** Cards as the notation writes them, so that readers of one can read the other. */
export function drawing(state: TopWaffleState, words: Catalogue): string {
  const { last, day, pile } = state;
  const isHidden = pile < 0 || (state.rules.countHidden && last < 0);
  const left = last >= 0 ? 'closing' : isHidden ? 'hidden' : 'open';
  return [
    format(words, `cli.top-waffle.day-${left}`, { day, count: last >= 0 ? last : Math.max(0, pile) }),
    format(words, 'cli.top-waffle.orders', { cards: state.orders.map(orderText).join('  ') }),
    format(words, 'cli.top-waffle.toppings', {
      cards: state.toppings.map((card) => (card < 0 ? GAP : cardsText([card]))).join('  '),
      count: toppingDeck(state),
    }),
    ...(state.rules.items
      ? [
          format(words, 'cli.top-waffle.items', {
            cards: state.items.map((item) => ITEMS[item] ?? GAP).join('  '),
            count: itemDeck(state),
          }),
        ]
      : []),
    '',
    ...state.players.map((player, seat) =>
      format(words, 'cli.top-waffle.player', { seat: SEAT_NAMES[seat] ?? '', ...pilesOf(player) }),
    ),
  ].join('\n');
}

/** An order with its points: `bSBW=4`. */
function orderText(order: number): string {
  return order < 0 ? GAP : `${orderAt(order).name}=${orderAt(order).points.toString()}`;
}

function pilesOf(player: Player): Readonly<Record<string, string>> {
  const unseen = (count: number): string[] => Array.from({ length: count }, () => 'x');
  const list = (names: readonly string[]): string => (names.length === 0 ? GAP : names.join(' '));
  return {
    hand: list([...listOf(player.hand).map((card) => cardsText([card])), ...unseen(player.unknown)]),
    items: list([...listOf(player.items).map((item) => ITEMS[item] ?? ''), ...unseen(player.unknownItems)]),
    reserved: list(player.reserved.map(orderText)),
    done: list(player.done.map(orderText)),
  };
}

// The facts of a Top Waffle position for `show`: how the seat to move can pay for orders, and the contents of the
// decks.

/** The facts for programs. */
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
  /** The missing toppings, as letters; empty when the order can be paid. */
  readonly missing: string;
  /** The cheapest payment: plain cards before bonus cards and doubles, least waste. */
  readonly cheapest: string | null;
  /** All payments without a surplus card (TW-14). */
  readonly payments: readonly string[];
}

/**
 * The facts of a position for `show --json`: orders that the seat to move could complete, and the remaining cards of
 * the decks.
 */
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

// A Top Waffle position as a picture for a file: the display, and each player's area.

/** The picture of a position for `render`. */
export function picture(state: TopWaffleState): Picture {
  return draw(pictureOf(state));
}

/** Points count from the first order. */
export const points = 'always';
