/** Places and facts in words; moves are told by `telling.ts`, what is pointed at by `preview.ts`. */
import type { Place } from '@griddle/rules/core/contract.js';
import { coveredByTile } from '@griddle/rules/waffle-time/draft.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { isSolo } from '@griddle/rules/waffle-time/state.js';
import { score } from '@griddle/rules/waffle-time/scoring.js';
import type { Say } from '../core/table.js';

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
