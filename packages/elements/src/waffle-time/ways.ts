/** All ways to make a move of Waffle Time by touches; what refused touches try is in `refusing.ts`. */
import { BUTTER_WELL } from '@griddle/art/waffle-time/supply.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { completions, type Completion } from '@griddle/rules/waffle-time/completing.js';
import { touches } from '@griddle/rules/waffle-time/game.js';
import { dispenserOf, markedSpaces } from '@griddle/rules/waffle-time/setup.js';
import type { Put, WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/state.js';
import { readSpace, spaceName } from '@griddle/rules/waffle-time/waffle.js';

type Path = readonly Place[];

/** Letters of the wells by number: toppings, and butter after them. */
const LETTERS = `${TOPPINGS}y`;

/** The place of a topping, or of butter, in the supply: `hand:` and its letter. */
export function handPlace(topping: number): Place {
  return `hand:${LETTERS.charAt(topping)}`;
}

/** The topping of a place in the supply, or butter; 0 for none. */
export function toppingOfPlace(place: Place): number {
  return place.startsWith('hand:') ? Math.max(0, LETTERS.indexOf(place.charAt(5))) : 0;
}

/** What the seat to move has to put on its waffle: toppings by their numbers, or butter. */
export function handOf({ hand, over, step, turn, waffles }: WaffleTimeState): readonly number[] {
  if (over) return [];
  if (step === 'butter') return [BUTTER_WELL];
  return step === 'star' ? (dispenserOf(waffles[turn] ?? [])?.fruits ?? []) : hand;
}

/** The spaces with a star on the waffle of the seat to move, the top row first; none after the set-up. */
export function starredSpaces(state: WaffleTimeState): readonly number[] {
  const dispenser = state.step === 'star' ? dispenserOf(state.waffles[state.turn] ?? []) : undefined;
  return dispenser ? markedSpaces(dispenser, '*') : [];
}

/** Toppings may be laid in either order, a choice ends where it is clear, and one topping needs no picking up. */
export function waysOf(state: WaffleTimeState, move: WaffleTimeMove): readonly Path[] {
  switch (move.kind) {
    case 'star':
      return starredSpaces(state).map((space, i) => [handPlace(move.fruits[i] ?? 0), spaceName(space)]);
    case 'place':
      return placeWays(state, move.puts);
    case 'butter':
      return [[spaceName(move.space)], [handPlace(BUTTER_WELL), spaceName(move.space)]];
    case 'complete':
      return completionWays(completions(state), move);
    default:
      return [touches(move)];
  }
}

function placeWays({ hand }: WaffleTimeState, puts: readonly Put[]): readonly Path[] {
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

/** The card, and then spaces in any order until only one completion of the card has them all. */
function completionWays(all: readonly Completion[], { card, spaces }: Completion): Path[] {
  const rivals = all.filter((other) => other.card === card);
  const paths: Path[] = [];
  const walk = (touched: readonly number[]): void => {
    const left = rivals.filter((other) => touched.every((space) => other.spaces.includes(space)));
    if (left.length === 1 || touched.length === spaces.length) {
      paths.push([`card:${card}`, ...touched.map((space) => spaceName(space))]);
      return;
    }
    for (const space of spaces) if (!touched.includes(space)) walk([...touched, space]);
  };
  walk([]);
  return paths;
}

/** Toppings on spaces in the order of the touches: that picked up before, else the first that is left in hand. */
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
