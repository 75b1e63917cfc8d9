/** Several completions by one button. */
import { bestCompletions } from '@griddle/rules/waffle-time/advice.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { Shortcut } from '../core/board-view.js';
import type { Say } from '../core/table.js';
import { addEnglish } from '../core/words.js';
import { WAFFLE_TIME_HELP_EN } from './help.en.js';
import { once } from './once.js';
import { cardTitle } from './words.js';

addEnglish(WAFFLE_TIME_HELP_EN);

const advice = once((state: WaffleTimeState) => bestCompletions(state));

/** All completions by one button, or the best where they are a choice. */
export function shortcuts(state: WaffleTimeState, say: Say): readonly Shortcut<WaffleTimeMove>[] {
  const { moves, choice } = advice(state);
  if (moves.length === 0 || (!choice && moves.length < 2)) return [];
  const steps = moves.map(({ card }) => cardTitle(card, say));
  const words = say(choice ? 'shortcut.waffle-time.best' : 'shortcut.waffle-time.all', {
    count: steps.length,
    cards: steps.join(', '),
  });
  return [{ words, moves }];
}
