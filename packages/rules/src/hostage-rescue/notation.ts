/**
 * Positions `BOARD SIDE MOVED` of Hostage Rescue: the side field is `s` before the roll, `s:5` after it, `s:6-2` when 2 of a
 * split 6 are left; MOVED is the piece that made the first part, or `rescued`. Moves: `~5`, `b1>b3`, `pass`.
 */
import { yes } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { gridName, gridSpace, gridText, readGrid } from '../core/grid.js';
import { parsePath } from '../core/spaces.js';
import { textError } from '../core/text.js';
import type { Field } from '../core/text.js';
import { SIDE_LETTERS } from '../core/two-sides.js';
import { BOARD } from './components.js';
import { start } from './setup.js';
import type { HostageRescueMove, HostageRescueState } from './setup.js';

const FACES = '123456';
/** The last field of a position whose side to move has freed its hostage or carried its flag home. */
export const RESCUED = 'rescued';
/** The last field of a position without either; it may be left out. */
export const NOBODY = '-';

/** The last field of a position: the piece that made the first part of a split roll, or `rescued`; `-` for neither. */
export function lastText({ moved, rescued }: HostageRescueState): string {
  return rescued ? RESCUED : moved < 0 ? NOBODY : gridName(BOARD, moved);
}

/** The first two fields of a position. */
export function standingText({ board, turn, roll, left }: HostageRescueState): string {
  const split = left > 0 ? '-' + left.toString() : '';
  const rolled = roll > 0 ? ':' + roll.toString() + split : '';
  return gridText(BOARD, board, SIDE_LETTERS) + ' ' + SIDE_LETTERS.charAt(turn) + rolled;
}

/** The position in one line; who carries a flag is written by `flag.ts`. */
export function positionText(state: HostageRescueState): string {
  const last = lastText(state);
  return standingText(state) + (last === NOBODY ? '' : ' ' + last);
}

/** Left out: side `s` before its roll, nothing moved. Undefined for what is no position; `mistakes.ts` says why. */
export function readPosition(fields: readonly Field[]): HostageRescueState | undefined {
  const board = readGrid(BOARD, fields[0]?.text ?? '', SIDE_LETTERS);
  const side = readRoll(fields[1]?.text ?? 's');
  if (board === undefined || side === undefined || fields.length > 3) return undefined;
  return withLast({ ...start([1, 1], board, 'rescue'), ...side }, fields[2]?.text ?? NOBODY);
}

/** Undefined for a text that is no last field in this position. */
function withLast(state: HostageRescueState, text: string): HostageRescueState | undefined {
  if (text === NOBODY) return state;
  if (text === RESCUED) return state.roll === 0 ? { ...state, rescued: true } : undefined;
  const moved = text.length === 2 ? gridSpace(BOARD, text) : -1;
  return moved >= 0 && state.left > 0 && state.board[moved] === state.turn ? { ...state, moved } : undefined;
}

/** Side, roll, and what is left of it. Undefined for a text that is no second field. */
export function readRoll(text: string): Pick<HostageRescueState, 'turn' | 'roll' | 'left'> | undefined {
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
