/** Several completions by one button. */
import { bestCompletions } from '@griddle/rules/waffle-time/advice.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { Shortcut } from '../old-core/board-view.js';
import type { Say } from '../old-core/table.js';
import { addEnglish } from '../old-core/words.js';
import { WAFFLE_TIME_HELP_EN } from './help.en.js';
import { once } from './once.js';
import { cardTitle } from './words.js';

addEnglish(WAFFLE_TIME_HELP_EN);

const advice = once((state: WaffleTimeState) => bestCompletions(state));

/** All completions by one button, or the best where they are a choice. */
export function shortcuts(state: WaffleTimeState, say: Say): readonly Shortcut<WaffleTimeMove>[] {
  const { moves, choice } = advice(state);
  if (moves.length === 0 || (!choice && moves.length < 2)) return [];
  const words = say(choice ? 'shortcut.waffle-time.best' : 'shortcut.waffle-time.all', {
    count: moves.length,
    cards: inTurn(
      moves.map(({ card }) => cardTitle(card, say)),
      say,
    ),
  });
  return [{ words, moves }];
}

/** Cards in the order in which they are completed; one that is completed again and again stands there once. */
function inTurn(titles: readonly string[], say: Say): string {
  const runs: { readonly card: string; count: number }[] = [];
  for (const card of titles) {
    const last = runs.at(-1);
    if (last?.card === card) last.count++;
    else runs.push({ card, count: 1 });
  }
  return runs.map((run) => (run.count > 1 ? say('shortcut.waffle-time.times', { ...run }) : run.card)).join(', ');
}
