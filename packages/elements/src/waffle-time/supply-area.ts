/** The supply: what is in hand lies there bright, to be picked up; the rest is pale, with how many are left (WT-1). */
import * as spots from '@griddle/art/spots.js';
import * as art from '@griddle/art/waffle-time/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { CREAM, SUPPLY, SYRUP } from '@griddle/rules/waffle-time/components.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { BUTTER, fruitOn, hasCream, hasSyrup } from '@griddle/rules/waffle-time/waffle.js';
import { NO_PIECE, type AreaView } from '../old-core/board-view.js';
import { once } from './once.js';
import { handOf, handPlace, toppingOfPlace } from './ways.js';

const WELLS = [1, 2, 3, 4, 5, 6, 7, 8];
const PLACES: readonly Place[] = WELLS.map(handPlace);

/** How many of each are left, cherry first, butter last; below nothing it goes on (WT-1). */
const supplyLeft = once(({ waffles, syrup, won, goals }: WaffleTimeState): readonly number[] => {
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

/** How many of a well are in hand. */
function inHand(state: WaffleTimeState, well: number): number {
  return handOf(state).filter((topping) => topping === well).length;
}

/** The well that both toppings in hand come from, 0 for none. */
function twinOf(state: WaffleTimeState): number {
  const [first = 0, second] = handOf(state);
  return first === second ? first : 0;
}

const at = (place: Place): readonly [number, number] => art.wellCentre(toppingOfPlace(place));

/** Toppings go by their letters; what is in hand is picked up here. */
export const supplyArea: AreaView<WaffleTimeState> = {
  name: 'supply',
  viewBox: art.SUPPLY_BOX,
  label: (say) => say('ui.waffle-time.supply'),
  caption: (say, state) => say(handOf(state).length > 0 ? 'ui.waffle-time.in-hand' : 'ui.waffle-time.supply'),
  rows: () => [PLACES],
  centre: at,
  hit: () => 'm-.5-.5h1v1.4h-1z',
  backdrop: () => art.SUPPLY,
  below: (state, marks) => [
    { key: supplyLeft(state).join(), draw: () => art.counts(supplyLeft(state)) },
    {
      places: marks.touched.length === 0 ? PLACES.filter((place) => inHand(state, toppingOfPlace(place)) > 0) : [],
      draw: (place) => spots.winning([at(place)]),
    },
  ],
  above: (state, marks) => [
    { key: `${twinOf(state) || ''}`, draw: () => art.twice(twinOf(state)) },
    { places: marks.targets, draw: (place) => spots.landings([at(place)]) },
    { places: marks.picked.slice(-1), draw: (place) => spots.selection([at(place)]) },
  ],
  pieceOn: (state, place) => (inHand(state, toppingOfPlace(place)) > 0 ? toppingOfPlace(place) : NO_PIECE),
  piece: (kind) => art.wellToken(kind),
  stays: true,
  contentOf: (state, place) => {
    const well = toppingOfPlace(place);
    return Math.max(0, supplyLeft(state)[well - 1] ?? 0) * 4 + inHand(state, well);
  },
  placeName: (place, content, say) => {
    const count = content % 4;
    const values = { topping: place.charAt(5), left: Math.floor(content / 4), count };
    return say(count > 0 ? 'place.waffle-time.hand' : 'place.waffle-time.well', values);
  },
};
