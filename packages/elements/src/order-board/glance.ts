/** Reads of a position of Top Waffle the display, where it stands alone: then all other cards are in the decks. */
import { no, yes } from '@griddle/rules/core/contract.js';
import { fieldsOf } from '@griddle/rules/core/text.js';
import { ITEM_SLOTS, ORDERS, slotsFor, TOPPING_SUPPLY } from '@griddle/rules/top-waffle/components.js';
import { displayText, readDisplay, type Display } from '@griddle/rules/top-waffle/display-text.js';
import { gaps, itemSupply, rulesOf } from '@griddle/rules/top-waffle/setup.js';
import type { DisplayState } from '@griddle/rules/top-waffle/state.js';
import { mostOrders } from '@griddle/rules/top-waffle/view.js';
import { MORE } from '../core/input.js';
import type { Notation } from '../core/notation.js';

/** The least number of players with four orders in the display (TW-3). */
const MANY = 5;

const ALL_ORDERS = ORDERS.map(() => 1);

const REST = no({ code: MORE, offset: 0, expected: [] });

/** What a supply has left when some of it lies open. */
function left(supply: readonly number[], open: readonly number[]): number[] {
  return supply.map((copies, card) => copies - open.filter((other) => other === card).length);
}

/** The first day of a game in which nothing but the display has been turned up. */
function startOf(display: Display): DisplayState {
  const usual = rulesOf({});
  const rules = display.orders.length > slotsFor(usual.players) ? { ...usual, players: MANY } : usual;
  const orderBag = left(ALL_ORDERS, display.orders).flatMap((count, order) => (count === 1 ? [order] : []));
  const state = {
    rng: [1, 1],
    rules,
    players: [],
    ...display,
    toppingBag: left(TOPPING_SUPPLY, display.toppings),
    itemBag: left(itemSupply(rules), display.items),
    orderBag,
    day: 1,
    last: -1,
    unseen: 0,
  };
  return { ...state, pile: mostOrders(state) };
}

/** Whether there are so many slots, and cards enough for them (TW-1). */
function isWhole({ orders, toppings, items, rules, toppingBag }: DisplayState): boolean {
  const slots = slotsFor(rules.players);
  return (
    orders.length === slots &&
    toppings.length === slots &&
    items.length === ITEM_SLOTS &&
    [...toppingBag, ...left(ALL_ORDERS, orders)].every((count) => count >= 0)
  );
}

export const DISPLAY_ALONE: Notation<DisplayState> = {
  id: 'top-waffle',
  options: [],
  seats: () => [],
  setup: () => startOf({ orders: gaps(3), toppings: gaps(3), items: gaps(ITEM_SLOTS) }),
  positionText: displayText,
  parsePosition: (text) => {
    const [first = { text, offset: 0 }, second] = fieldsOf(text);
    const display = readDisplay(first);
    if (!display.ok) return display;
    const state = startOf(display.value);
    return second || !isWhole(state) ? REST : yes(state);
  },
};
