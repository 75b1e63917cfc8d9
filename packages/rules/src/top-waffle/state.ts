/** The state, moves, options and set-up of Top Waffle (TW-2 to TW-4). */
import type { BaseState, Seat, Option, Options } from '../core/contract.js';
import { below, next, seeded, type Seed } from '../core/random.js';
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
import { newPlayer } from './stock.js';

/** The options a game is played under. */
export interface Rules {
  readonly players: number;
  /** The `orders` option: `usual`, or a number (TW-2). */
  readonly orders: string;
  readonly items: boolean;
  /** Whether the colour bonus is on (TW-42). */
  readonly bonus: boolean;
  /** Whether the number of orders before the closing card is hidden (TW-44). */
  readonly countHidden: boolean;
}

/** A player's cards. Topping cards and items are counts by number. */
export interface Player {
  readonly hand: readonly number[];
  /** Topping cards in hand unseen by the viewer of this state. */
  readonly unknown: number;
  readonly items: readonly number[];
  readonly unknownItems: number;
  /** Reserved orders, oldest first (TW-35). */
  readonly reserved: readonly number[];
  /** Completed orders (TW-13). */
  readonly done: readonly number[];
  /** Bonus cards in the points pile (TW-13). */
  readonly bonus: readonly number[];
  readonly trash: readonly number[];
}

/**
 * The decision due. `prepare` and `second` are the two cards of TW-10; `choose` picks from groceries; `wrench`, `recycle` and
 * `change` continue an upgraded item. Chance steps: `look` turns up groceries for the seat that plays them, `reserve` and
 * `free` turn up the deck's top order, `trash` shows a hand that goes to the trash.
 */
export type StepName =
  | 'prepare'
  | 'second'
  | 'execute'
  | 'choose'
  | 'wrench'
  | 'recycle'
  | 'change'
  | 'look'
  | 'reserve'
  | 'free'
  | 'trash'
  | 'over';

/** A position of Top Waffle. */
export interface TopWaffleState extends BaseState {
  readonly rules: Rules;
  readonly players: readonly Player[];
  /** Face-up cards by slot, -1 for a gap. */
  readonly orders: readonly number[];
  readonly toppings: readonly number[];
  readonly items: readonly number[];
  /** Cards unseen by the viewer of this state: the decks, and the unknown cards in hands. */
  readonly toppingBag: readonly number[];
  readonly itemBag: readonly number[];
  /** Orders not seen yet, by number. */
  readonly orderBag: readonly number[];
  readonly toppingDiscard: readonly number[];
  readonly itemDiscard: readonly number[];
  /** Orders removed at the end of a day (TW-22). */
  readonly gone: readonly number[];
  readonly day: number;
  /** Orders above today's closing card; -1 if hidden. */
  readonly pile: number;
  /** Turns after the current one until the day ends; -1 while the closing card is in the deck (TW-20). */
  readonly last: number;
  /** Turns since an order was completed. */
  readonly quiet: number;
  readonly turn: Seat;
  readonly step: StepName;
  /** The step's counters: cards to look at and keep, take, discard or change, or seats whose hands are to be shown. */
  readonly left: readonly number[];
  /** The kind of card the seat to move is drawing from a deck: `t`, `i`, or empty. */
  readonly draw: string;
  /** Toppings that last until the turn's end (TW-14, TW-30). */
  readonly loose: readonly number[];
  /** Cards changed by a blender until the turn's end, by number (TW-34). */
  readonly changed: readonly number[];
  /** The groceries being looked at, and how many of them the viewer of this state has not seen. */
  readonly seen: readonly number[];
  readonly unseen: number;
}

/** The face-up cards of a position. */
export type FaceUp = Pick<TopWaffleState, 'orders' | 'toppings' | 'items'>;

/** The source of a card taken: `t1` is a slot, the deck is slot -1. */
export interface Source {
  readonly what: string;
  readonly slot: number;
}

/** The pieces paid for an order (numbers of `cards.ts`, ascending), and the halves that stay for the turn. */
export interface Payment {
  readonly pieces: readonly number[];
  readonly left: readonly number[];
}

/** A move. `partner` is the item that upgrades the item played, or -1. */
export type TopWaffleMove =
  | { readonly kind: 'take'; readonly source: Source }
  | { readonly kind: 'pay'; readonly order: number; readonly payment: Payment }
  | { readonly kind: 'wild'; readonly partner: number; readonly toppings: readonly number[] }
  | { readonly kind: 'groceries'; readonly partner: number }
  | { readonly kind: 'wrench'; readonly partner: number; readonly source: Source }
  | { readonly kind: 'megaphone'; readonly partner: number; readonly order: number }
  | { readonly kind: 'recycling'; readonly partner: number; readonly card: number; readonly fromTrash: boolean }
  | { readonly kind: 'blender'; readonly partner: number; readonly piece: number }
  | { readonly kind: 'drop'; readonly cards: readonly number[] }
  | { readonly kind: 'recycle'; readonly card: number; readonly fromTrash: boolean }
  | { readonly kind: 'change'; readonly piece: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'end' }
  | { readonly kind: 'show'; readonly what: string; readonly card: number }
  | { readonly kind: 'hand'; readonly seat: Seat; readonly cards: readonly number[] };

const ORDER_COUNTS: readonly string[] = ['usual', '24', '27', '30', '33', '36', '39', '42', '45', '48'];

/** Options in the order of controls and option texts. */
export const OPTIONS: readonly Option[] = [
  { key: 'players', rule: 'TW-2', kind: 'number', min: 2, max: 6, initial: 2 },
  { key: 'orders', rule: 'TW-2', kind: 'choice', values: ORDER_COUNTS, initial: 'usual' },
  { key: 'items', rule: 'TW-43', kind: 'choice', values: ['on', 'off'], initial: 'on' },
  { key: 'bonus', rule: 'TW-42', kind: 'choice', values: ['off', 'on'], initial: 'off' },
  { key: 'count', rule: 'TW-44', kind: 'choice', values: ['shown', 'hidden'], initial: 'shown' },
];

/** Converts options to rules. Missing options have their initial value. */
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

/** Converts rules to options. */
export function optionsOf(rules: Rules): Options {
  return {
    players: rules.players,
    orders: rules.orders,
    items: rules.items ? 'on' : 'off',
    bonus: rules.bonus ? 'on' : 'off',
    count: rules.countHidden ? 'hidden' : 'shown',
  };
}

/** Names of the seats in play (TW-2). */
export function seatsOf(options: Options): readonly string[] {
  return SEAT_NAMES.slice(0, rulesOf(options).players);
}

/** The number of orders per day (TW-2). */
export function ordersADay(rules: Rules): number {
  const orders = wholeNumber(rules.orders);
  return Math.floor((orders === undefined ? usualOrders(rules.players) : orders) / DAYS);
}

/** Copies of each item in play (TW-43). */
export function itemSupply(rules: Rules): number[] {
  return ITEMS.map(() => (rules.items ? ITEM_COPIES : 0));
}

/** A list of gaps. */
export function gaps(count: number): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < count; slot++) slots.push(-1);
  return slots;
}

/** Gaps for the display's items (TW-3); empty in a game without items. */
export function itemGaps(rules: Rules): number[] {
  return gaps(rules.items ? ITEM_SLOTS : 0);
}

/** A new game: chance turns up the displays (TW-3), then the first player, drawn from the seed, starts (TW-4). */
export function setup(options: Options, seed: Seed): TopWaffleState {
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
