/** A seat's cards in piles of equal cards: hand, trash, toppings for the turn, items, reserved orders. */
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { LOOSE, listOf } from '@griddle/rules/internal/top-waffle/cards.js';
import { CARDS, ITEMS } from '@griddle/rules/internal/top-waffle/components.js';
import type { Player, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { playerOf } from '@griddle/rules/internal/top-waffle/stock.js';

/** Number of reserved orders shown; further ones can be played by notation. */
export const RESERVED_SLOTS = 12;

/** Slots for toppings that last for the turn, in three rows of five. */
const TURN_COUNT = 15;

/** The content of one slot. */
export interface Pile {
  /** The card's number within its shelf. */
  readonly card: number;
  readonly count: number;
}

/** A row of slots, filled with piles from the first one on. */
export interface Shelf {
  readonly places: readonly Place[];
  piles(state: TopWaffleState, seat: Seat): readonly Pile[];
}

/** Returns `count` slots of a shelf, numbered from 1. */
function slots(name: string, count: number): readonly Place[] {
  return Array.from({ length: count }, (_unused, slot) => `${name}:${(slot + 1).toString()}`);
}

/** Returns a pile for each kind of card present. */
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

/** Returns the player to move. */
export function moverOf(state: TopWaffleState): Player {
  return playerOf(state, state.turn);
}

/** Whether the whole hand of the seat to move is known, as hints require. */
export function isMoverKnown(state: TopWaffleState): boolean {
  return moverOf(state).unknown === 0;
}

/** Returns the place of a card of the seat to move; empty if it has no such card. */
export function placeOfCard(state: TopWaffleState, shelf: Shelf, card: number): Place {
  return shelf.places[shelf.piles(state, state.turn).findIndex((pile) => pile.card === card)] ?? '';
}

/** Returns the topping card at a place of the seat to move; -1 for none. */
export function cardAt(state: TopWaffleState, place: Place): number {
  const shelf = [HAND, TRASH, TURN].find(({ places }) => places.includes(place));
  return shelf?.piles(state, state.turn)[shelf.places.indexOf(place)]?.card ?? -1;
}
