/** The supply. Toppings in hand are bright and can be picked up; the rest are pale and show how many are left (WT-1). */
import type { Point } from '@griddle/art';
import * as spots from '@griddle/art/internal/board-marks.js';
import * as art from '@griddle/art/waffle-time/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { CREAM, SUPPLY, SYRUP } from '@griddle/rules/internal/waffle-time/components.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { BUTTER, fruitOn, hasCream, hasSyrup } from '@griddle/rules/internal/waffle-time/waffle.js';
import type { Area, Layout } from '#core';
import { lastResult } from './last-result.js';
import { handOf, handPlace, toppingOfPlace } from './paths.js';

const WELLS = [1, 2, 3, 4, 5, 6, 7, 8];
const PLACES: readonly Place[] = WELLS.map(handPlace);
const LAYOUT: Layout = { viewBox: art.SUPPLY_BOX, rows: [PLACES] };

/** Returns how many of each topping are left, cherry first, butter last; may be negative (WT-1). */
const supplyLeft = lastResult(({ waffles, syrup, won, goals }: WaffleTimeState): readonly number[] => {
  const { fruit, cream, syrup: drops, butter } = SUPPLY;
  const left = [fruit, fruit, fruit, fruit, fruit, cream, drops, goals.length || butter];
  const take = (well: number, count: number): void => {
    left[well - 1] = (left[well - 1] ?? 0) - count;
  };
  for (const content of waffles.flat()) {
    if (content === BUTTER) continue;
    if (fruitOn(content) > 0) take(fruitOn(content), 1);
    if (hasCream(content)) take(CREAM, 1);
    if (hasSyrup(content)) take(SYRUP, 1);
  }
  for (const count of syrup) take(SYRUP, count);
  const met = new Set(won.flatMap((seat) => seat.map(({ goal }) => goal)));
  take(art.BUTTER_WELL, met.size);
  return left;
});

/** Returns how many of a well's toppings are in hand. */
function inHand(state: WaffleTimeState, well: number): number {
  return handOf(state).filter((topping) => topping === well).length;
}

/** Returns the well of both toppings in hand if they are equal; 0 otherwise. */
function twinOf(state: WaffleTimeState): number {
  const [first = 0, second] = handOf(state);
  return first === second ? first : 0;
}

const center = (place: Place): Point => art.wellCentre(toppingOfPlace(place));

/** The area. Places are named by topping letters; toppings in hand are picked up here. */
export const supplyArea: Area<WaffleTimeState> = {
  name: 'supply',
  label: (_scene, t) => t('ui.waffle-time.supply'),
  caption: ({ state }, t) => t(handOf(state).length > 0 ? 'ui.waffle-time.in-hand' : 'ui.waffle-time.supply'),
  layout: () => LAYOUT,
  center,
  outline: () => 'm-.5-.5h1v1.4h-1z',
  backdrop: () => art.SUPPLY,
  below: ({ state, show, marks: { selection } }) => [
    { key: supplyLeft(state).join(), draw: () => art.counts(supplyLeft(state)) },
    {
      places:
        show.has('moves') && selection.length === 0
          ? PLACES.filter((place) => inHand(state, toppingOfPlace(place)) > 0)
          : [],
      draw: (place) => spots.winning([center(place)]),
    },
  ],
  above: ({ state, marks: { destinations, highlights, selected } }) => [
    { key: twinOf(state) > 0 ? twinOf(state).toString() : '', draw: () => art.twice(twinOf(state)) },
    { places: destinations, draw: (place) => spots.landings([center(place)]) },
    { places: selected.slice(-1), draw: (place) => spots.selection([center(place)]) },
    { places: highlights, draw: (place) => spots.highlights([center(place)], 2) },
  ],
  pieceAt: ({ state }, place) => (inHand(state, toppingOfPlace(place)) > 0 ? toppingOfPlace(place) : undefined),
  piece: (kind) => art.wellToken(kind),
  describe: ({ state }, place, t) => {
    const well = toppingOfPlace(place);
    const count = inHand(state, well);
    const values = { topping: place.charAt(5), left: Math.max(0, supplyLeft(state)[well - 1] ?? 0), count };
    return t(count > 0 ? 'place.waffle-time.hand' : 'place.waffle-time.well', values);
  },
  motion: { stays: true },
};
