/** Whole states that agree with what a seat sees. */
import { below, next, weighted } from '../core/random.js';
import type { Rng } from '../core/random.js';
import { plus } from './cards.js';
import type { Player, TopWaffleState } from './state.js';
import { mostOrders } from './view.js';

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

/** A whole state that agrees with a view, drawn at random: hands, groceries, and orders until the closing card. */
export function guess(view: TopWaffleState, from: Rng): TopWaffleState {
  let rng = from;
  let { toppingBag, itemBag, pile } = view;
  const players = view.players.map((player): Player => {
    const toppings = drawn(rng, toppingBag, player.hand, player.unknown);
    const items = drawn(toppings.rng, itemBag, player.items, player.unknownItems);
    toppingBag = toppings.bag;
    itemBag = items.bag;
    rng = items.rng;
    return { ...player, hand: toppings.cards, unknown: 0, items: items.cards, unknownItems: 0 };
  });
  const seen = drawn(rng, toppingBag, view.seen, view.unseen);
  rng = next(seen.rng);
  if (pile < 0) pile = below(rng, mostOrders(view) + 1);
  return { ...view, rng: next(rng), players, toppingBag: seen.bag, itemBag, seen: seen.cards, unseen: 0, pile };
}
