/** Reads of a position of Waffle Time the waffles, where nothing else is told. */
import { yes } from '@griddle/rules/core/contract.js';
import { contentFrom } from '@griddle/rules/waffle-time/waffle-text.js';
import type { Waffle } from '@griddle/rules/waffle-time/waffle.js';
import type { Notation } from '../old-core/notation.js';
import { spread, UNUSUAL, usual } from '../waffle-time/usual.js';
import type { WaffleDiagram } from './view.js';

/** What lies on the spaces of a waffle with a point for each empty one. */
function contentsOf(waffle: string): Waffle {
  const ranks = waffle.split('/').reverse();
  return ranks.flatMap((rank) =>
    (rank.match(/.\*?/g) ?? []).map(([letter = '', sweet]) => contentFrom(letter, sweet !== undefined)),
  );
}

/** Waffles, and nothing else known. */
function stateOf(text: string): WaffleDiagram {
  return { rng: [1, 1], waffles: spread(text).split(';').map(contentsOf), turn: 0, cards: [], goals: [], text };
}

/** Anything else is refused, for the whole game to read or to say what is wrong. */
export const WAFFLES_ALONE: Notation<WaffleDiagram> = {
  id: 'waffle-time',
  options: [],
  seats: () => [],
  setup: () => stateOf('5/5/5/5/5'),
  positionText: ({ text = '' }) => text,
  parsePosition: (given) => {
    const text = given.trim();
    return usual(text, text.split(';').length) ? yes(stateOf(text)) : UNUSUAL;
  },
};
