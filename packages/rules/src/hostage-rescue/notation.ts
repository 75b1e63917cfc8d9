/**
 * Positions `BOARD SIDE MOVED` of Hostage Rescue, and with flags `BOARD SIDE MOVED CARRIERS`: the side field is `s` before the roll, `s:5` after it, `s:6-2` when 2
 * of a split 6 are left; MOVED is the piece that made the first part, or `rescued`; CARRIERS are the pieces that carry flags, `c3,-`. Moves: `~5`, `b1>b3`, `pass`.
 */
import { yes } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { gridName, gridSpace, gridText, parseGrid } from '../core/grid.js';
import { parsePath } from '../core/spaces.js';
import { fieldsOf, textError } from '../core/text.js';
import type { Field } from '../core/text.js';
import { SIDE_LETTERS } from '../core/two-sides.js';
import { BOARD, START } from './components.js';
import { goalFrom } from './setup.js';
import type { HostageRescueMove, HostageRescueState } from './setup.js';

const FACES = '123456';
const RESCUED = 'rescued';
const NOBODY = '-';

export function positionText(state: HostageRescueState): string {
  const { roll, left, moved, goal } = state;
  const rolled = roll > 0 ? ':' + roll.toString() + (left > 0 ? '-' + left.toString() : '') : '';
  const last = state.rescued ? RESCUED : moved >= 0 ? gridName(BOARD, moved) : NOBODY;
  const text = gridText(BOARD, state.board, SIDE_LETTERS) + ' ' + SIDE_LETTERS.charAt(state.turn) + rolled;
  if (goal === 'flag') {
    const carriers = state.carriers.map((space) => (space < 0 ? NOBODY : gridName(BOARD, space)));
    return text + ' ' + last + ' ' + carriers.join(',');
  }
  return last === NOBODY ? text : text + ' ' + last;
}

/**
 * Left out: side `s` before its roll, nothing moved, no flag carried. Errors: `position-empty`, those of a board, `roll`,
 * `moved`, `carriers`, `position-rest`.
 */
export function parsePosition(text: string, options: Options): Result<HostageRescueState, TextError> {
  const fields = fieldsOf(text);
  const first = fields[0];
  if (first === undefined) return textError('position-empty', 0, [START + ' s']);
  const board = parseGrid(BOARD, first, SIDE_LETTERS);
  if (!board.ok) return board;
  const side = parseRoll(fields[1]);
  if (!side.ok) return side;
  const goal = goalFrom(options);
  const carriers = parseCarriers(goal === 'flag' ? fields[3] : undefined, board.value);
  if (!carriers.ok) return carriers;
  const rest = fields[goal === 'flag' ? 4 : 3];
  if (rest !== undefined) {
    return textError('position-rest', rest.offset, [], { found: rest.text });
  }
  const set = { rng: [1, 1], board: board.value, goal, carriers: carriers.value };
  return withLast({ ...set, ...side.value, moved: -1, rescued: false }, fields[2]);
}

function withLast(state: HostageRescueState, field: Field | undefined): Result<HostageRescueState, TextError> {
  if (field === undefined || field.text === NOBODY) return yes(state);
  if (field.text === RESCUED && state.roll === 0) return yes({ ...state, rescued: true });
  const moved = field.text.length === 2 ? gridSpace(BOARD, field.text) : -1;
  if (moved >= 0 && state.left > 0 && state.board[moved] === state.turn) return yes({ ...state, moved });
  return textError('moved', field.offset, ['b3', RESCUED, NOBODY], { found: field.text });
}

/** Each carrier has to be a piece of its side. */
function parseCarriers(field: Field | undefined, board: readonly number[]): Result<readonly number[], TextError> {
  if (field === undefined) return yes([-1, -1]);
  const names = field.text.split(',');
  const carriers: number[] = [];
  for (let seat = 0; seat < names.length; seat++) {
    const name = names[seat] ?? '';
    const space = name.length === 2 ? gridSpace(BOARD, name) : -1;
    if (name === NOBODY || (space >= 0 && board[space] === seat)) carriers.push(space);
  }
  if (carriers.length === 2 && names.length === 2) return yes(carriers);
  return textError('carriers', field.offset, ['c3,-', '-,-'], { found: field.text });
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
  return textError('roll', field?.offset ?? 0, ['s', 's:5', 's:6-2'], { found: text });
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
  return textError('move', 0, ['b1>b3', '~5', 'pass'], { found: text });
}
