/** What touches try that make no legal move. Fetched with the sentences that say why not. */
import type { Place } from '@griddle/rules/core/contract.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/state.js';
import { readSpace } from '@griddle/rules/waffle-time/waffle.js';
import { handPlace, putsOf } from './ways.js';

/** The move that these touches try, legal or not. */
export function moveFromTouches(state: WaffleTimeState, places: readonly Place[]): WaffleTimeMove | undefined {
  const [first = '', ...rest] = places;
  const spaces = rest.map((place) => readSpace(place, 0)).filter((space) => space >= 0);
  if (first.startsWith('slot:')) return { kind: 'draft', slot: Number(first.slice(5)) };
  if (first.startsWith('card:'))
    return { kind: 'complete', card: first.slice(5), spaces: spaces.sort((a, b) => a - b) };
  const space = readSpace(places.at(-1) ?? '', 0);
  if (state.step === 'butter' && space >= 0) return { kind: 'butter', space };
  if (first.startsWith('hand:')) return fromHand(state, places);
  return space >= 0 && state.step !== 'finish'
    ? fromHand(state, [handPlace(state.hand[0] ?? 1), ...places])
    : undefined;
}

function fromHand({ hand, step }: WaffleTimeState, places: readonly Place[]): WaffleTimeMove | undefined {
  const puts = putsOf(hand, places);
  if (puts.length === 0) return undefined;
  if (step === 'star') return { kind: 'star', fruits: [] };
  return { kind: 'place', puts: puts.sort((a, b) => a.space - b.space) };
}
