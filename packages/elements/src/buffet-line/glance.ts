/** Reads of a position of Buffet Boss the line, where all plates are empty and nothing else is told. */
import { FOODS } from '@griddle/rules/buffet-boss/components.js';
import { no, yes, type BaseState } from '@griddle/rules/core/contract.js';
import { UNREAD } from '@griddle/rules/core/text.js';
import type { Notation } from '../old-core/notation.js';

/** What the line needs of a position; a state of the game has it, too. */
export interface LineDiagram extends BaseState {
  readonly rules: { readonly players: number };
  readonly line: readonly number[];
  /** What it was read from, where this is all that it says; no other text says the same. */
  readonly text?: string;
}

/** One to five empty plates, and the line. */
const PLATES_AND_LINE = /^0\/-\/-\/-(?:;0\/-\/-\/-){0,4} (\S+)$/;

/** What is wrong, said in other words, or more than the line, is left to the whole game's reading. */
const REST = no({ code: UNREAD, offset: 0, expected: [] });

/** Anything else is refused, for the whole game to read or to say what is wrong. */
export const LINE_ALONE: Notation<LineDiagram> = {
  id: 'buffet-boss',
  options: [],
  seats: () => [],
  setup: () => ({ rng: [1, 1], rules: { players: 2 }, line: [], text: '0/-/-/-;0/-/-/- -' }),
  positionText: ({ text = '' }) => text,
  parsePosition: (text) => {
    const [, foods = ''] = PLATES_AND_LINE.exec(text) ?? [];
    const players = text.split(';').length;
    const names = foods === '-' ? [] : foods.split('.');
    const line = names.map((food) => FOODS.findIndex(({ id }) => id === food));
    if (line.includes(-1) || line.length > players + 1) return REST;
    return yes({ rng: [1, 1], rules: { players }, line, text });
  },
};
