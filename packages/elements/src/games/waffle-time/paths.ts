/** The selections of places that make a move of Waffle Time, and the illegal moves that other selections mean. */
import { BUTTER_WELL } from '@griddle/art/internal/waffle-time/supply.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { completions, type Completion } from '@griddle/rules/internal/waffle-time/legal.js';
import { TOPPINGS } from '@griddle/rules/internal/waffle-time/components.js';
import { placesOfMove } from '@griddle/rules/internal/waffle-time/notation.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { cellsOf } from './completable.js';
import { dispenserOf, markedSpaces, type Put } from '@griddle/rules/internal/waffle-time/state.js';
import { readSpace, spaceName } from '@griddle/rules/internal/waffle-time/waffle.js';

type Path = readonly Place[];

/** Letters of the wells by number: toppings, then butter. */
const LETTERS = `${TOPPINGS}y`;

/** Returns the place of a topping or butter in the supply: `hand:` and its letter. */
export function handPlace(topping: number): Place {
  return `hand:${LETTERS.charAt(topping)}`;
}

/** Returns the topping, or butter, of a place in the supply; 0 for none. */
export function toppingOfPlace(place: Place): number {
  return place.startsWith('hand:') ? Math.max(0, LETTERS.indexOf(place.charAt(5))) : 0;
}

/** Returns what the seat to move must place on its waffle: toppings by number, or butter. */
export function handOf({ hand, over, step, turn, waffles }: WaffleTimeState): readonly number[] {
  if (over) return [];
  if (step === 'butter') return [BUTTER_WELL];
  return step === 'star' ? (dispenserOf(waffles[turn] ?? [])?.fruits ?? []) : hand;
}

/** Returns the starred spaces on the waffle of the seat to move, top row first; none after set-up. */
export function starredSpaces(state: WaffleTimeState): readonly number[] {
  const dispenser = state.step === 'star' ? dispenserOf(state.waffles[state.turn] ?? []) : undefined;
  return dispenser ? markedSpaces(dispenser, '*') : [];
}

/** Returns the paths of a move. Toppings go in either order, a clear selection may end early, and one topping needs no pick-up. */
export function pathsOf(state: WaffleTimeState, move: WaffleTimeMove): readonly Path[] {
  switch (move.kind) {
    case 'star':
      return starredSpaces(state).map((space, i) => [handPlace(move.fruits[i] ?? 0), spaceName(space)]);
    case 'place':
      return placingPaths(state, move.puts);
    case 'butter':
      return [[spaceName(move.space)], [handPlace(BUTTER_WELL), spaceName(move.space)]];
    case 'complete':
      return [
        ...completionPaths(completions(state), move),
        ...cellsOf(state, move).map((space): Path => [spaceName(space)]),
      ];
    default:
      return [placesOfMove(move)];
  }
}

function placingPaths({ hand }: WaffleTimeState, puts: readonly Put[]): readonly Path[] {
  const [first, second] = puts;
  if (!first) return [];
  const pick = (put: Put): Place => handPlace(put.topping);
  const lay = (put: Put): Place => spaceName(put.space);
  if (!second) return hand.length > 1 ? [[pick(first), lay(first)]] : [[pick(first), lay(first)], [lay(first)]];
  return [
    [first, second],
    [second, first],
  ].flatMap(([a = first, b = second]) => [
    [pick(a), lay(a), lay(b)],
    [pick(a), lay(a), pick(b), lay(b)],
  ]);
}

/**
 * Returns the paths of a completion: the card, then spaces in any order until only one completion has them all. A card with
 * several completions alone offers them as buttons.
 */
function completionPaths(all: readonly Completion[], { card, spaces }: Completion): Path[] {
  const rivals = all.filter((other) => other.card === card);
  const paths: Path[] = rivals.length > 1 ? [[`card:${card}`]] : [];
  const walk = (selected: readonly number[]): void => {
    const left = rivals.filter((other) => selected.every((space) => other.spaces.includes(space)));
    if (left.length === 1 || selected.length === spaces.length) {
      paths.push([`card:${card}`, ...selected.map((space) => spaceName(space))]);
      return;
    }
    for (const space of spaces) if (!selected.includes(space)) walk([...selected, space]);
  };
  walk([]);
  return paths;
}

/** Returns the toppings on spaces in selection order: each space gets the picked-up topping, else the first left in hand. */
export function putsOf(hand: readonly number[], places: readonly Place[]): Put[] {
  const puts: Put[] = [];
  const left = [...hand];
  let topping = 0;
  for (const place of places) {
    const space = readSpace(place, 0);
    if (space < 0) topping = toppingOfPlace(place);
    else {
      const put = topping > 0 ? topping : (left[0] ?? 1);
      puts.push({ topping: put, space });
      left.splice(Math.max(0, left.indexOf(put)), 1);
      topping = 0;
    }
  }
  return puts;
}

/** Places that never take part in a move by touch. */
const LOOKED_AT = /^(card|goal|waffle|tile|cover|blank|space):/;

/** Whether touching a place only shows its hint: no move involves it now. */
export function isLookedAt({ step }: WaffleTimeState, place: Place): boolean {
  return LOOKED_AT.test(place) || (place.startsWith('slot:') && step !== 'draft');
}

/** Returns the move that selecting these places means, legal or not; undefined for none. */
export function moveFromPlaces(state: WaffleTimeState, places: readonly Place[]): WaffleTimeMove | undefined {
  const [first = '', ...rest] = places;
  const last = places.at(-1) ?? '';
  if (isLookedAt(state, last)) return undefined;
  // A topping selected last is only picked up
  if (rest.length > 0 && toppingOfPlace(last) > 0) return undefined;
  const spaces = rest.map((place) => readSpace(place, 0)).filter((space) => space >= 0);
  if (first.startsWith('slot:')) return { kind: 'draft', slot: Number(first.slice(5)) };
  if (first.startsWith('card:'))
    return { kind: 'complete', card: first.slice(5), spaces: spaces.sort((a, b) => a - b) };
  const space = readSpace(last, 0);
  if (state.step === 'butter' && space >= 0) return { kind: 'butter', space };
  if (first.startsWith('hand:')) return moveFromHand(state, places);
  // With two toppings in hand it is unclear which is meant
  return space >= 0 && (state.step === 'draft' || state.hand.length === 1)
    ? moveFromHand(state, [handPlace(state.hand[0] ?? 1), ...places])
    : undefined;
}

function moveFromHand({ hand, step }: WaffleTimeState, places: readonly Place[]): WaffleTimeMove | undefined {
  const puts = putsOf(hand, places);
  if (puts.length === 0 || step === 'star') return undefined;
  return { kind: 'place', puts: puts.sort((a, b) => a.space - b.space) };
}
