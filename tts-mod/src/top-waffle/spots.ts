/** Spots of everything in a Top Waffle position. */
import {
  cardOf,
  isChanged,
  listOf,
  pieceText,
  printedOn,
  unitsOf,
  orderName,
} from '@griddle/rules/internal/top-waffle/cards.js';
import { ITEMS, TOPPINGS } from '@griddle/rules/internal/top-waffle/components.js';
import type { Player, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { itemsToDraw, toppingsToDraw } from '@griddle/rules/internal/top-waffle/stock.js';
import { remembered } from '../mod/placement.js';
import type { Spot } from '../mod/placement.js';
import {
  closingKind,
  closingPoint,
  deckKind,
  discardPoint,
  familyOf,
  partPoint,
  seatPlace,
  slotPoint,
} from './layout.js';
import type { Family } from './layout.js';

/** Returns spots of what players move: cards of the display, hands and piles, tops of decks, and what lasts for the turn. */
export const piecesOf = remembered((state: TopWaffleState): Spot[] => {
  const spots: Spot[] = [];
  pushCounter(state, spots);
  state.players.forEach((player, seat) => {
    pushPlayer(state, player, seat, spots);
  });
  return spots;
});

/** Returns the spot of the closing card while it lies open (TW-20). */
export function fixturesOf(state: TopWaffleState): Spot[] {
  if (state.last < 0 || state.step === 'over') return [];
  return [{ kind: closingKind(state.day), place: 'closing', point: closingPoint() }];
}

function names(cards: readonly number[]): string[] {
  return cards.map((card) => (card < 0 ? '' : pieceText(card)));
}

function itemNames(items: readonly number[]): string[] {
  return items.map((item) => ITEMS[item] ?? '');
}

function orderNames(orders: readonly number[]): string[] {
  return orders.map((order) => (order < 0 ? '' : orderName(order)));
}

function pushCounter(state: TopWaffleState, spots: Spot[]): void {
  pushRow('order', orderNames(state.orders), state.last < 0 && state.pile !== 0, spots);
  pushRow('topping', names(state.toppings), toppingsToDraw(state) > 0, spots);
  pushRow('item', itemNames(state.items), itemsToDraw(state) > 0, spots);
  pushHeap('topping', names(listOf(state.toppingDiscard)), spots);
  pushHeap('item', itemNames(listOf(state.itemDiscard)), spots);
}

/** Adds a row of the display with its deck, represented by the top card only. */
function pushRow(family: Family, kinds: readonly string[], hasDeck: boolean, spots: Spot[]): void {
  if (hasDeck)
    spots.push({ kind: deckKind(family), place: family + ':d', point: slotPoint(family, -1), isExact: true });
  kinds.forEach((kind, slot) => {
    if (kind !== '') spots.push({ kind, place: family + ':' + (slot + 1).toString(), point: slotPoint(family, slot) });
  });
}

function pushHeap(family: Family, kinds: readonly string[], spots: Spot[]): void {
  kinds.forEach((kind, index) => {
    spots.push({ kind, place: 'discard:' + family.charAt(0), point: discardPoint(family, index) });
  });
}

function pushPlayer(state: TopWaffleState, player: Player, seat: number, spots: Spot[]): void {
  const put = (part: string, kinds: readonly string[], isHidden = false): void => {
    kinds.forEach((kind, index) => {
      const spot: Spot = { kind, place: seatPlace(seat, part), point: partPoint(seat, part, index, kinds.length) };
      spots.push(isHidden ? { ...spot, secretOf: seat, notFrom: 'discard:' + familyOf(kind).charAt(0) } : spot);
    });
  };
  put('hand', [...names(listOf(player.hand)), ...itemNames(listOf(player.items))], true);
  put('reserved', orderNames(player.reserved));
  put('done', [...orderNames(player.done), ...names(listOf(player.bonus))]);
  put('trash', names(listOf(player.trash)));
  if (seat !== state.turn) return;
  put('seen', names(listOf(state.seen)), true);
  put('turn', turnKinds(state));
}

/** Returns the kinds of loose toppings, and of changed cards with the toppings that each counts as instead (TW-14, TW-34). */
function turnKinds(state: TopWaffleState): string[] {
  const kinds: string[] = [];
  for (const topping of listOf(state.loose)) kinds.push(tokenKind(topping));
  for (const piece of state.changed) {
    if (!isChanged(piece)) continue;
    const card = cardOf(piece);
    kinds.push(pieceText(card));
    unitsOf(piece).forEach((unit, i) => {
      if (unit !== printedOn(card)[i]) kinds.push(tokenKind(unit));
    });
  }
  return kinds;
}

/** Returns the kind of a topping that lasts for the turn: `s`. */
export function tokenKind(topping: number): string {
  return TOPPINGS.charAt(topping).toLowerCase();
}
