/** Places and facts in words; moves are told by `telling.ts`, what is pointed at by `asked.ts`. */
import type { Place } from '@griddle/rules/core/contract.js';
import { coveredByTile } from '@griddle/rules/waffle-time/draft.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { isSolo } from '@griddle/rules/waffle-time/state.js';
import type { Say } from '../old-core/table.js';

/** A card as sentences name it: `Cherry 1`. */
export function cardTitle(card: string, say: Say): string {
  const [fruit = '', number = ''] = card.split('-');
  return say('card-title.waffle-time', { topping: fruit, number });
}

/** A place as sentences name it. */
export function shortName(place: Place, say: Say): string {
  if (place.startsWith('hand:')) return say(`topping.waffle-time.${place.charAt(5)}`);
  if (place.startsWith('card:')) return cardTitle(place.slice(5), say);
  if (place.startsWith('slot:')) return say('place.waffle-time.slot-short', { number: Number(place.slice(5)) });
  return place;
}

/** The round, and where the turn-order tile lies. */
export function factWords(state: WaffleTimeState, say: Say): string {
  if (state.tiles.length === 0) return '';
  const { round } = state;
  if (isSolo(state)) return say('facts.waffle-time.solo', { round });
  const [first = 0, second = 0] = coveredByTile(round);
  return say('facts.waffle-time.round', { round, first, second });
}
