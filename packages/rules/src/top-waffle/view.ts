/** What a seat sees. Hands are private; all else is open, but TW-44's count. */
import type { Seat } from '../core/contract.js';
import { added, sum, zeros } from './cards.js';
import { CARDS, DAYS, ITEMS } from './components.js';
import { ordersADay } from './setup.js';
import type { Player, TopWaffleState } from './state.js';

/** The state as a seat sees it: cards in other hands are unknown, and lie in the bags with those of the decks. */
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

/** The most orders that can lie above today's closing card: later days need theirs, and some of today's lie open. */
export function mostOrders(state: Pick<TopWaffleState, 'rules' | 'orders' | 'orderBag' | 'day'>): number {
  const day = ordersADay(state.rules);
  const open = state.orders.filter((order) => order >= 0).length;
  return Math.max(0, Math.min(day - open, state.orderBag.length - (DAYS - state.day) * day));
}
