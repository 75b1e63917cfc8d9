/** A seat's view, and full states consistent with it. Hands are private; all else is public, except TW-44's count. */
import type { Seat } from '../core/contract.js';
import { below, next, weighted } from '../core/random.js';
import type { Rng } from '../core/random.js';
import { added, plus, sum, zeros } from './cards.js';
import { CARDS, DAYS, ITEMS } from './components.js';
import { ordersADay, type Player, type TopWaffleState } from './state.js';

/** The state as a seat sees it: cards in other hands are unknown, and are in the bags with those of the decks. */
export function viewFor(state: TopWaffleState, seat: Seat): TopWaffleState {
  let { toppingBag, itemBag } = state;
  const players = state.players.map((player, i): Player => {
    if (i === seat) return player;
    toppingBag = added(toppingBag, player.hand);
    itemBag = added(itemBag, player.items);
    return {
      ...player,
      hand: zeros(CARDS),
      unknown: player.unknown + sum(player.hand),
      items: zeros(ITEMS.length),
      unknownItems: player.unknownItems + sum(player.items),
    };
  });
  const isOwn = state.turn === seat;
  return {
    ...state,
    rng: [0, 0],
    players,
    itemBag,
    toppingBag: isOwn ? toppingBag : added(toppingBag, state.seen),
    seen: isOwn ? state.seen : zeros(CARDS),
    unseen: isOwn ? state.unseen : state.unseen + sum(state.seen),
    pile: state.rules.countHidden && state.last < 0 ? -1 : state.pile,
  };
}

/** The maximum number of orders above today's closing card, given the orders of later days and today's face-up ones. */
export function mostOrders(state: Pick<TopWaffleState, 'rules' | 'orders' | 'orderBag' | 'day'>): number {
  const day = ordersADay(state.rules);
  const open = state.orders.filter((order) => order >= 0).length;
  return Math.max(0, Math.min(day - open, state.orderBag.length - (DAYS - state.day) * day));
}

/** Cards drawn from a bag. */
interface Drawn {
  readonly cards: readonly number[];
  readonly bag: readonly number[];
  readonly rng: Rng;
}

function drawn(from: Rng, whole: readonly number[], have: readonly number[], count: number): Drawn {
  let rng = from;
  let bag = whole;
  let cards = have;
  for (let i = 0; i < count; i++) {
    rng = next(rng);
    const card = weighted(rng, bag);
    if (card < 0) return { cards, bag, rng };
    cards = plus(cards, card, 1);
    bag = plus(bag, card, -1);
  }
  return { cards, bag, rng };
}

/**
 * A random full state consistent with a seat's view: fills in other hands, groceries, and the orders before the closing
 * card. The seat's own cards that a position text omits stay unknown, because the seat would not see a guess of them.
 */
export function determinize(view: TopWaffleState, seat: Seat, from: Rng): TopWaffleState {
  let rng = from;
  let { toppingBag, itemBag, pile } = view;
  const players = view.players.map((player, i): Player => {
    if (i === seat) return player;
    const toppings = drawn(rng, toppingBag, player.hand, player.unknown);
    const items = drawn(toppings.rng, itemBag, player.items, player.unknownItems);
    toppingBag = toppings.bag;
    itemBag = items.bag;
    rng = items.rng;
    return { ...player, hand: toppings.cards, unknown: 0, items: items.cards, unknownItems: 0 };
  });
  const hidden = view.turn === seat ? 0 : view.unseen;
  const seen = drawn(rng, toppingBag, view.seen, hidden);
  const unseen = view.unseen - hidden;
  rng = next(seen.rng);
  if (pile < 0) pile = below(rng, mostOrders(view) + 1);
  return { ...view, rng: next(rng), players, toppingBag: seen.bag, itemBag, seen: seen.cards, unseen, pile };
}
