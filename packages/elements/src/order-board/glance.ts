/** Reads of a position of Top Waffle the display, where it stands alone: then all other cards are in the decks. */
import { no, yes } from '@griddle/rules/core/contract.js';
import { CARD_NAMES } from '@griddle/rules/top-waffle/cards.js';
import {
  DAYS,
  ITEM_COPIES,
  ITEM_SLOTS,
  ITEMS,
  ORDERS,
  TOPPING_CARDS,
  usualOrders,
} from '@griddle/rules/top-waffle/components.js';
import type { DisplayState } from '@griddle/rules/top-waffle/state.js';
import type { Notation } from '../core/notation.js';

/** Names in the rows of the display: that of a gap, then those of the cards by number. */
const NAMES = [ORDERS.map(({ name }) => name), CARD_NAMES, ITEMS].map((names) => ['-', ...names]);

/** Orders of the first day with three slots and with four, which at least five players have (TW-2, TW-3). */
const PILES = [2, 5].map((players) => usualOrders(players) / DAYS);

/** What is wrong, or more than the display, is told by the whole game's reading. */
const REST = no({ code: 'display', offset: 0, expected: [] });

/** Cards that lie open, and not gaps. */
function count(cards: readonly number[]): number {
  return cards.filter((card) => card >= 0).length;
}

/** The first day of a game in which nothing but the display has been turned up; undefined where the text says otherwise. */
function stateOf(text: string): DisplayState | undefined {
  const texts = text.split('/');
  const rows = texts.map((row, at) => row.split('.').map((name) => (NAMES[at]?.indexOf(name) ?? -1) - 1));
  const [orders = [], toppings = [], items = []] = rows;
  const pile = PILES[orders.length - 3];
  // Bonus cards and doubles are few: whether there are two of one is left to those who count
  const few = `${texts[0]}.${texts[1]}`.split('.').filter(({ length }) => length > 1);
  if (
    !pile ||
    rows.length > 3 ||
    toppings.length !== orders.length ||
    items.length !== ITEM_SLOTS ||
    rows.flat().some((card) => card < -1) ||
    new Set(few).size < few.length
  ) {
    return undefined;
  }
  return {
    rng: [1, 1],
    rules: { countHidden: false },
    players: [],
    orders,
    toppings,
    items,
    toppingBag: [TOPPING_CARDS - count(toppings)],
    itemBag: [ITEMS.length * ITEM_COPIES - count(items)],
    pile: pile - count(orders),
    day: 1,
    last: -1,
    unseen: 0,
  };
}

export const DISPLAY_ALONE: Notation<DisplayState> = {
  id: 'top-waffle',
  options: [],
  seats: () => [],
  setup: () => stateOf('-.-.-/-.-.-/-.-.-') as DisplayState,
  positionText: ({ orders, toppings, items }) =>
    [orders, toppings, items].map((cards, at) => cards.map((card) => NAMES[at]?.[card + 1]).join('.')).join('/'),
  parsePosition: (text) => {
    const state = stateOf(text);
    return state ? yes(state) : REST;
  },
};
