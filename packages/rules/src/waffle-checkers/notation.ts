/** Positions `BOARD SIDE` and moves `a2>a3`, `b2xd4xf6` of Waffle Checkers. */
import { ok } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { gridName, parsePath } from '../core/grid.js';
import { parseSides, sidesText } from '../core/grid-position.js';
import { fieldsOf, restError, textError } from '../core/text.js';
import { placed } from './moves.js';
import { BOARD, type WaffleCheckersMove, type WaffleCheckersState } from './state.js';

/** The field of a game drawn by repetition, which the position alone does not show. */
const DRAWN = 'draw';

/** The position in one line; it leaves out earlier positions, which count for repetition. */
export function positionText(state: WaffleCheckersState): string {
  const text = sidesText(BOARD, state);
  return state.end === 'repetition' ? text + ' ' + DRAWN : text;
}

/** Left out: side `s`. Errors: `position-empty`, those of a board, `side`, `position-rest`. */
export function parsePosition(text: string): Result<WaffleCheckersState, TextError> {
  const fields = fieldsOf(text);
  const sides = parseSides(BOARD, fields, 'bbbbbb/bbbbbb/6/6/ssssss/ssssss s');
  if (!sides.ok) return sides;
  const isDrawn = fields[2]?.text === DRAWN;
  if (fields.length > (isDrawn ? 3 : 2)) return restError(fields[2]);
  const state = placed([1, 1], sides.value.board, sides.value.turn);
  return ok(isDrawn && state.end === 'going-on' ? { ...state, end: 'repetition' } : state);
}

/** Spaces joined by `>` for a step and by `x` for jumps. */
export function moveText(move: WaffleCheckersMove): string {
  return move.path.map((space) => gridName(BOARD, space)).join(move.kind === 'step' ? '>' : 'x');
}

/** Moves that error messages show. */
const EXAMPLES: readonly string[] = ['a2>a3', 'b2xd4', 'b2xd4xf6'];

/** Errors: `move-space`, `move`. */
export function parseMove(text: string): Result<WaffleCheckersMove, TextError> {
  const kind = text.includes('>') ? 'step' : 'jump';
  const path = parsePath(BOARD, text, kind === 'step' ? '>' : 'x', EXAMPLES);
  if (!path.ok) return path;
  if (path.value.length >= 2) return ok({ kind, path: path.value });
  return textError('move', 0, EXAMPLES, { found: text });
}
