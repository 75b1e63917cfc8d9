/** Decks, discards and displays: what is left, and moving cards between them (TW-11, TW-15, TW-16). */
import type { Seat } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { added, cardOf, plus, sum, zeros } from './cards.js';
import { CARDS, ITEMS, ORDERS } from './components.js';
import type { Player, TopWaffleState } from './state.js';

const NOBODY: Player = /* @__PURE__ */ nobody();

function nobody(): Player {
  return {
    hand: zeros(CARDS),
    unknown: 0,
    items: zeros(ITEMS.length),
    unknownItems: 0,
    reserved: [],
    done: [],
    bonus: zeros(CARDS),
    trash: zeros(CARDS),
  };
}

/** A player without any cards. */
export function newPlayer(): Player {
  return NOBODY;
}

/** The player of a seat. */
export function playerOf(state: TopWaffleState, seat: Seat): Player {
  return state.players[seat] ?? NOBODY;
}

/** The state with changes to a seat's player. */
export function withPlayer(state: TopWaffleState, seat: Seat, change: Partial<Player>): TopWaffleState {
  return { ...state, players: withAt(state.players, seat, { ...playerOf(state, seat), ...change }) };
}

/** The cards in sight, as counts by number: all that are in no deck, without the unknown ones in hands. */
export function cardsInSight(state: TopWaffleState): {
  readonly toppings: readonly number[];
  readonly items: readonly number[];
  readonly orders: readonly number[];
} {
  let toppings = added(state.toppingDiscard, state.seen);
  let items: readonly number[] = state.itemDiscard;
  const orders = zeros(ORDERS.length);
  const lists = [state.orders.filter((order) => order >= 0), state.gone];
  for (const { hand, bonus, trash, items: held, reserved, done } of state.players) {
    toppings = added(added(added(toppings, hand), bonus), trash);
    items = added(items, held);
    lists.push(reserved, done);
  }
  for (const piece of state.changed) toppings = plus(toppings, cardOf(piece), 1);
  for (const card of state.toppings) if (card >= 0) toppings = plus(toppings, card, 1);
  for (const item of state.items) if (item >= 0) items = plus(items, item, 1);
  for (const list of lists) for (const order of list) orders[order] = (orders[order] ?? 0) + 1;
  return { toppings, items, orders };
}

/** The number of topping cards in the deck: unseen ones, less the unknown ones in hands. */
export function toppingDeck(state: TopWaffleState): number {
  let count = sum(state.toppingBag) - state.unseen;
  for (const player of state.players) count -= player.unknown;
  return count;
}

/** The number of items in the deck. */
export function itemDeck(state: TopWaffleState): number {
  let count = sum(state.itemBag);
  for (const player of state.players) count -= player.unknownItems;
  return count;
}

/** The number of toppings that can still be drawn, from the deck or from the discard once reshuffled (TW-16). */
export function toppingsToDraw(state: TopWaffleState): number {
  return toppingDeck(state) + sum(state.toppingDiscard);
}

/** The number of items that can still be drawn. */
export function itemsToDraw(state: TopWaffleState): number {
  return itemDeck(state) + sum(state.itemDiscard);
}

/** Whether a topping can be taken from the display or deck (TW-11). */
export function hasTopping(state: TopWaffleState): boolean {
  return state.toppings.some((card) => card >= 0) || toppingsToDraw(state) > 0;
}

/** Whether an item can be taken from the display or deck. */
export function hasItem(state: TopWaffleState): boolean {
  return state.items.some((item) => item >= 0) || itemsToDraw(state) > 0;
}

/** TW-16: before a card is drawn from an empty deck, the discard becomes the deck. */
export function readyToppings(state: TopWaffleState): TopWaffleState {
  if (toppingDeck(state) > 0) return state;
  return { ...state, toppingBag: added(state.toppingBag, state.toppingDiscard), toppingDiscard: zeros(CARDS) };
}

/** TW-16 for items. */
export function readyItems(state: TopWaffleState): TopWaffleState {
  if (itemDeck(state) > 0) return state;
  return { ...state, itemBag: added(state.itemBag, state.itemDiscard), itemDiscard: zeros(ITEMS.length) };
}

/** Adds a topping card to a hand; -1 is one the viewer of this state does not see. */
export function intoHand(state: TopWaffleState, seat: Seat, card: number): TopWaffleState {
  const { hand, unknown } = playerOf(state, seat);
  return withPlayer(state, seat, card < 0 ? { unknown: unknown + 1 } : { hand: plus(hand, card, 1) });
}

/** Adds an item to a hand; -1 is an unseen one. */
export function itemIntoHand(state: TopWaffleState, seat: Seat, item: number): TopWaffleState {
  const { items, unknownItems } = playerOf(state, seat);
  return withPlayer(state, seat, item < 0 ? { unknownItems: unknownItems + 1 } : { items: plus(items, item, 1) });
}

/** Removes topping cards from a hand, which reveals unknown ones. Undefined when they cannot be in it. */
export function outOfHand(state: TopWaffleState, seat: Seat, cards: readonly number[]): TopWaffleState | undefined {
  const player = playerOf(state, seat);
  const hand = player.hand.slice();
  const bag = state.toppingBag.slice();
  let unknown = player.unknown;
  for (const card of cards) {
    if ((hand[card] ?? 0) > 0) {
      hand[card] = (hand[card] ?? 0) - 1;
      continue;
    }
    if (unknown === 0 || (bag[card] ?? 0) === 0) return undefined;
    unknown--;
    bag[card] = (bag[card] ?? 0) - 1;
  }
  return { ...withPlayer(state, seat, { hand, unknown }), toppingBag: bag };
}

/** Removes items from a hand and discards them. Undefined when they cannot be in it. */
export function outOfItems(state: TopWaffleState, seat: Seat, played: readonly number[]): TopWaffleState | undefined {
  const player = playerOf(state, seat);
  const items = player.items.slice();
  const bag = state.itemBag.slice();
  const discard = state.itemDiscard.slice();
  let unknownItems = player.unknownItems;
  for (const item of played) {
    discard[item] = (discard[item] ?? 0) + 1;
    if ((items[item] ?? 0) > 0) {
      items[item] = (items[item] ?? 0) - 1;
      continue;
    }
    if (unknownItems === 0 || (bag[item] ?? 0) === 0) return undefined;
    unknownItems--;
    bag[item] = (bag[item] ?? 0) - 1;
  }
  return { ...withPlayer(state, seat, { items, unknownItems }), itemBag: bag, itemDiscard: discard };
}

/** The number of topping cards in a hand, seen or not. */
export function handSize(player: Player): number {
  return sum(player.hand) + player.unknown;
}

/** The number of items in a hand, seen or not. */
export function itemCount(player: Player): number {
  return sum(player.items) + player.unknownItems;
}
