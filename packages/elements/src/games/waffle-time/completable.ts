/** The patterns that can be completed now: outlined on the waffle and completed by a tap there. */
import type { Place } from '@griddle/rules/core/contract.js';
import { activeCards, freshMatches, type Completion } from '@griddle/rules/internal/waffle-time/legal.js';
import { SYRUP_ON_CREAM_POINTS, SYRUP_POINTS } from '@griddle/rules/internal/waffle-time/components.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { cardName } from '@griddle/rules/internal/waffle-time/patterns.js';
import { hasCream } from '@griddle/rules/internal/waffle-time/waffle.js';
import { lastResult } from './last-result.js';
import { spaceOf } from './spaces.js';

/** A pattern that can be completed now. */
export interface Completable {
  readonly card: string;
  readonly fruit: number;
  /** The spaces of its pattern. */
  readonly cells: readonly number[];
  /** The spaces that get syrup, if there is enough. */
  readonly syrup: readonly number[];
}

/** Returns the smallest pattern of each possible completion. */
export const completable = lastResult((state: WaffleTimeState): readonly Completable[] => {
  const shown = new Map<string, Completable>();
  if (state.over || state.step !== 'finish' || (state.syrup[state.turn] ?? 0) === 0) return [];
  for (const pattern of activeCards(state)) {
    const card = cardName(pattern);
    for (const { cells, syrup } of freshMatches(state, pattern)) {
      const key = card + syrup.join();
      if (cells.length < (shown.get(key)?.cells.length ?? Infinity))
        shown.set(key, { card, fruit: pattern.fruit, cells, syrup });
    }
  }
  return [...shown.values()];
});

/** Returns the spaces of all patterns that allow a completion. */
export function cellsOf(state: WaffleTimeState, { card, spaces }: Completion): readonly number[] {
  const shapes = completable(state).filter(
    (shape) => shape.card === card && spaces.every((space) => shape.syrup.includes(space)),
  );
  return [...new Set(shapes.flatMap(({ cells }) => cells))];
}

/** Whether a place is a space of an outlined pattern. */
export function isOutlined(state: WaffleTimeState, place: Place): boolean {
  const space = spaceOf(place);
  return space >= 0 && completable(state).some(({ cells }) => cells.includes(space));
}

/** Returns the points that the seat to move gains from syrup on these spaces (WT-64). */
export function syrupPoints({ turn, waffles }: WaffleTimeState, spaces: readonly number[]): number {
  const points = spaces.map((space) => (hasCream(waffles[turn]?.[space] ?? 0) ? SYRUP_ON_CREAM_POINTS : SYRUP_POINTS));
  return points.reduce((sum, each) => sum + each, 0);
}
