/** Where toppings may go, and which slots may be drafted (WT-11 to WT-15). */
import { CREAM, SYRUP } from './components.js';
import { coveredSlots, SLOTS, toppingsAt } from './draft.js';
import { waffleOf } from './state.js';
import type { Put, WaffleTimeState } from './state.js';
import { contentOf, isEmpty, SIDES, SPACES } from './waffle.js';
import type { Waffle } from './waffle.js';

const BARE_CREAM = contentOf(0, true, false);

/** WT-13: cream on an empty space; fruit on an empty space or on bare cream. */
export function mayLie(topping: number, content: number): boolean {
  return isEmpty(content) || (topping !== CREAM && content === BARE_CREAM);
}

/** A space after a topping has been put on it. */
export function topped(content: number, topping: number): number {
  return topping === CREAM ? BARE_CREAM : contentOf(topping, content === BARE_CREAM, false);
}

/** Toppings that go on the waffle; syrup goes to the dispenser (WT-14). */
export function solid(toppings: readonly number[]): readonly number[] {
  return toppings.filter((topping) => topping !== SYRUP);
}

/** Ways to put all the toppings in hand: two side by side (WT-12), one anywhere; puts in the order of the spaces. */
export function fullPlacings(waffle: Waffle, hand: readonly number[]): readonly (readonly Put[])[] {
  const [first, second] = hand;
  if (first === undefined) return [];
  if (second === undefined) return singles(waffle, first);
  const found: Put[][] = [];
  for (let space = 0; space < SPACES; space++) {
    for (const other of SIDES[space] ?? []) {
      if (!mayLie(first, waffle[space] ?? 0) || !mayLie(second, waffle[other] ?? 0)) continue;
      if (first === second && other < space) continue;
      const put = { topping: first, space };
      const putOther = { topping: second, space: other };
      found.push(space < other ? [put, putOther] : [putOther, put]);
    }
  }
  return found;
}

function singles(waffle: Waffle, topping: number): Put[][] {
  const found: Put[][] = [];
  for (let space = 0; space < SPACES; space++)
    if (mayLie(topping, waffle[space] ?? 0)) found.push([{ topping, space }]);
  return found;
}

/** WT-15: all in full if any way exists, else one topping of the player's choice, else nothing. */
export function placings(waffle: Waffle, hand: readonly number[]): readonly (readonly Put[])[] {
  const full = fullPlacings(waffle, hand);
  if (full.length > 0 || hand.length < 2) return full;
  const [first = 0, second = 0] = hand;
  const one = singles(waffle, first);
  return first === second ? one : [...one, ...singles(waffle, second)];
}

/** Slots nothing covers. */
export function freeSlots(state: WaffleTimeState): readonly number[] {
  const covered = coveredSlots(state);
  const free: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) if (!covered.includes(slot)) free.push(slot);
  return free;
}

/** WT-15: the slots that may be drafted: those that let the player place everything, if any does. */
export function draftableSlots(state: WaffleTimeState): readonly number[] {
  if (state.tiles.length === 0) return [];
  const free = freeSlots(state);
  const good = free.filter((slot) => placesAll(state, slot));
  return good.length > 0 ? good : free;
}

/** Whether everything a slot gives can be placed. */
function placesAll(state: WaffleTimeState, slot: number): boolean {
  const hand = solid(toppingsAt(state, slot));
  return hand.length === 0 || fullPlacings(waffleOf(state), hand).length > 0;
}
