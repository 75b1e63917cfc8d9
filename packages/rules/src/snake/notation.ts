/** Positions `BOARD SIDE LAST,LAST` and moves `c3` of Snake. */
import { yes } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { gridName, gridSpace, gridText, parseGrid, parseSide } from '../core/grid.js';
import { fieldsOf, textError } from '../core/text.js';
import type { Field } from '../core/text.js';
import { SIDE_LETTERS } from '../core/two-sides.js';
import { BOARD } from './components.js';
import type { SnakeState } from './setup.js';

export function positionText(state: SnakeState): string {
  const last = state.last.map((space) => (space < 0 ? '-' : gridName(BOARD, space))).join(',');
  return gridText(BOARD, state.board, SIDE_LETTERS) + ' ' + SIDE_LETTERS.charAt(state.turn) + ' ' + last;
}

/** Left out: side `s`, last pieces `-,-`. Errors: `position-empty`, those of a board and a side, `last`, `position-rest`. */
export function parsePosition(text: string): Result<SnakeState, TextError> {
  const fields = fieldsOf(text);
  const first = fields[0];
  if (first === undefined) return textError('position-empty', 0, ['6/6/6/6/6/6 s -,-']);
  const board = parseGrid(BOARD, first, SIDE_LETTERS);
  if (!board.ok) return board;
  const turn = parseSide(fields[1], SIDE_LETTERS);
  if (!turn.ok) return turn;
  const last = parseLast(fields[2], board.value);
  if (!last.ok) return last;
  const rest = fields[3];
  if (rest !== undefined) {
    return textError('position-rest', rest.offset, [], { found: rest.text });
  }
  return yes({ rng: [1, 1], board: board.value, last: last.value, turn: turn.value });
}

/** Each side's last piece has to stand where it says. */
function parseLast(field: Field | undefined, board: readonly number[]): Result<readonly number[], TextError> {
  if (field === undefined) return yes([-1, -1]);
  const names = field.text.split(',');
  const last: number[] = [];
  for (let seat = 0; seat < names.length; seat++) {
    const name = names[seat] ?? '';
    const space = name.length === 2 ? gridSpace(BOARD, name) : -1;
    if (name === '-' || (space >= 0 && board[space] === seat)) last.push(name === '-' ? -1 : space);
  }
  if (last.length === 2 && names.length === 2) return yes(last);
  return textError('last', field.offset, ['c3,d4', '-,-'], { found: field.text });
}
