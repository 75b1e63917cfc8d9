/** Reads of a position of Top Waffle the display, where it stands alone: then all other cards are in the decks. */
import type { DecksPicture } from '@griddle/art/top-waffle/ground.js';
import { no, yes, type BaseState } from '@griddle/rules/core/contract.js';
import {
  CARD_NAMES,
  DAYS,
  ITEM_COPIES,
  ITEM_SLOTS,
  ITEMS,
  ORDERS,
  TOPPING_CARDS,
  usualOrders,
} from '@griddle/rules/top-waffle/components.js';
import type { FaceUp } from '@griddle/rules/top-waffle/state.js';
import type { Notation } from '../old-core/notation.js';

/** The first day of a game in which nothing but the display has been turned up. */
export interface DisplayState extends BaseState, FaceUp, Pick<DecksPicture, 'decks'> {
  /** What it was read from; no other text says the same. */
  readonly text: string;
}

/** Names in the rows of the display, by number. */
const NAMES = [ORDERS.map(({ name }) => name), CARD_NAMES, ITEMS];

/** Orders of the first day with three slots and with four, which at least five players have (TW-2, TW-3). */
const PILES = [2, 5].map((players) => usualOrders(players) / DAYS);

/** Two orders, bonus cards or doubles of one name: of these there are few, and whether so many is left to those who count. */
const FEW_TWICE = /\b(\w+[A-Z1])\b.*\b\1\b/;

/** What is wrong, or more than the display, is told by the whole game's reading. */
const REST = no({ code: 'display', offset: 0, expected: [] });

/** Cards of a supply that do not lie open. */
function left(supply: number, cards: readonly number[]): number {
  return supply - cards.filter((card) => card >= 0).length;
}

/** Undefined where the text says more, or nothing that can be. */
function stateOf(text: string): DisplayState | undefined {
  const texts = text.split('/').map((row) => row.split('.'));
  // A name that is none is taken for a gap, which would be written otherwise
  const rows = NAMES.map((names, at) => texts[at]?.map((name) => names.indexOf(name)) ?? []);
  const written = rows.map((cards, at) => cards.map((card) => NAMES[at]?.[card] ?? '-').join('.')).join('/');
  const [orders = [], toppings = [], items = []] = rows;
  const pile = PILES[orders.length - 3];
  if (
    !pile ||
    toppings.length !== orders.length ||
    items.length !== ITEM_SLOTS ||
    written !== text ||
    FEW_TWICE.test(text)
  ) {
    return undefined;
  }
  const decks = {
    orders: left(pile, orders),
    toppings: left(TOPPING_CARDS, toppings),
    items: left(ITEMS.length * ITEM_COPIES, items),
  };
  return { rng: [1, 1], text, orders, toppings, items, decks };
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
