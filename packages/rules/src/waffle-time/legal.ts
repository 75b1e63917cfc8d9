/** Legal choices in a turn: placings and slots (WT-11 to WT-15), and pattern completions (WT-16 to WT-19). */
import { CREAM, SYRUP } from './components.js';
import { coveredSlots, SLOTS, toppingsAt } from './draft.js';
import { cardName, cardOf, matchesOf, type Match, type PatternCard } from './patterns.js';
import { waffleOf, type Put, type WaffleTimeState } from './state.js';
import { contentOf, isEmpty, SIDES, SPACES, type Waffle } from './waffle.js';

const BARE_CREAM = contentOf(0, true, false);

/** WT-13: whether a topping fits a space: cream on an empty one; fruit on an empty one or on bare cream. */
export function mayLie(topping: number, content: number): boolean {
  return isEmpty(content) || (topping !== CREAM && content === BARE_CREAM);
}

/** The content of a space after adding a topping. */
export function topped(content: number, topping: number): number {
  return topping === CREAM ? BARE_CREAM : contentOf(topping, content === BARE_CREAM, false);
}

/** The toppings that go on the waffle: all but syrup, which goes to the dispenser (WT-14). */
export function solid(toppings: readonly number[]): readonly number[] {
  return toppings.filter((topping) => topping !== SYRUP);
}

/** The ways to place all toppings in hand: two on adjacent spaces (WT-12), one anywhere; puts are in space order. */
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

/** WT-15: the legal placings: all toppings if possible, else one of the player's choice, else none. */
export function placings(waffle: Waffle, hand: readonly number[]): readonly (readonly Put[])[] {
  const full = fullPlacings(waffle, hand);
  if (full.length > 0 || hand.length < 2) return full;
  const [first = 0, second = 0] = hand;
  const one = singles(waffle, first);
  return first === second ? one : [...one, ...singles(waffle, second)];
}

/** The uncovered slots. */
export function freeSlots(state: WaffleTimeState): readonly number[] {
  const covered = coveredSlots(state);
  const free: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) if (!covered.includes(slot)) free.push(slot);
  return free;
}

/** WT-15: the slots that may be drafted: if possible, only those whose toppings can all be placed. */
export function draftableSlots(state: WaffleTimeState): readonly number[] {
  if (state.tiles.length === 0) return [];
  const free = freeSlots(state);
  const good = free.filter((slot) => placesAll(state, slot));
  return good.length > 0 ? good : free;
}

/** Whether all toppings of a slot can be placed. */
function placesAll(state: WaffleTimeState, slot: number): boolean {
  const hand = solid(toppingsAt(state, slot));
  return hand.length === 0 || fullPlacings(waffleOf(state), hand).length > 0;
}

/** A completion: its card and the spaces that get syrup. */
export interface Completion {
  readonly card: string;
  readonly spaces: readonly number[];
}

/** The active cards, cherry first; empty where no cards are known. */
export function activeCards(state: WaffleTimeState): readonly PatternCard[] {
  return state.cards.map((number, i) => cardOf(i + 1, number));
}

/** Matches of a card that this turn may complete: those that contain fruit or syrup placed this turn (WT-17). */
export function freshMatches(state: WaffleTimeState, pattern: PatternCard): readonly Match[] {
  const waffle = waffleOf(state);
  const active = { numbers: state.cards, cherryBoth: state.rules.cherryBoth };
  return matchesOf(waffle, pattern, active).filter((match) => match.cells.some((cell) => state.changed.includes(cell)));
}

/** Every legal completion; equal ones (same card, same syrup) once. */
export function completions(state: WaffleTimeState): readonly Completion[] {
  const syrup = state.syrup[state.turn] ?? 0;
  if (syrup === 0 || state.changed.length === 0) return [];
  const found: Completion[] = [];
  for (const pattern of activeCards(state)) {
    const card = cardName(pattern);
    const seen: string[] = [];
    for (const match of freshMatches(state, pattern)) {
      for (const spaces of choices(match.syrup, Math.min(syrup, match.syrup.length))) {
        const key = spaces.join('.');
        if (seen.includes(key)) continue;
        seen.push(key);
        found.push({ card, spaces });
      }
    }
  }
  return found;
}

/** All ways to choose `count` of some spaces, in order (WT-19: as many as there is syrup for). */
function choices(spaces: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === spaces.length) return [spaces];
  if (count === 0) return [[]];
  const [first, ...rest] = spaces;
  if (first === undefined) return [];
  return [...choices(rest, count - 1).map((chosen) => [first, ...chosen]), ...choices(rest, count)];
}
