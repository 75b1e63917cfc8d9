/** Reads the position of Top Waffle on the table, to continue from after an act that was not a legal move. */
import { cardOf, plus, readCard, zeros, readOrder } from '@griddle/rules/internal/top-waffle/cards.js';
import { CARDS, ITEMS } from '@griddle/rules/internal/top-waffle/components.js';
import type { Player, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { positionText } from '@griddle/rules/internal/top-waffle/position.js';
import { intoHand, itemIntoHand, readyItems, readyToppings } from '@griddle/rules/internal/top-waffle/stock.js';
import { next, weighted } from '@griddle/rules/core/random.js';
import type { Placement } from '../mod/placement.js';
import { deckKind, familyOf, isDeckTop, seatPlace } from './layout.js';
import { carriedOf, partOf, seatOf } from './recognise.js';

/** Returns the position on the table, as text. A thing outside all places counts where it belongs. */
export function positionSeen(state: TopWaffleState, seen: readonly Placement[]): string {
  const carried = carriedOf(state, seen);
  const placement = seen.filter(({ kind }) => !isDeckTop(kind));
  for (const { kind, from, to } of carried) if (to === '' && !isDeckTop(kind)) placement.push({ kind, place: from });
  const changed = changedSeen(state, placement);
  const shown: TopWaffleState = {
    ...state,
    changed,
    orders: state.orders.map((_order, slot) => readOrder(kindAt(placement, 'order', slot))),
    toppings: state.toppings.map((_card, slot) => readCard(kindAt(placement, 'topping', slot))),
    items: state.items.map((_item, slot) => ITEMS.indexOf(kindAt(placement, 'item', slot))),
    toppingDiscard: cardsAt(placement, 'discard:t'),
    itemDiscard: itemsAt(placement, 'discard:i'),
    players: state.players.map((player, seat) => playerSeen(player, seat, placement)),
    seen: cardsAt(placement, seatPlace(state.turn, 'seen')),
  };
  return positionText(withDrawn(shown, carried));
}

function kindAt(placement: readonly Placement[], row: string, slot: number): string {
  return placement.find(({ place }) => place === row + ':' + (slot + 1).toString())?.kind ?? '';
}

/** Counts topping cards at a place, by number. */
function cardsAt(placement: readonly Placement[], place: string): number[] {
  let counts = zeros(CARDS);
  for (const one of placement) {
    if (one.place === place && familyOf(one.kind) === 'topping') counts = plus(counts, readCard(one.kind), 1);
  }
  return counts;
}

function itemsAt(placement: readonly Placement[], place: string): number[] {
  let counts = zeros(ITEMS.length);
  for (const one of placement) {
    if (one.place === place && familyOf(one.kind) === 'item') counts = plus(counts, ITEMS.indexOf(one.kind), 1);
  }
  return counts;
}

/** Returns orders at a place: those on record in their order, then the others. */
function ordersAt(placement: readonly Placement[], place: string, before: readonly number[]): number[] {
  const there: number[] = [];
  for (const one of placement) {
    if (one.place === place && familyOf(one.kind) === 'order') there.push(readOrder(one.kind));
  }
  return [...before.filter((order) => there.includes(order)), ...there.filter((order) => !before.includes(order))];
}

/** Returns a player as seen; cards laid out are still in the hand. */
function playerSeen(player: Player, seat: number, placement: readonly Placement[]): Player {
  const at = (part: string): number[] => cardsAt(placement, seatPlace(seat, part));
  const [inHand, laid] = [at('hand'), at('play')];
  const items = itemsAt(placement, seatPlace(seat, 'hand'));
  const laidItems = itemsAt(placement, seatPlace(seat, 'play'));
  return {
    ...player,
    hand: inHand.map((count, card) => count + (laid[card] ?? 0)),
    items: items.map((count, item) => count + (laidItems[item] ?? 0)),
    reserved: ordersAt(placement, seatPlace(seat, 'reserved'), player.reserved),
    done: ordersAt(placement, seatPlace(seat, 'done'), player.done),
    bonus: at('done'),
    trash: at('trash'),
  };
}

/** Returns the changed cards still among what lasts for the turn. */
function changedSeen(state: TopWaffleState, placement: readonly Placement[]): number[] {
  let there = cardsAt(placement, seatPlace(state.turn, 'turn'));
  const changed: number[] = [];
  for (const piece of state.changed) {
    const card = cardOf(piece);
    if ((there[card] ?? 0) === 0) continue;
    there = plus(there, card, -1);
    changed.push(piece);
  }
  return changed;
}

/** Draws cards for deck tops that are in somebody's hand; the generator decides which ones. */
function withDrawn(state: TopWaffleState, carried: readonly { kind: string; to: string }[]): TopWaffleState {
  let now = state;
  for (const { kind, to } of carried) {
    const seat = seatOf(to);
    if (!isDeckTop(kind) || (partOf(to) !== 'hand' && partOf(to) !== 'play')) continue;
    const rng = next(now.rng);
    if (kind === deckKind('topping')) {
      const ready = readyToppings({ ...now, rng });
      const card = weighted(rng, ready.toppingBag);
      if (card >= 0) now = intoHand({ ...ready, toppingBag: plus(ready.toppingBag, card, -1) }, seat, card);
    } else if (kind === deckKind('item')) {
      const ready = readyItems({ ...now, rng });
      const item = weighted(rng, ready.itemBag);
      if (item >= 0) now = itemIntoHand({ ...ready, itemBag: plus(ready.itemBag, item, -1) }, seat, item);
    }
  }
  return now;
}
