/** What is shown to who plays: completions that may be made, and where toppings complete patterns. */
import { group, type Shape } from '@griddle/art';
import { chance, completions } from '@griddle/art/waffle-time/completions.js';
import { chances, chancesAt, type Chance } from '@griddle/rules/waffle-time/advice.js';
import { activeCards, freshMatches } from '@griddle/rules/waffle-time/completing.js';
import { FRUITS } from '@griddle/rules/waffle-time/components.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { cardName } from '@griddle/rules/waffle-time/patterns.js';
import type { Layer, Scene } from '#core';
import { lastResult } from './last-result.js';

/** A completion that may be made now, with the spaces of its shape. */
interface Completable {
  readonly card: string;
  readonly fruit: number;
  readonly cells: readonly number[];
}

/** The shortest shape of each completion that may be made now. */
const completable = lastResult((state: WaffleTimeState): readonly Completable[] => {
  const shown = new Map<string, Completable>();
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

/** Outlines of the completions that may be made now; those of one card when it is selected or pointed at. */
export function completionLayer({ state, marks: { selection, hovered = '' }, show }: Scene<WaffleTimeState>): Layer {
  const asked = [selection[0] ?? '', hovered].find((place) => place.startsWith('card:'));
  const all = show.has('moves') ? completable(state) : [];
  const shown = all.filter(({ card }) => asked === undefined || asked === `card:${card}`);
  return {
    key: shown.map(({ card, cells }) => card + cells.join()).join('|'),
    draw: () => completions('completions', shown),
  };
}

const chancesNow = lastResult((state: WaffleTimeState) => chances(state));

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
export function chanceLayer({ state, marks: { selection, hovered = '' }, show }: Scene<WaffleTimeState>): Layer {
  const slot = hovered.startsWith('slot:') ? Number(hovered.slice(5)) : -1;
  const isPlacing = state.step === 'place' && selection.length === 0;
  const isShown = show.has('moves') && (isPlacing || slot >= 0);
  return {
    key: isShown ? [state.round, state.turn, slot, state.hand.join()].join(' ') : '',
    draw: () => chanceMarks(slot >= 0 ? chancesAt(state, slot) : chancesNow(state)),
  };
}
