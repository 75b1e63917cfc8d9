/**
 * Positions `BOARD SIDE MOVED` of Hostage Rescue: the side field is `s` before the roll, `s:5` after it, `s:6-2` when 2
 * of a split 6 are left; MOVED is the piece that made the first part, or `rescued`. Moves: `~5`, `b1>b3`, `pass`.
 */
import { no, yes } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { gridName, gridSpace, gridText, parseGrid } from '../core/grid.js';
import { parsePath } from '../core/spaces.js';
import { fieldsOf } from '../core/text.js';
import type { Field } from '../core/text.js';
import { SIDE_LETTERS } from '../core/two-sides.js';
import { BOARD, START } from './components.js';
import type { HostageRescueMove, HostageRescueState } from './setup.js';

const FACES = '123456';
const RESCUED = 'rescued';

export function positionText(state: HostageRescueState): string {
  const { roll, left, moved } = state;
  const rolled = roll > 0 ? ':' + roll.toString() + (left > 0 ? '-' + left.toString() : '') : '';
  const last = state.rescued ? ' ' + RESCUED : moved >= 0 ? ' ' + gridName(BOARD, moved) : '';
  return gridText(BOARD, state.board, SIDE_LETTERS) + ' ' + SIDE_LETTERS.charAt(state.turn) + rolled + last;
}

/** Left out: side `s` before its roll, nothing moved. Errors: `position-empty`, those of a board, `roll`, `moved`, `position-rest`. */
export function parsePosition(text: string): Result<HostageRescueState, TextError> {
  const fields = fieldsOf(text);
  const first = fields[0];
  if (first === undefined) return no({ code: 'position-empty', offset: 0, expected: [START + ' s'] });
  const board = parseGrid(BOARD, first, SIDE_LETTERS);
  if (!board.ok) return board;
  const side = parseRoll(fields[1]);
  if (!side.ok) return side;
  const state = { rng: [1, 1], board: board.value, ...side.value, moved: -1, rescued: false };
  const rest = fields[3];
  if (rest !== undefined) {
    return no({ code: 'position-rest', offset: rest.offset, expected: [], values: { found: rest.text } });
  }
  return withLast(state, fields[2]);
}

function withLast(state: HostageRescueState, field: Field | undefined): Result<HostageRescueState, TextError> {
  if (field === undefined || field.text === '-') return yes(state);
  if (field.text === RESCUED && state.roll === 0) return yes({ ...state, rescued: true });
  const moved = field.text.length === 2 ? gridSpace(BOARD, field.text) : -1;
  if (moved >= 0 && state.left > 0 && state.board[moved] === state.turn) return yes({ ...state, moved });
  return no({ code: 'moved', offset: field.offset, expected: ['b3', RESCUED, '-'], values: { found: field.text } });
}

function parseRoll(
  field: Field | undefined,
): Result<{ readonly turn: number; readonly roll: number; readonly left: number }, TextError> {
  const text = field?.text ?? 's';
  const turn = SIDE_LETTERS.indexOf(text.charAt(0));
  const roll = text.charAt(1) === ':' ? FACES.indexOf(text.charAt(2)) + 1 : 0;
  const left = text.charAt(3) === '-' ? FACES.indexOf(text.charAt(4)) + 1 : 0;
  const length = roll === 0 ? 1 : left === 0 ? 3 : 5;
  if (turn >= 0 && text.length === length && left < Math.max(roll, 1)) return yes({ turn, roll, left });
  return no({ code: 'roll', offset: field?.offset ?? 0, expected: ['s', 's:5', 's:6-2'], values: { found: text } });
}

export function moveText(move: HostageRescueMove): string {
  if (move.kind === 'roll') return '~' + move.roll.toString();
  return move.kind === 'pass' ? 'pass' : gridName(BOARD, move.from) + '>' + gridName(BOARD, move.to);
}

/** Errors: `move-space`, `move`. */
export function parseMove(text: string): Result<HostageRescueMove, TextError> {
  if (text === 'pass') return yes<HostageRescueMove>({ kind: 'pass' });
  const face = text.length === 2 && text.charAt(0) === '~' ? FACES.indexOf(text.charAt(1)) + 1 : 0;
  if (face > 0) return yes<HostageRescueMove>({ kind: 'roll', roll: face });
  const path = text.charAt(0) === '~' ? yes<readonly number[]>([]) : parsePath(BOARD, text, '>');
  if (!path.ok) return path;
  const [from, to, more] = path.value;
  if (from !== undefined && to !== undefined && more === undefined)
    return yes<HostageRescueMove>({ kind: 'walk', from, to });
  return no({ code: 'move', offset: 0, expected: ['b1>b3', '~5', 'pass'], values: { found: text } });
}
