/** What there is to choose from for each item of Top Waffle (TW-30 to TW-35). */
import { changedTo, sum, unitsOf } from './cards.js';
import { CARDS, KINDS_OF_TOPPING } from './components.js';
import type { Source, TopWaffleState } from './state.js';
import { itemsToDraw, playerOf, toppingsToDraw } from './stock.js';

/** The toppings of a wild (TW-30). */
export const SINGLES: readonly (readonly number[])[] = [[0], [1], [2], [3], [4]];
/** The toppings of an upgraded one (TW-30). */
export const TRIPLES: readonly (readonly number[])[] = triples();

function triples(): number[][] {
  const found: number[][] = [];
  for (let a = 0; a < KINDS_OF_TOPPING; a++) {
    for (let b = a; b < KINDS_OF_TOPPING; b++) for (let c = b; c < KINDS_OF_TOPPING; c++) found.push([a, b, c]);
  }
  return found;
}

/** Where a wrench takes its first card; the wrench itself is in the discard by then (TW-16). */
export function wrenchSources(state: TopWaffleState, upgraded: boolean): Source[] {
  return sources(state, true, upgraded, 1);
}

/** Cards that can be taken. `more` items will be in the discard by then. */
export function sources(state: TopWaffleState, items: boolean, toppings: boolean, more: number): Source[] {
  const found: Source[] = [];
  if (toppings) {
    state.toppings.forEach((card, slot) => {
      if (card >= 0) found.push({ what: 't', slot });
    });
    if (toppingsToDraw(state) > 0) found.push({ what: 't', slot: -1 });
  }
  if (items) {
    state.items.forEach((item, slot) => {
      if (item >= 0) found.push({ what: 'i', slot });
    });
    if (itemsToDraw(state) + more > 0) found.push({ what: 'i', slot: -1 });
  }
  return found;
}

/** TW-21: the deck's top order can be taken while it is no closing card, as far as one knows; under an open one lies none. */
export function canTakeTop(state: TopWaffleState): boolean {
  return state.pile !== 0;
}

/** Cards that recycling can discard, from hand and trash (TW-32). */
export function recyclable(state: TopWaffleState): { readonly card: number; readonly fromTrash: boolean }[] {
  const { hand, trash } = playerOf(state, state.turn);
  const found: { card: number; fromTrash: boolean }[] = [];
  hand.forEach((count, card) => {
    if (count > 0) found.push({ card, fromTrash: false });
  });
  trash.forEach((count, card) => {
    if (count > 0) found.push({ card, fromTrash: true });
  });
  return found;
}

/** What a blender can make of the cards in hand, one topping at a time (TW-34). */
export function changes(state: TopWaffleState): number[] {
  const { hand } = playerOf(state, state.turn);
  const pieces: number[] = [];
  hand.forEach((count, card) => {
    if (count > 0) pieces.push(card);
  });
  pieces.push(...state.changed);
  const found: number[] = [];
  for (const piece of pieces) {
    for (let unit = 0; unit < unitsOf(piece).length; unit++) {
      for (let topping = 0; topping < KINDS_OF_TOPPING; topping++) {
        const made = changedTo(piece, unit, topping);
        if (made >= 0) found.push(made);
      }
    }
  }
  return found;
}

/** Every choice of known cards to drop from what groceries showed that leaves no more than may be kept (TW-31). */
export function drops(state: TopWaffleState): number[][] {
  const total = sum(state.seen) + state.unseen;
  const least = total - (state.left[0] ?? 0);
  let lists: number[][] = [[]];
  for (let card = 0; card < CARDS; card++) {
    const count = state.seen[card] ?? 0;
    if (count === 0) continue;
    const longer: number[][] = [];
    for (const list of lists) {
      const more = list.slice();
      for (let i = 0; i <= count; i++) {
        longer.push(more.slice());
        more.push(card);
      }
    }
    lists = longer;
  }
  return lists.filter((list) => list.length >= least);
}
