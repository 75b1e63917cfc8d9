/** English words of `<buffet-boss>` for All-You-Can-Eat: fetched for such a game, before it is drawn. */
import { addEnglish } from '../old-core/words.js';

/** By key, for BB-4 alone. */
export const TOGETHER_EN: Readonly<Record<string, string>> = {
  'phase.buffet-boss.first': 'Agree who goes first.',
  'phase.buffet-boss.extra': 'End the turn, or take the one extra food of this round.',
  'phase.buffet-boss.must': 'Take the last food, too: nothing goes to the bin.',
  'level.buffet-boss.snack': 'Snack',
  'level.buffet-boss.meal': 'Meal',
  'level.buffet-boss.buffet': 'Buffet',
  'facts.buffet-boss.all': 'All-You-Can-Eat, {level@level.buffet-boss}, round {round} of {rounds}. House set.',
  'facts.buffet-boss.all-over': 'All-You-Can-Eat, {level@level.buffet-boss}. House set.',
  'button.buffet-boss.first': '{seat@seat} goes first',
};

addEnglish(TOGETHER_EN);
