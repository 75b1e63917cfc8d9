/** Positions `BOARD SIDE` and moves `a2>a3`, `b2xd4xf6` of Waffle Checkers. */
import { yes } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { gridName, gridText, parseGrid, parseSide } from '../core/grid.js';
import { parsePath } from '../core/spaces.js';
import { fieldsOf, textError } from '../core/text.js';
import { SIDE_LETTERS } from '../core/two-sides.js';
import { BOARD } from './components.js';
import { settled } from './moves.js';
import type { WaffleCheckersMove, WaffleCheckersState } from './setup.js';

/** A game drawn by repetition says so, since its position alone cannot. */
const DRAWN = 'draw';

export function positionText(state: WaffleCheckersState): string {
  const text = gridText(BOARD, state.board, SIDE_LETTERS) + ' ' + SIDE_LETTERS.charAt(state.turn);
  return state.end === 'repetition' ? text + ' ' + DRAWN : text;
}

/** Left out: side `s`. Errors: `position-empty`, those of a board and a side, `position-rest`. */
export function parsePosition(text: string): Result<WaffleCheckersState, TextError> {
  const fields = fieldsOf(text);
  const first = fields[0];
  if (first === undefined) return textError('position-empty', 0, ['bbbbbb/bbbbbb/6/6/ssssss/ssssss s']);
  const board = parseGrid(BOARD, first, SIDE_LETTERS);
  if (!board.ok) return board;
  const turn = parseSide(fields[1], SIDE_LETTERS);
  if (!turn.ok) return turn;
  const state = settled({ rng: [1, 1], board: board.value, turn: turn.value, seen: [], end: 'going-on' }, true);
  const last = fields[2];
  if (last === undefined) return yes(state);
  const drawn = last.text === DRAWN && fields.length === 3;
  if (!drawn) return textError('position-rest', last.offset, [], { found: last.text });
  return yes(state.end === 'going-on' ? { ...state, end: 'repetition' } : state);
}

export function moveText(move: WaffleCheckersMove): string {
  return move.path.map((space) => gridName(BOARD, space)).join(move.kind === 'step' ? '>' : 'x');
}

/** Errors: `move-space`, `move`. */
export function parseMove(text: string): Result<WaffleCheckersMove, TextError> {
  const kind = text.includes('>') ? 'step' : 'jump';
  const path = parsePath(BOARD, text, kind === 'step' ? '>' : 'x');
  if (!path.ok) return path;
  if (path.value.length >= 2) return yes({ kind, path: path.value });
  return textError('move', 0, ['a2>a3', 'b2xd4', 'b2xd4xf6'], { found: text });
}
