/** How whole positions are read of which a waffle and what is looked for are shown, and what is wrong in them. */
import { no, yes } from '@griddle/rules/core/contract.js';
import { fieldsOf } from '@griddle/rules/core/text.js';
import { parseCards } from '@griddle/rules/waffle-time/cards-text.js';
import { OPTIONS } from '@griddle/rules/waffle-time/setup.js';
import { parseWaffles } from '@griddle/rules/waffle-time/parse-waffles.js';
import { waffleText } from '@griddle/rules/waffle-time/waffle-text.js';
import type { Notation } from '../old-core/notation.js';
import { WAFFLES_ALONE } from './glance.js';
import type { WaffleDiagram } from './view.js';

/** The reading half of the game, as far as waffles and pattern cards go. */
export const NOTATION: Notation<WaffleDiagram> = {
  ...WAFFLES_ALONE,
  options: OPTIONS,
  positionText: ({ waffles }) => waffles.map((waffle) => waffleText(waffle)).join(';'),
  parsePosition: (text) => {
    const [first, , , fourth] = fieldsOf(text);
    if (first === undefined) return no({ code: 'position-empty', offset: 0, expected: ['5/5/2c2/5/5'] });
    const waffles = parseWaffles(first);
    if (!waffles.ok) return waffles;
    const cards = parseCards(fourth);
    if (!cards.ok) return cards;
    const { numbers, goals } = cards.value;
    return yes({ rng: [1, 1], waffles: waffles.value, turn: 0, cards: numbers, goals });
  },
};
