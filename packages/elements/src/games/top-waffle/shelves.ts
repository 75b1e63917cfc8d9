/** What lies before a seat, in piles of equal cards: its hand, its trash, what lasts for the turn, items, orders. */
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { LOOSE, listOf } from '@griddle/rules/internal/top-waffle/cards.js';
import { CARDS, ITEMS } from '@griddle/rules/internal/top-waffle/components.js';
import type { Player, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { playerOf } from '@griddle/rules/internal/top-waffle/stock.js';

/** Reserved orders that are shown; more are played by notation. */
export const RESERVED_SLOTS = 12;

/** Slots of what lasts for the turn, in three rows of five. */
const TURN_COUNT = 15;

/** What lies in one slot. */
export interface Pile {
  /** The number that names the card among those of its shelf. */
  readonly card: number;
  readonly count: number;
}

/** Slots, one after the other, and the piles in the first of them. */
export interface Shelf {
  readonly places: readonly Place[];
  piles(state: TopWaffleState, seat: Seat): readonly Pile[];
}

/** So many slots of a shelf, counted from 1. */
function slots(name: string, count: number): readonly Place[] {
  return Array.from({ length: count }, (_unused, slot) => `${name}:${(slot + 1).toString()}`);
}

/** Each kind of card that is there, one pile each, side by side. */
function pilesOf(counts: readonly number[]): readonly Pile[] {
  return counts.flatMap((count, card) => (count > 0 ? [{ card, count }] : []));
}

function single(cards: readonly number[]): readonly Pile[] {
  return cards.map((card) => ({ card, count: 1 }));
}

/** Topping cards in hand (TW-10). */
export const HAND: Shelf = {
  places: slots('hand', CARDS),
  piles: (state, seat) => pilesOf(playerOf(state, seat).hand),
};

/** The trash, from which a recycling bin takes (TW-32). */
export const TRASH: Shelf = {
  places: slots('trash', CARDS),
  piles: (state, seat) => pilesOf(playerOf(state, seat).trash),
};

/** Toppings that last for the turn: groceries looked at, cards changed by a blender, loose toppings (TW-39). */
export const TURN: Shelf = {
  places: slots('turn', TURN_COUNT),
  piles: ({ seen, changed, loose }) => [
    ...single(listOf(seen)),
    ...single(changed),
    ...pilesOf(loose).map(({ card, count }) => ({ card: LOOSE + card, count })),
  ],
};

/** Items in hand, a slot each. */
export const MINE: Shelf = {
  places: ITEMS.map((item) => `mine:${item}`),
  piles: (state, seat) => playerOf(state, seat).items.map((count, card) => ({ card, count })),
};

/** Orders that a megaphone has reserved (TW-36). */
export const RESERVED: Shelf = {
  places: slots('reserved', RESERVED_SLOTS),
  piles: (state, seat) => single(playerOf(state, seat).reserved.slice(0, RESERVED_SLOTS)),
};

/** What lies before the seat to move. */
export function moverOf(state: TopWaffleState): Player {
  return playerOf(state, state.turn);
}

/** Whether all in the hand of the seat to move is known, so that it may be told what it could do. */
export function isMoverKnown(state: TopWaffleState): boolean {
  return moverOf(state).unknown === 0;
}

/** The place of a card among those of the seat to move; empty for one that does not lie there. */
export function placeOfCard(state: TopWaffleState, shelf: Shelf, card: number): Place {
  return shelf.places[shelf.piles(state, state.turn).findIndex((pile) => pile.card === card)] ?? '';
}

/** The topping card at a place of the seat to move, -1 for none. */
export function cardAt(state: TopWaffleState, place: Place): number {
  const shelf = [HAND, TRASH, TURN].find(({ places }) => places.includes(place));
  return shelf?.piles(state, state.turn)[shelf.places.indexOf(place)]?.card ?? -1;
}
