/** What is shown to who plays: completions that may be made, where toppings complete patterns, how tiles walk. */
import { group, type Point, type Shape } from '@griddle/art';
import { chance, completions } from '@griddle/art/waffle-time/completions.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { chances, chancesAt, type Chance } from '@griddle/rules/waffle-time/advice.js';
import { activeCards, freshMatches } from '@griddle/rules/waffle-time/completing.js';
import { FRUITS } from '@griddle/rules/waffle-time/components.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { cardName } from '@griddle/rules/waffle-time/patterns.js';
import type { Layer, Marks } from '../old-core/board-view.js';
import { centre, sideOf } from './draft-places.js';
import { once } from './once.js';

/** A completion that may be made now, with the spaces of its shape. */
interface Shown {
  readonly card: string;
  readonly fruit: number;
  readonly cells: readonly number[];
}

/** The shortest shape of each completion that may be made now. */
const completable = once((state: WaffleTimeState): readonly Shown[] => {
  const shown = new Map<string, Shown>();
  if (state.over || state.step !== 'finish' || (state.syrup[state.turn] ?? 0) === 0) return [];
  for (const pattern of activeCards(state)) {
    const card = cardName(pattern);
    for (const { cells, syrup } of freshMatches(state, pattern)) {
      const key = card + syrup.join();
      if (cells.length < (shown.get(key)?.cells.length ?? Infinity))
        shown.set(key, { card, fruit: pattern.fruit, cells });
    }
  }
  return [...shown.values()];
});

/** Outlines of the completions that may be made now; those of one card when it has been touched or is pointed at. */
export function outlines(state: WaffleTimeState, { touched, pointed, show }: Marks): Layer {
  const asked = [touched[0] ?? '', pointed].find((place) => place.startsWith('card:'));
  const all = show.has('moves') ? completable(state) : [];
  const shown = all.filter(({ card }) => asked === undefined || asked === `card:${card}`);
  return {
    key: shown.map(({ card, cells }) => card + cells.join()).join('|'),
    draw: () => completions('completions', shown),
  };
}

const chancesNow = once((state: WaffleTimeState) => chances(state));

/** Fruits of the cards that a topping laid on a space can help to complete. */
function chanceMarks(found: readonly Chance[]): Shape {
  const fruits = new Map<number, Set<number>>();
  for (const { puts, cards } of found)
    for (const { topping, space } of puts) {
      if (topping > 5) continue;
      const here = fruits.get(space) ?? new Set<number>();
      for (const card of cards) here.add(FRUITS.indexOf(card.slice(0, -2)));
      fruits.set(space, here);
    }
  return group(
    'chances',
    [...fruits].map(([space, cards]) =>
      chance(
        space,
        [...cards].sort((a, b) => a - b),
      ),
    ),
  );
}

/** Where the toppings in hand, or those of the slot pointed at, complete patterns. */
export function chanceLayer(state: WaffleTimeState, { touched, pointed, show }: Marks): Layer {
  const slot = pointed.startsWith('slot:') ? Number(pointed.slice(5)) : -1;
  const placing = state.step === 'place' && touched.length === 0;
  const shown = show.has('moves') && (placing || slot >= 0);
  return {
    key: shown ? `${state.round} ${state.turn} ${slot} ${state.hand.join()}` : '',
    draw: () => chanceMarks(slot >= 0 ? chancesAt(state, slot) : chancesNow(state)),
  };
}

/** The turn-order tile and the blank tile walk round the corners of the board. */
export function route(from: Place | undefined, to: Place): readonly Point[] | undefined {
  if (from === undefined || sideOf(from) === sideOf(to)) return undefined;
  const [start, end] = [centre(from), centre(to)];
  // On each side one of the two is as far out as the corner is
  const corner: Point = sideOf(from) % 2 === 0 ? [end[0], start[1]] : [start[0], end[1]];
  return [start, corner, end];
}
