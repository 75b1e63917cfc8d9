/** Moves and places in words; what is pointed at is in `preview.ts`. */
import type { Place } from '@griddle/rules/core/contract.js';
import { TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { coveredByTile, toppingsAt } from '@griddle/rules/waffle-time/draft.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { isSolo, type Put } from '@griddle/rules/waffle-time/state.js';
import { score } from '@griddle/rules/waffle-time/scoring.js';
import { spaceName } from '@griddle/rules/waffle-time/waffle.js';
import type { Say } from '../core/table.js';
import { starredSpaces, toppingOfPlace } from './ways.js';

function toppingWords(topping: number, say: Say): string {
  return say(`topping.waffle-time.${TOPPINGS.charAt(topping)}`);
}

/** A card as sentences name it: `Cherry 1`. */
export function cardTitle(card: string, say: Say): string {
  const [fruit = '', number = ''] = card.split('-');
  return say('card-title.waffle-time', { topping: fruit, number });
}

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

/** A place as sentences name it. */
export function shortName(place: Place, say: Say): string {
  if (place === 'hand:y') return say('topping.waffle-time.y');
  if (place.startsWith('hand:')) return toppingWords(toppingOfPlace(place), say);
  if (place.startsWith('card:')) return cardTitle(place.slice(5), say);
  if (place.startsWith('slot:')) return say('place.waffle-time.slot-short', { number: Number(place.slice(5)) });
  return place;
}

/** The round, and how a solo game ended. */
export function factWords(state: WaffleTimeState, say: Say, grade: number | undefined): string {
  if (state.tiles.length === 0) return '';
  if (isSolo(state)) {
    const round = say('facts.waffle-time.solo', { round: state.round });
    if (grade === undefined) return round;
    const values = { band: grade.toString(), points: score(state)[0]?.total ?? 0 };
    return `${round} ${say('facts.waffle-time.band', values)}`;
  }
  const [first = 0, second = 0] = coveredByTile(state.round);
  return say('facts.waffle-time.round', { round: state.round, first, second });
}
