/** Several completions by one button. */
import { bestCompletions } from '@griddle/rules/waffle-time/advice.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { Shortcut, Translate } from '#core';
import { cardTitle } from './describe.js';
import { lastResult } from './last-result.js';

const advice = lastResult((state: WaffleTimeState) => bestCompletions(state));

/** All completions by one button, or the best where they are a choice. */
export function shortcuts(state: WaffleTimeState, t: Translate): readonly Shortcut<WaffleTimeMove>[] {
  const { moves, choice } = advice(state);
  if (moves.length === 0 || (!choice && moves.length < 2)) return [];
  const titles = moves.map(({ card }) => cardTitle(card, t));
  const label = t(choice ? 'shortcut.waffle-time.best' : 'shortcut.waffle-time.all', {
    count: moves.length,
    cards: listOf(titles, t),
  });
  return [{ label, moves }];
}

/** Cards in the order in which they are completed; one that is completed again and again stands there once. */
function listOf(titles: readonly string[], t: Translate): string {
  const runs: { readonly card: string; count: number }[] = [];
  for (const card of titles) {
    const last = runs.at(-1);
    if (last?.card === card) last.count++;
    else runs.push({ card, count: 1 });
  }
  return runs.map((run) => (run.count > 1 ? t('shortcut.waffle-time.times', { ...run }) : run.card)).join(', ');
}
