/** Reads of a position of Buffet Boss the line, where all plates are empty and nothing else is told. */
import { no, yes, type BaseState } from '@griddle/rules/core/contract.js';
import { fieldsOf } from '@griddle/rules/core/text.js';
import { foodsText, parseFoods } from '@griddle/rules/buffet-boss/line-text.js';
import { MORE } from '../core/input.js';
import type { Notation } from '../core/notation.js';

/** What the line needs of a position; a state of the game has it, too. */
export interface LineDiagram extends BaseState {
  readonly rules: { readonly players: number };
  readonly line: readonly number[];
}

const EMPTY_PLATE = '0/-/-/-';
const USUAL_PLAYERS = 2;
const MOST_PLAYERS = 5;

const REST = no({ code: MORE, offset: 0, expected: [] });

/** Anything else is refused, for the whole game to read or to say what is wrong. */
export const LINE_ALONE: Notation<LineDiagram> = {
  id: 'buffet-boss',
  options: [],
  seats: () => [],
  setup: () => ({ rng: [1, 1], rules: { players: USUAL_PLAYERS }, line: [] }),
  positionText: ({ rules, line }) => `${Array(rules.players).fill(EMPTY_PLATE).join(';')} ${foodsText(line)}`,
  parsePosition: (text) => {
    const [first, second, third] = fieldsOf(text);
    const plates = (first?.text ?? '').split(';');
    if (third || plates.length > MOST_PLAYERS || plates.some((plate) => plate !== EMPTY_PLATE)) return REST;
    const line = parseFoods(second, plates.length + 1);
    return line.ok ? yes({ rng: [1, 1], rules: { players: plates.length }, line: line.value }) : line;
  },
};
