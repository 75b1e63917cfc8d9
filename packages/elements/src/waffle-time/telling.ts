/** Moves in words, for who hears or reads what has been done. Fetched with all that helps who plays. */
import { TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { toppingsAt } from '@griddle/rules/waffle-time/draft.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { Put } from '@griddle/rules/waffle-time/state.js';
import { spaceName } from '@griddle/rules/waffle-time/waffle.js';
import type { Say } from '../old-core/table.js';
import { starredSpaces } from './ways.js';
import { cardTitle } from './words.js';

/** Names of spaces. */
export function namesOf(spaces: readonly number[]): string {
  return spaces.map((space) => spaceName(space)).join(' ');
}

/** Toppings on their spaces. */
export function putWords(puts: readonly Put[], say: Say): string {
  return puts
    .map(({ topping, space }) =>
      say('move.waffle-time.put', { topping: TOPPINGS.charAt(topping), place: spaceName(space) }),
    )
    .join(', ');
}

/** A move in words: `cherry on a1, cream on a2`. */
export function moveWords(state: WaffleTimeState, move: WaffleTimeMove, say: Say): string {
  switch (move.kind) {
    case 'star':
      return putWords(
        starredSpaces(state).map((space, i) => ({ topping: move.fruits[i] ?? 0, space })),
        say,
      );
    case 'draft': {
      const [near = 0, far = 0] = toppingsAt(state, move.slot);
      const values = { number: move.slot, near: TOPPINGS.charAt(near), far: TOPPINGS.charAt(far) };
      return say('place.waffle-time.slot', values);
    }
    case 'place':
      return putWords(move.puts, say);
    case 'complete':
      return say('move.waffle-time.complete', { card: cardTitle(move.card, say), places: namesOf(move.spaces) });
    case 'butter':
      return say('move.waffle-time.butter', { place: spaceName(move.space) });
    default:
      return say(`move.waffle-time.${move.kind}`);
  }
}
