/**
 * Positions `BOARD SIDE MOVED` of Hostage Rescue: the side field is `s` before the roll, `s:5` after it, `s:6-2` when 2 of a
 * split 6 are left; MOVED is the piece that made the first part, or `rescued`. Capture the Flag adds the pieces that carry
 * each side's flag, `c3,-`. Moves: `~5`, `b1>b3`, `pass`.
 */
import { ok } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { gridName, gridSpace, gridText, parsePath } from '../core/grid.js';
import { parseGrid, placesText, readPlaces } from '../core/grid-position.js';
import { fieldError, fieldsOf, restError, textError } from '../core/text.js';
import { SIDE_LETTERS } from '../core/grid-game.js';
import { isOver, legalMoves } from './legal.js';
import { BOARD, goalFrom, start, type HostageRescueMove, type HostageRescueState } from './state.js';

const FACES = '123456';
/** MOVED of a position in which the side to move has freed its hostage or carried its flag home. */
const RESCUED = 'rescued';
/** MOVED of a position without either; it may be left out where no flags follow. */
const NOBODY = '-';

/** The position in one line; it reads back as the same position under the same options. */
export function positionText({ board, turn, roll, left, moved, rescued, goal, carriers }: HostageRescueState): string {
  const split = left > 0 ? '-' + left.toString() : '';
  const rolled = roll > 0 ? ':' + roll.toString() + split : '';
  const standing = gridText(BOARD, board, SIDE_LETTERS) + ' ' + SIDE_LETTERS.charAt(turn) + rolled;
  const last = rescued ? RESCUED : moved < 0 ? NOBODY : gridName(BOARD, moved);
  if (goal === 'flag') return standing + ' ' + last + ' ' + placesText(BOARD, carriers);
  return last === NOBODY ? standing : standing + ' ' + last;
}

/**
 * Reads a position. Left out: side `s` before its roll, nothing moved, no flag carried. Errors: `position-empty`, those of
 * a board, `roll`, `carriers`, `position-rest`, `moved`, `split`.
 */
export function parsePosition(text: string, options: Options): Result<HostageRescueState, TextError> {
  const goal = goalFrom(options);
  const fields = fieldsOf(text);
  const [first, side, last, more] = fields;
  if (first === undefined) return textError('position-empty', 0, ['2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s']);
  const board = parseGrid(BOARD, first);
  if (!board.ok) return board;
  const rolled = readRoll(side?.text ?? 's');
  if (rolled === undefined) return fieldError('roll', side, ['s', 's:5', 's:6-2']);
  const isFlag = goal === 'flag';
  const carriers = readPlaces(BOARD, isFlag ? more : undefined, board.value);
  if (carriers === undefined) return fieldError('carriers', more, ['c3,-', '-,-']);
  const rest = fields[isFlag ? 4 : 3];
  if (rest !== undefined) return restError(rest);
  const state = withLast({ ...start([1, 1], board.value, goal), ...rolled, carriers }, last?.text ?? NOBODY);
  if (state === undefined) return fieldError('moved', last, ['b3', RESCUED, NOBODY]);
  // A roll may not be split if no other piece can walk the rest (WW-73)
  const isStuck = !isOver(state) && legalMoves(state).length === 0;
  return isStuck ? fieldError('split', side, []) : ok(state);
}

/** Undefined for a text that is not a last field of this position. */
function withLast(state: HostageRescueState, text: string): HostageRescueState | undefined {
  if (text === NOBODY) return state;
  if (text === RESCUED) return state.roll === 0 ? { ...state, rescued: true } : undefined;
  const moved = text.length === 2 ? gridSpace(BOARD, text) : -1;
  return state.left > 0 && state.board[moved] === state.turn ? { ...state, moved } : undefined;
}

/** Side, roll, and the rest of it. Undefined for a text that is not a second field. */
function readRoll(text: string): Pick<HostageRescueState, 'turn' | 'roll' | 'left'> | undefined {
  const turn = SIDE_LETTERS.indexOf(text.charAt(0));
  const roll = text.charAt(1) === ':' ? FACES.indexOf(text.charAt(2)) + 1 : 0;
  const left = text.charAt(3) === '-' ? FACES.indexOf(text.charAt(4)) + 1 : 0;
  const length = roll === 0 ? 1 : left === 0 ? 3 : 5;
  return turn >= 0 && text.length === length && left < Math.max(roll, 1) ? { turn, roll, left } : undefined;
}

/** The token of a move; it needs no position. */
export function moveText(move: HostageRescueMove): string {
  if (move.kind === 'roll') return '~' + move.roll.toString();
  return move.kind === 'pass' ? 'pass' : gridName(BOARD, move.from) + '>' + gridName(BOARD, move.to);
}

/** Moves that error messages show. */
const EXAMPLES: readonly string[] = ['b1>b3', '~5', 'pass'];

/** Errors: `move-space`, `move`. */
export function parseMove(text: string): Result<HostageRescueMove, TextError> {
  if (text === 'pass') return ok<HostageRescueMove>({ kind: 'pass' });
  const face = text.length === 2 && text.charAt(0) === '~' ? FACES.indexOf(text.charAt(1)) + 1 : 0;
  if (face > 0) return ok<HostageRescueMove>({ kind: 'roll', roll: face });
  const path = text.charAt(0) === '~' ? ok<readonly number[]>([]) : parsePath(BOARD, text, '>', EXAMPLES);
  if (!path.ok) return path;
  const [from, to, more] = path.value;
  if (from !== undefined && to !== undefined && more === undefined)
    return ok<HostageRescueMove>({ kind: 'walk', from, to });
  return textError('move', 0, EXAMPLES, { found: text });
}
