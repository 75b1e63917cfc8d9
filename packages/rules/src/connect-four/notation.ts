/** Positions `BOARD SIDE` of Connect-4, and moves: the space a piece falls to (`c1`), or its column alone (`c`). */
import { ok } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { gridName, gridSpace } from '../core/grid.js';
import { mod } from '../core/math.js';
import { parseSides, sidesText } from '../core/grid-position.js';
import { fieldsOf, restError, textError } from '../core/text.js';
import { landing, makesFour } from './moves.js';
import { sizeFrom, type ConnectFourState } from './state.js';

/** The position in one line; it reads back as the same position under the same options. */
export function positionText(state: ConnectFourState): string {
  return sidesText(state.size, state);
}

/** Left out: side `s`. Errors: `position-empty`, those of a board, `side`, `position-rest`. */
export function parsePosition(text: string, options: Options): Result<ConnectFourState, TextError> {
  const fields = fieldsOf(text);
  const size = sizeFrom(options);
  const sides = parseSides(size, fields, '6/6/6/6/2b3/2s3 s');
  if (!sides.ok) return sides;
  const { board, turn } = sides.value;
  if (fields.length > 2) return restError(fields[2]);
  const four = board.findIndex((piece, space) => piece >= 0 && makesFour(size, board, space));
  const open = board.filter((piece) => piece < 0).length;
  return ok({ rng: [1, 1], size, board, turn, winner: board[four] ?? -1, open });
}

/** The space a piece falls to; the top space of a full column. */
export function moveText(state: ConnectFourState, column: number): string {
  const space = landing(state, column);
  return gridName(state.size, space < 0 ? (state.size.height - 1) * state.size.width + column : space);
}

/** Reads a column letter, or the space that a piece put into the column falls to. Errors: `move-space`, `move-falls`. */
export function parseMove(state: ConnectFourState, text: string): Result<number, TextError> {
  const space = gridSpace(state.size, text.length === 1 ? text + '1' : text);
  if (space < 0 || text.length > 2) return textError('move-space', 0, ['a', 'c1'], { found: text });
  const column = mod(space, state.size.width);
  const landed = landing(state, column);
  if (text.length === 1 || landed < 0 || landed === space) return ok(column);
  return textError('move-falls', 0, [text.charAt(0), gridName(state.size, landed)], { found: text });
}
