/** Positions `BOARD SIDE` of Connect-4, and moves: the space a piece falls to (`c1`), or its column alone (`c`). */
import { yes } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { gridName, gridSpace, gridText, parseGrid, parseSide } from '../core/grid.js';
import { mod } from '../core/math.js';
import { fieldsOf, textError } from '../core/text.js';
import { SIDE_LETTERS } from '../core/two-sides.js';
import { landing, makesFour } from './moves.js';
import { sizeFrom } from './setup.js';
import type { ConnectFourState } from './setup.js';

export function positionText(state: ConnectFourState): string {
  return gridText(state.size, state.board, SIDE_LETTERS) + ' ' + SIDE_LETTERS.charAt(state.turn);
}

/** Left out: side `s`. Errors: `position-empty`, those of a board and a side, `floating`, `position-rest`. */
export function parsePosition(text: string, options: Options): Result<ConnectFourState, TextError> {
  const fields = fieldsOf(text);
  const first = fields[0];
  const size = sizeFrom(options);
  if (first === undefined) return textError('position-empty', 0, ['6/6/6/6/2b3/2s3 s']);
  const board = parseGrid(size, first, SIDE_LETTERS);
  if (!board.ok) return board;
  const floating = board.value.findIndex((piece, space) => piece >= 0 && (board.value[space - size.width] ?? 0) < 0);
  if (floating >= 0) {
    return textError('floating', first.offset, [], { found: gridName(size, floating) });
  }
  const turn = parseSide(fields[1], SIDE_LETTERS);
  if (!turn.ok) return turn;
  const rest = fields[2];
  if (rest !== undefined) {
    return textError('position-rest', rest.offset, [], { found: rest.text });
  }
  const four = board.value.findIndex((piece, space) => piece >= 0 && makesFour(size, board.value, space));
  const open = board.value.filter((piece) => piece < 0).length;
  return yes({ rng: [1, 1], size, board: board.value, turn: turn.value, winner: board.value[four] ?? -1, open });
}

/** The space a piece falls to; the top space of a full column. */
export function moveText(state: ConnectFourState, column: number): string {
  const space = landing(state, column);
  return gridName(state.size, space < 0 ? (state.size.height - 1) * state.size.width + column : space);
}

/** Reads a column letter, or any space of the column a piece would fall into. Error: `move-space`. */
export function parseMove(state: ConnectFourState, text: string): Result<number, TextError> {
  const space = gridSpace(state.size, text.length === 1 ? text + '1' : text);
  const landed = space < 0 ? -1 : landing(state, mod(space, state.size.width));
  if (space < 0 || text.length > 2 || (text.length === 2 && landed >= 0 && landed !== space)) {
    return textError('move-space', 0, ['a', 'c1'], { found: text });
  }
  return yes(mod(space, state.size.width));
}
