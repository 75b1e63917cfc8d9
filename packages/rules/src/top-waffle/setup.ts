/** Options and the start of a game (TW-2 to TW-4). */
import type { Option, Options } from '../core/contract.js';
import { below, next, seeded } from '../core/random.js';
import { wholeNumber } from '../core/text.js';
import { zeros } from './cards.js';
import {
  CARDS,
  DAYS,
  ITEM_COPIES,
  ITEM_SLOTS,
  ITEMS,
  KINDS_OF_TOPPING,
  ORDERS,
  SEAT_NAMES,
  slotsFor,
  TOPPING_SUPPLY,
  usualOrders,
} from './components.js';
import type { Player, Rules, TopWaffleState } from './state.js';
import { newPlayer } from './stock.js';

const ORDER_COUNTS: readonly string[] = ['usual', '24', '27', '30', '33', '36', '39', '42', '45', '48'];

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  { key: 'players', rule: 'TW-2', kind: 'number', min: 2, max: 6, initial: 2 },
  { key: 'orders', rule: 'TW-2', kind: 'choice', values: ORDER_COUNTS, initial: 'usual' },
  { key: 'items', rule: 'TW-43', kind: 'choice', values: ['on', 'off'], initial: 'on' },
  { key: 'bonus', rule: 'TW-42', kind: 'choice', values: ['off', 'on'], initial: 'off' },
  { key: 'count', rule: 'TW-44', kind: 'choice', values: ['shown', 'hidden'], initial: 'shown' },
];

/** The rules that options ask for. Options left out have their initial value. */
export function rulesOf(options: Options): Rules {
  const players = options['players'];
  const orders = options['orders'];
  return {
    players: typeof players === 'number' ? players : 2,
    orders: orders === undefined ? 'usual' : orders.toString(),
    items: options['items'] !== 'off',
    bonus: options['bonus'] === 'on',
    countHidden: options['count'] === 'hidden',
  };
}

/** The options that give these rules. */
export function optionsOf(rules: Rules): Options {
  return {
    players: rules.players,
    orders: rules.orders,
    items: rules.items ? 'on' : 'off',
    bonus: rules.bonus ? 'on' : 'off',
    count: rules.countHidden ? 'hidden' : 'shown',
  };
}

/** Names of the seats that play (TW-2). */
export function seatsOf(options: Options): readonly string[] {
  return SEAT_NAMES.slice(0, rulesOf(options).players);
}

/** Orders of one day (TW-2). */
export function ordersADay(rules: Rules): number {
  const orders = wholeNumber(rules.orders);
  return Math.floor((orders === undefined ? usualOrders(rules.players) : orders) / DAYS);
}

/** Copies of each item that the game is played with (TW-43). */
export function itemSupply(rules: Rules): number[] {
  return ITEMS.map(() => (rules.items ? ITEM_COPIES : 0));
}

/** So many gaps. */
export function gaps(count: number): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < count; slot++) slots.push(-1);
  return slots;
}

/** Gaps for the items of the display (TW-3), none without items. */
export function itemGaps(rules: Rules): number[] {
  return gaps(rules.items ? ITEM_SLOTS : 0);
}

/** A new game: the table turns the displays up (TW-3), and then the first player, drawn by the seed, begins (TW-4). */
export function setup(options: Options, seed: number): TopWaffleState {
  const rules = rulesOf(options);
  const rng = next(seeded(seed));
  const players: Player[] = [];
  for (let seat = 0; seat < rules.players; seat++) players.push(newPlayer());
  return {
    rng,
    rules,
    players,
    orders: gaps(slotsFor(rules.players)),
    toppings: gaps(slotsFor(rules.players)),
    items: itemGaps(rules),
    toppingBag: TOPPING_SUPPLY,
    itemBag: itemSupply(rules),
    orderBag: ORDERS.map((_order, i) => i),
    toppingDiscard: zeros(CARDS),
    itemDiscard: zeros(ITEMS.length),
    gone: [],
    day: 1,
    pile: ordersADay(rules),
    last: -1,
    quiet: 0,
    turn: below(rng, rules.players),
    step: 'prepare',
    left: [],
    draw: '',
    loose: zeros(KINDS_OF_TOPPING),
    changed: [],
    seen: zeros(CARDS),
    unseen: 0,
  };
}
