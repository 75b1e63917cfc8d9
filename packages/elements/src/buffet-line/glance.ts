/** Reads of a position of Buffet Boss the line, where all plates are empty and nothing else is told. */
import { FOODS } from '@griddle/rules/buffet-boss/components.js';
import { no, yes, type BaseState } from '@griddle/rules/core/contract.js';
import { MORE } from '../core/input.js';
import type { Notation } from '../core/notation.js';

/** What the line needs of a position; a state of the game has it, too. */
export interface LineDiagram extends BaseState {
  readonly rules: { readonly players: number };
  readonly line: readonly number[];
  /** What it was read from, where this is all that it says; no other text says the same. */
  readonly text?: string;
}

const EMPTY_PLATE = '0/-/-/-';
const MOST_PLAYERS = 5;

/** What is wrong, said in other words, or more than the line, is left to the whole game's reading. */
const REST = no({ code: MORE, offset: 0, expected: [] });

/** Anything else is refused, for the whole game to read or to say what is wrong. */
export const LINE_ALONE: Notation<LineDiagram> = {
  id: 'buffet-boss',
  options: [],
  seats: () => [],
  setup: () => ({ rng: [1, 1], rules: { players: 2 }, line: [], text: `${EMPTY_PLATE};${EMPTY_PLATE} -` }),
  positionText: ({ text = '' }) => text,
  parsePosition: (text) => {
    const [plates = '', foods = '', ...more] = text.split(' ');
    const players = plates.split(';').filter((plate) => plate === EMPTY_PLATE).length;
    const names = foods === '-' ? [] : foods.split('.');
    const line = names.map((food) => FOODS.findIndex(({ id }) => id === food));
    const isLine = !line.includes(-1) && line.length <= players + 1 && players <= MOST_PLAYERS;
    if (!isLine || more.length > 0 || plates.length !== players * (EMPTY_PLATE.length + 1) - 1) return REST;
    return yes({ rng: [1, 1], rules: { players }, line, text });
  },
};
