/** Hints during play: possible completions, and where toppings would complete patterns. */
import { group, type Shape } from '@griddle/art';
import { chance, completions } from '@griddle/art/internal/waffle-time/marks.js';
import { chances, chancesAt, type Chance } from '@griddle/rules/internal/waffle-time/advice.js';
import { FRUITS } from '@griddle/rules/internal/waffle-time/components.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { Layer, Scene } from '#core';
import { completable } from './completable.js';
import { lastResult } from './last-result.js';
import { spaceOf } from './spaces.js';

/** Outlines the possible completions, or only those of the selected or hovered card or space. */
export function completionLayer({ state, marks: { selection, hovered = '' }, show }: Scene<WaffleTimeState>): Layer {
  const [first = ''] = selection;
  const card = [first, hovered].find((place) => place.startsWith('card:'));
  const all = show.has('moves') ? completable(state) : [];
  const shown =
    spaceOf(first) >= 0
      ? all.filter(({ cells }) => cells.includes(spaceOf(first)))
      : all.filter((shape) => card === undefined || card === `card:${shape.card}`);
  return {
    key: shown.map(({ card: name, cells }) => name + cells.join()).join('|'),
    draw: () => completions('completions', shown),
  };
}

const chancesNow = lastResult((state: WaffleTimeState) => chances(state));

/** Marks the fruits of the cards that a topping on a space would help to complete. */
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

/** Marks where the toppings in hand, or those of the hovered slot, complete patterns. */
export function chanceLayer({ state, marks: { selection, hovered = '' }, show }: Scene<WaffleTimeState>): Layer {
  const slot = hovered.startsWith('slot:') ? Number(hovered.slice(5)) : -1;
  const isPlacing = state.step === 'place' && selection.length === 0;
  const isShown = show.has('moves') && (isPlacing || slot >= 0);
  return {
    key: isShown ? [state.round, state.turn, slot, state.hand.join()].join(' ') : '',
    draw: () => chanceMarks(slot >= 0 ? chancesAt(state, slot) : chancesNow(state)),
  };
}
