/** Reads the table as a move of Top Waffle. */
import { isChanged, isLoose, readCard, readOrder } from '@griddle/rules/internal/top-waffle/cards.js';
import {
  ITEMS,
  MEGAPHONE,
  orderAt,
  partnersOf,
  RECYCLING,
  SEAT_NAMES,
  WRENCH,
} from '@griddle/rules/internal/top-waffle/components.js';
import type { Payment, TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { cheapest, payments, purseOf } from '@griddle/rules/internal/top-waffle/payments.js';
import { playerOf } from '@griddle/rules/internal/top-waffle/stock.js';
import { differenceOf, placesOf } from '../mod/placement.js';
import type { Placement } from '../mod/placement.js';
import type { Act } from '../mod/table-game.js';
import { familyOf, isDeckTop, seatPlace } from './layout.js';
import { piecesOf } from './spots.js';

/** A thing away from its recorded place. An empty `to` or `from` is outside all places. */
interface Carried {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
}

/** Returns what has been carried from where to where; of identical things, pairs the first gone with the first that came. */
export function carriedOf(state: TopWaffleState, seen: readonly Placement[]): Carried[] {
  const { came, gone } = differenceOf(piecesOf(state), seen);
  const left = came.slice();
  const carried: Carried[] = [];
  for (const { kind, place } of gone) {
    const at = left.findIndex((other) => other.kind === kind);
    const to = left[at]?.place ?? '';
    if (at >= 0) left.splice(at, 1);
    carried.push({ kind, from: place, to });
  }
  for (const { kind, place } of left) carried.push({ kind, from: '', to: place });
  return carried.flatMap((one) => throughHand(state, one));
}

/** Splits a counter card carried to where an identical card can be laid out from the hand: one laid out, one taken. */
function throughHand(state: TopWaffleState, one: Carried): Carried[] {
  const seat = seatOf(one.to);
  if (seatOf(one.from) >= 0 || one.from === '' || partOf(one.to) !== 'play') return [one];
  const { hand, items } = playerOf(state, seat);
  const [card, item] = [readCard(one.kind), ITEMS.indexOf(one.kind)];
  if ((hand[card] ?? 0) + (items[item] ?? 0) === 0) return [one];
  const inHand = seatPlace(seat, 'hand');
  return [
    { kind: one.kind, from: one.from, to: inHand },
    { kind: one.kind, from: inHand, to: one.to },
  ];
}

/** Returns the seat whose kitchen a place is in; -1 for the counter. */
export function seatOf(place: string): number {
  return SEAT_NAMES.findIndex((name) => place.startsWith(name + ':'));
}

/** Returns the kitchen part of a place; empty for the counter. */
export function partOf(place: string): string {
  return seatOf(place) < 0 ? '' : place.substring(place.indexOf(':') + 1);
}

/** Cards a seat has laid out before it acts: items to be played, and toppings from its hand. */
export interface LaidOut {
  readonly items: readonly number[];
  readonly toppings: readonly number[];
}

/** Whether a card is laid out from a hand, which shows an intention but is no move yet; an item may also be on its discard. */
function isLaidOut({ kind, from, to }: Carried): boolean {
  if (partOf(from) !== 'hand') return false;
  if (to === seatPlace(seatOf(from), 'play')) return true;
  return to === 'discard:i' && familyOf(kind) === 'item';
}

/** Returns what the seat to move has laid out. */
export function laidOutOf(state: TopWaffleState, carried: readonly Carried[]): LaidOut {
  const items: number[] = [];
  const toppings: number[] = [];
  for (const one of carried) {
    if (!isLaidOut(one) || seatOf(one.from) !== state.turn) continue;
    if (familyOf(one.kind) === 'item') items.push(ITEMS.indexOf(one.kind));
    else toppings.push(readCard(one.kind));
  }
  return { items: items.sort((a, b) => a - b), toppings: toppings.sort((a, b) => a - b) };
}

/** Returns the laid out item that upgrades this one; -1 for none. */
export function partnerOf(item: number, { items }: LaidOut): number {
  return items.find((other) => partnersOf(item).includes(other)) ?? -1;
}

/** Returns the groceries on the discard, by number (TW-31). */
export function droppedOf(carried: readonly Carried[]): number[] {
  const dropped: number[] = [];
  for (const { kind, from, to } of carried) {
    if (partOf(from) === 'seen' && to === 'discard:t') dropped.push(readCard(kind));
  }
  return dropped.sort((a, b) => a - b);
}

/** Reads a scan as a step from a position. */
export function recognise(state: TopWaffleState, seen: readonly Placement[]): Act<TopWaffleMove> {
  const carried = carriedOf(state, seen);
  if (carried.length === 0) return { kind: 'nothing' };
  const acts = carried.filter((one) => !isPreparation(one));
  const act = acts[0];
  if (act === undefined) return { kind: 'partial' };
  const unrecognised: Act<TopWaffleMove> = {
    kind: 'unrecognised',
    places: placesOf(differenceOf(piecesOf(state), seen)),
  };
  if (acts.length > 1) return unrecognised;
  return actOf(state, act, laidOutOf(state, carried)) ?? unrecognised;
}

/** Whether a thing is on its way, laid out, or moved about in its owner's kitchen, which is no act yet. */
function isPreparation(one: Carried): boolean {
  const { from, to } = one;
  if (to === '' || isLaidOut(one)) return true;
  const isAtHome = seatOf(from) >= 0 && seatOf(from) === seatOf(to);
  if (partOf(from) === 'seen') return to === 'discard:t' || isAtHome;
  return partOf(from) === 'turn' && isAtHome;
}

/** Reads one card carried from one place to another; undefined if that is not a move of the game. */
function actOf(state: TopWaffleState, { kind, from, to }: Carried, laid: LaidOut): Act<TopWaffleMove> | undefined {
  const seat = seatOf(to);
  const part = partOf(to);
  const family = familyOf(kind);
  if (family === 'order') {
    const order = isDeckTop(kind) ? -1 : readOrder(kind);
    const isOwn = partOf(from) === 'reserved' && seatOf(from) === seat;
    if (!from.startsWith('order:') && !isOwn) return undefined;
    const partner = partnerOf(MEGAPHONE, laid);
    const isFree = laid.items.includes(MEGAPHONE) && partner >= 0;
    if (part === 'reserved' && !isOwn) return { kind: 'move', seat, move: { kind: 'megaphone', partner: -1, order } };
    if (part !== 'done') return undefined;
    if (isFree || order < 0) return { kind: 'move', seat, move: { kind: 'megaphone', partner, order } };
    return { kind: 'move', seat, move: { kind: 'pay', order, payment: paymentFor(state, seat, order, laid) } };
  }
  const isTaken = part === 'hand' || part === 'play';
  if (from.startsWith('topping:') || from.startsWith('item:')) {
    return isTaken ? { kind: 'move', seat, move: takeMove(state, from, laid) } : undefined;
  }
  const owner = seatOf(from);
  const isRecycled =
    family === 'topping' && to === 'discard:t' && (partOf(from) === 'hand' || partOf(from) === 'trash');
  return isRecycled
    ? { kind: 'move', seat: owner, move: recycleMove(state, kind, partOf(from) === 'trash', laid) }
    : undefined;
}

/** Returns the move that takes a card into the hand: the step itself, or a wrench laid out (TW-10, TW-33). */
function takeMove(state: TopWaffleState, from: string, laid: LaidOut): TopWaffleMove {
  const source = { what: from.charAt(0), slot: 'd1234'.indexOf(from.charAt(from.length - 1)) - 1 };
  if (state.step !== 'execute' || !laid.items.includes(WRENCH)) return { kind: 'take', source };
  return { kind: 'wrench', partner: partnerOf(WRENCH, laid), source };
}

/** Returns the move that discards a topping by a recycling bin (TW-32). */
function recycleMove(state: TopWaffleState, kind: string, fromTrash: boolean, laid: LaidOut): TopWaffleMove {
  const card = readCard(kind);
  if (state.step === 'recycle') return { kind: 'recycle', card, fromTrash };
  const partner = laid.items.includes(RECYCLING) ? partnerOf(RECYCLING, laid) : -1;
  return { kind: 'recycling', partner, card, fromTrash };
}

/**
 * Returns the payment for an order: the cheapest that takes exactly the cards laid out from the hand, or the cheapest of all if
 * none are. If there is none, returns just the cards laid out, so that the rules say what is wrong with them.
 */
export function paymentFor(state: TopWaffleState, seat: number, order: number, { toppings }: LaidOut): Payment {
  const player = playerOf(state, seat);
  const { needs } = orderAt(order);
  const discount = player.reserved.includes(order) ? 1 : 0;
  const isTurn = seat === state.turn;
  const [loose, changed] = isTurn ? [state.loose, state.changed] : [[], []];
  const unpaid = { pieces: toppings, left: [] };
  if (toppings.length === 0) return cheapest(needs, discount, purseOf(player, loose, changed)) ?? unpaid;
  // Payments with other cards of the hand are not searched: a full hand has hundreds of them
  const hand = player.hand.map((count, card) => Math.min(count, toppings.filter((laid) => laid === card).length));
  const ways = payments(needs, discount, purseOf({ hand }, loose, changed));
  return ways.find((way) => ofHand(way).join() === toppings.join()) ?? unpaid;
}

/** Returns the cards of a payment that come from the hand. */
function ofHand({ pieces }: Payment): readonly number[] {
  return pieces.filter((piece) => !isLoose(piece) && !isChanged(piece));
}
