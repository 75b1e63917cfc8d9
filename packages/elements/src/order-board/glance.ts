/** Reads of a position of Top Waffle the display, where it stands alone: then all other cards are in the decks. */
import type { DecksPicture } from '@griddle/art/top-waffle/ground.js';
import { no, yes, type BaseState } from '@griddle/rules/core/contract.js';
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
import type { FaceUp } from '@griddle/rules/top-waffle/state.js';
import type { Notation } from '../core/notation.js';

/** The first day of a game in which nothing but the display has been turned up. */
export interface DisplayState extends BaseState, FaceUp, DecksPicture {
  /** What it was read from; no other text says the same. */
  readonly text: string;
}

/** Names in the rows of the display: that of a gap, then those of the cards by number. */
const NAMES = [ORDERS.map(({ name }) => name), CARD_NAMES, ITEMS].map((names) => ['-', ...names]);

/** Orders of the first day with three slots and with four, which at least five players have (TW-2, TW-3). */
const PILES = [2, 5].map((players) => usualOrders(players) / DAYS);

/** What is wrong, or more than the display, is told by the whole game's reading. */
const REST = no({ code: 'display', offset: 0, expected: [] });

/** Cards of a supply that do not lie open. */
function left(supply: number, cards: readonly number[]): number {
  return supply - cards.filter((card) => card >= 0).length;
}

/** Undefined where the text says more, or nothing that can be. */
function stateOf(text: string): DisplayState | undefined {
  const texts = text.split('/').map((row) => row.split('.'));
  const rows = texts.map((names, at) => names.map((name) => (NAMES[at]?.indexOf(name) ?? -1) - 1));
  const [orders = [], toppings = [], items = []] = rows;
  const pile = PILES[orders.length - 3];
  // Bonus cards and doubles are few: whether there are two of one is left to those who count
  const few = texts.slice(0, 2).flatMap((names) => names.filter(({ length }) => length > 1));
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
  const decks = {
    orders: left(pile, orders),
    toppings: left(TOPPING_CARDS, toppings),
    items: left(ITEMS.length * ITEM_COPIES, items),
  };
  return { rng: [1, 1], text, orders, toppings, items, decks, day: 1, closing: -1 };
}

/** Anything else is refused, for the whole game to read or to say what is wrong. */
export const DISPLAY_ALONE: Notation<DisplayState> = {
  id: 'top-waffle',
  options: [],
  seats: () => [],
  setup: () => stateOf('-.-.-/-.-.-/-.-.-') as DisplayState,
  positionText: ({ text }) => text,
  parsePosition: (text) => {
    const state = stateOf(text);
    return state ? yes(state) : REST;
  },
};
