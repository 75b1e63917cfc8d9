/** Chance moves: cards that are turned up, drawn or shown (TW-3, TW-13, TW-15, TW-16, TW-20, TW-22, TW-31). */
import { err, ok } from '../core/contract.js';
import type { Result, RuleViolation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { next, weighted } from '../core/random.js';
import type { Rng } from '../core/random.js';
import { added, listOf, plus, zeros } from './cards.js';
import { CARDS } from './components.js';
import type { TopWaffleMove, TopWaffleState } from './state.js';
import {
  handSize,
  intoHand,
  itemIntoHand,
  outOfHand,
  playerOf,
  readyItems,
  readyToppings,
  withPlayer,
} from './stock.js';
import { afterItem, afterTopping, dueOf, nextHand, settled } from './turn.js';

/** The kind of card each chance move turns up. */
const WHAT: Readonly<Record<string, string>> = {
  'draw-topping': 'topping',
  topping: 'topping',
  look: 'topping',
  'draw-item': 'item',
  item: 'item',
  order: 'order',
  reserve: 'order',
  free: 'order',
};

/** Whether only the seat to move sees the card. */
export function isPrivate(due: string): boolean {
  return due === 'draw-topping' || due === 'draw-item' || due === 'look';
}

/** Weights of the possible next cards, by number; empty if the closing card is next. */
function weightsOf(state: TopWaffleState, what: string): readonly number[] {
  if (what === 'topping') return readyToppings(state).toppingBag;
  if (what === 'item') return readyItems(state).itemBag;
  return state.pile === 0 ? [] : state.orderBag.map(() => 1);
}

/** The possible chance moves. If the count of orders is unknown, the closing card may come too (TW-44). */
export function tableMoves(state: TopWaffleState): readonly TopWaffleMove[] {
  const due = dueOf(state);
  if (due === 'trash') {
    const { hand, unknown } = playerOf(state, state.turn);
    return unknown > 0 ? [] : [{ kind: 'hand', seat: state.turn, cards: listOf(hand) }];
  }
  const what = WHAT[due] ?? '';
  const moves: TopWaffleMove[] = [];
  weightsOf(state, what).forEach((weight, i) => {
    if (weight > 0) moves.push({ kind: 'show', what, card: what === 'order' ? (state.orderBag[i] ?? -1) : i });
  });
  if (due === 'order' && state.pile <= 0) moves.push({ kind: 'show', what: 'closing', card: -1 });
  return moves;
}

/** The next chance move, drawn from the bag. */
export function chanceMove(state: TopWaffleState): { readonly move: TopWaffleMove; readonly rng: Rng } {
  const rng = next(state.rng);
  const due = dueOf(state);
  const what = WHAT[due] ?? '';
  const found = what === '' ? -1 : weighted(rng, weightsOf(state, what));
  const forced = tableMoves(state)[0];
  if (found < 0) return { move: forced ?? { kind: 'show', what: 'closing', card: -1 }, rng };
  return { move: { kind: 'show', what, card: what === 'order' ? (state.orderBag[found] ?? -1) : found }, rng };
}

/** Plays a chance move. A private card may be unseen (-1). */
export function playTable(state: TopWaffleState, move: TopWaffleMove): Result<TopWaffleState, RuleViolation> {
  const due = dueOf(state);
  if (move.kind === 'hand') return due === 'trash' ? showHand(state, move.seat, move.cards) : wrong();
  if (move.kind !== 'show') return err({ rule: 'TW-15', code: 'table-first', places: [] });
  if (move.what === 'closing') return due === 'order' && state.pile <= 0 ? ok(closing(state)) : wrong();
  const isUnseen = move.what === 'unknown' && isPrivate(due);
  const what = WHAT[due];
  if (!isUnseen && move.what !== what) return wrong();
  if (what === 'order')
    return state.pile === 0 || !state.orderBag.includes(move.card) ? wrong() : ok(showOrder(state, due, move.card));
  return what === 'item' ? showItem(state, due, move.card) : showTopping(state, due, move.card);
}

function wrong(): Result<never, RuleViolation> {
  return err({ rule: 'TW-15', code: 'not-in-deck', places: [] });
}

/** TW-20: the closing card enters the display, and every other player gets one more turn. */
function closing(state: TopWaffleState): TopWaffleState {
  return settled({ ...state, last: state.players.length - 1, pile: 0 });
}

/** Turns up an order: for the display (TW-13), reserved (TW-35) or completed for free. */
function showOrder(state: TopWaffleState, due: string, order: number): TopWaffleState {
  const shown: TopWaffleState = {
    ...state,
    orderBag: state.orderBag.filter((other) => other !== order),
    pile: state.pile > 0 ? state.pile - 1 : state.pile,
  };
  if (due === 'order') return settled({ ...shown, orders: withAt(state.orders, state.orders.indexOf(-1), order) });
  const player = playerOf(state, state.turn);
  const rested: TopWaffleState = { ...shown, step: 'execute', left: [] };
  if (due === 'reserve') return withPlayer(rested, state.turn, { reserved: [...player.reserved, order] });
  return { ...withPlayer(rested, state.turn, { done: [...player.done, order] }), quiet: 0 };
}

function showItem(state: TopWaffleState, due: string, item: number): Result<TopWaffleState, RuleViolation> {
  const ready = readyItems(state);
  if (item >= 0 && (ready.itemBag[item] ?? 0) <= 0) return wrong();
  const drawn = item < 0 ? ready : { ...ready, itemBag: plus(ready.itemBag, item, -1) };
  if (due === 'item') return ok(settled({ ...drawn, items: withAt(state.items, state.items.indexOf(-1), item) }));
  return ok(settled(afterItem({ ...itemIntoHand(drawn, state.turn, item), draw: '' })));
}

function showTopping(state: TopWaffleState, due: string, card: number): Result<TopWaffleState, RuleViolation> {
  const ready = readyToppings(state);
  if (card >= 0 && (ready.toppingBag[card] ?? 0) <= 0) return wrong();
  const drawn = card < 0 ? ready : { ...ready, toppingBag: plus(ready.toppingBag, card, -1) };
  if (due === 'topping') {
    return ok(settled({ ...drawn, toppings: withAt(state.toppings, state.toppings.indexOf(-1), card) }));
  }
  if (due === 'draw-topping') return ok(settled(afterTopping({ ...intoHand(drawn, state.turn, card), draw: '' })));
  const left = [(state.left[0] ?? 0) - 1, state.left[1] ?? 0];
  return ok(
    settled(
      card < 0 ? { ...drawn, left, unseen: state.unseen + 1 } : { ...drawn, left, seen: plus(state.seen, card, 1) },
    ),
  );
}

/** TW-22: moves a whole hand to its player's trash, face up. */
function showHand(
  state: TopWaffleState,
  seat: number,
  cards: readonly number[],
): Result<TopWaffleState, RuleViolation> {
  const player = playerOf(state, seat);
  const shown = seat === state.turn && cards.length === handSize(player) ? outOfHand(state, seat, cards) : undefined;
  if (shown === undefined) return err({ rule: 'TW-22', code: 'not-that-hand', places: [] });
  const counts = zeros(CARDS);
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return ok(settled(nextHand(withPlayer(shown, seat, { trash: added(player.trash, counts) }))));
}
