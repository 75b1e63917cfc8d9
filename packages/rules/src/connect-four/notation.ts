/** Positions `BOARD SIDE` of Connect-4, and moves: the space a piece falls to (`c1`), or its column alone (`c`). */
import { yes } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { gridName, gridSpace } from '../core/grid.js';
import type { GridSize } from '../core/grid.js';
import { mod } from '../core/math.js';
import { readSides, sidesText } from '../core/sides.js';
import { fieldsOf, textError } from '../core/text.js';
import { landing, makesFour } from './moves.js';
import { sizeFrom } from './setup.js';
import type { ConnectFourState } from './setup.js';

/** The position in one line; reading it back under the same options gives the same position. */
export function positionText(state: ConnectFourState): string {
  return sidesText(state.size, state);
}

/** Left out: side `s`. Undefined for what is no position; `positionError` says why. */
export function readPosition(text: string, options: Options): ConnectFourState | undefined {
  const fields = fieldsOf(text);
  const size = sizeFrom(options);
  const sides = readSides(size, fields);
  if (sides === undefined || fields.length > 2 || floatingSpace(size, sides.board) >= 0) return undefined;
  const { board, turn } = sides;
  const four = board.findIndex((piece, space) => piece >= 0 && makesFour(size, board, space));
  const open = board.filter((piece) => piece < 0).length;
  return { rng: [1, 1], size, board, turn, winner: board[four] ?? -1, open };
}

/** A piece with nothing under it; -1 when all lie on something. */
export function floatingSpace({ width }: GridSize, board: readonly number[]): number {
  return board.findIndex((piece, space) => piece >= 0 && (board[space - width] ?? 0) < 0);
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
