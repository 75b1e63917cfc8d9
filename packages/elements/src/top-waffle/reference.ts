/** The reference card (TW-38): what items do, what upgrades them, what points are. Its lines are fetched when it is opened. */
import { ITEMS, partnersOf } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import type { Say } from '../old-core/table.js';
import { addEnglish } from '../old-core/words.js';
import { REFERENCE_EN } from './reference.en.js';
import { itemWords } from './card-words.js';

addEnglish(REFERENCE_EN);

type Rules = Pick<TopWaffleState['rules'], 'bonus' | 'items'>;

/** What the card says, line by line; only of what the game is played with. */
export function referenceLines(say: Say, { bonus, items: withItems }: Rules): readonly string[] {
  const items = ITEMS.map((item, at) => {
    const [before = 0, after = 0] = partnersOf(at);
    return say(`reference.top-waffle.${item}`, {
      item: itemWords(at, say),
      before: itemWords(before, say),
      after: itemWords(after, say),
    });
  });
  const points = ['points', 'trash', ...(bonus ? ['bonus'] : [])].map((line) => say(`reference.top-waffle.${line}`));
  return withItems ? [...items, ...points] : points;
}
