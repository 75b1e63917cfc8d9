/** English words of the buffet line. */
import { COLOURS } from '@griddle/rules/buffet-boss/components.js';
import { keyed } from '@griddle/rules/messages/keyed.js';

/** By key: cards, their groups and colours. */
export const BUFFET_LINE_EN: Readonly<Record<string, string>> = {
  'area.buffet-boss.line': 'The buffet line',
  'gap.buffet-boss': 'no card',
  'food-card.buffet-boss':
    '{id@food.buffet-boss}: {group@group.buffet-boss}, {colour@colour.buffet-boss}, {stars} stars',
  ...keyed('group.buffet-boss', 'vegetable,fruit,meat,seafood,dessert,none=no group'),
  ...keyed('colour.buffet-boss', COLOURS.join(',')),
};
