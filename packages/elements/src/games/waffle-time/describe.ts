/** Cards, places, moves and the state of the game in words. */
import type { Place } from '@griddle/rules/core/contract.js';
import { goalPoints, SOLO_BANDS, TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { coveredByTile, toppingsAt } from '@griddle/rules/waffle-time/draft.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { outcome, score } from '@griddle/rules/waffle-time/scoring.js';
import { isSolo, type Put } from '@griddle/rules/waffle-time/state.js';
import { spaceName } from '@griddle/rules/waffle-time/waffle.js';
import type { Translate } from '#core';
import { starredSpaces } from './paths.js';

/** A card as sentences name it: `Cherry 1`. */
export function cardTitle(card: string, t: Translate): string {
  const [fruit = '', number = ''] = card.split('-');
  return t('card-title.waffle-time', { topping: fruit, number });
}

/** What the card or goal of a place asks for. */
export function describeCard(place: Place, t: Translate): string {
  const name = place.slice(5);
  if (place.startsWith('goal:')) return t('ui.waffle-time.goal', { goal: name, points: goalPoints(Number(name)) });
  return t(`card.waffle-time.${name}`);
}

/** A place as sentences name it. */
export function placeName(place: Place, t: Translate): string {
  if (place.startsWith('hand:')) return t(`topping.waffle-time.${place.charAt(5)}`);
  if (place.startsWith('card:')) return cardTitle(place.slice(5), t);
  if (place.startsWith('slot:')) return t('place.waffle-time.slot-short', { number: Number(place.slice(5)) });
  return place;
}

/** Names of spaces. */
export function namesOf(spaces: readonly number[]): string {
  return spaces.map((space) => spaceName(space)).join(' ');
}

/** Toppings on their spaces: `cherry on a1, cream on a2`. */
export function describePuts(puts: readonly Put[], t: Translate): string {
  return puts
    .map(({ topping, space }) =>
      t('move.waffle-time.put', { topping: TOPPINGS.charAt(topping), place: spaceName(space) }),
    )
    .join(', ');
}

/** Toppings placed on their spaces, with the verb. */
const describePlacing = (puts: readonly Put[], t: Translate): string =>
  t('move.waffle-time.place', { puts: describePuts(puts, t) });

/** A move after the name of its seat. */
export function describeMove(state: WaffleTimeState, move: WaffleTimeMove, t: Translate): string {
  switch (move.kind) {
    case 'star':
      return describePlacing(
        starredSpaces(state).map((space, i) => ({ topping: move.fruits[i] ?? 0, space })),
        t,
      );
    case 'draft': {
      const [near = 0, far = 0] = toppingsAt(state, move.slot);
      const values = { number: move.slot, near: TOPPINGS.charAt(near), far: TOPPINGS.charAt(far) };
      return t(near === far ? 'move.waffle-time.draft-two' : 'move.waffle-time.draft', values);
    }
    case 'place':
      return describePlacing(move.puts, t);
    case 'complete':
      return t('move.waffle-time.complete', { card: cardTitle(move.card, t), places: namesOf(move.spaces) });
    case 'butter':
      return t('move.waffle-time.butter', { place: spaceName(move.space) });
    default:
      return t(`move.waffle-time.${move.kind}`);
  }
}

/** The round, and where the turn-order tile lies. */
export function describeState(state: WaffleTimeState, t: Translate): string {
  if (state.tiles.length === 0) return '';
  const { round } = state;
  if (isSolo(state)) return t('facts.waffle-time.solo', { round });
  const [first = 0, second = 0] = coveredByTile(round);
  return t('facts.waffle-time.round', { round, first, second });
}

/** How many points a solo game was short of the next band (WT-73); empty in the last one, and for several players. */
export function describeEnding(state: WaffleTimeState, t: Translate): string {
  const { grade } = outcome(state) ?? {};
  const points = score(state)[0]?.total ?? 0;
  if (grade === undefined) return '';
  const least = SOLO_BANDS[grade + 1];
  if (least === undefined) return t('ending.waffle-time.best', { points });
  return t('ending.waffle-time.next', { points, more: least - points, next: String(grade + 1) });
}
