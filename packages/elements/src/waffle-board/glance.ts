/** Reads of a position of Waffle Time the waffles, where nothing else is told. */
import { no, yes } from '@griddle/rules/core/contract.js';
import { parseWaffles } from '@griddle/rules/waffle-time/waffle-text.js';
import { emptyWaffle, type Waffle } from '@griddle/rules/waffle-time/waffle.js';
import { MORE } from '../core/input.js';
import type { Notation } from '../core/notation.js';
import type { WaffleDiagram } from './view.js';

/** Waffles, and nothing else known. */
export function stateOf(waffles: readonly Waffle[], text: string): WaffleDiagram {
  return { rng: [1, 1], waffles, turn: 0, cards: [], goals: [], text };
}

export const WAFFLES_ALONE: Notation<WaffleDiagram> = {
  id: 'waffle-time',
  options: [],
  seats: () => [],
  setup: () => stateOf([emptyWaffle()], '5/5/5/5/5'),
  positionText: ({ text = '' }) => text,
  parsePosition: (given) => {
    const text = given.trim();
    const waffles = parseWaffles({ text, offset: 0 });
    if (!waffles.ok) return waffles;
    // Another text for the same is written in the usual way by those who can
    return /\d\d/.test(text) ? no({ code: MORE, offset: 0, expected: [] }) : yes(stateOf(waffles.value, text));
  },
};
