/** Positions `BOARD SIDE` and moves `c3`, `pass` of Reversi. */
import { ok } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { gridName, parseSpace } from '../core/grid.js';
import { parseSides, sidesText } from '../core/grid-position.js';
import { fieldsOf, restError } from '../core/text.js';
import { boardOf, PASS, sizeFrom, type ReversiState } from './state.js';

/** The position in one line; it reads back as the same position under the same options. */
export function positionText(state: ReversiState): string {
  return sidesText(boardOf(state.size), state);
}

/** Left out: side `s`. Errors: `position-empty`, those of a board, `side`, `position-rest`. */
export function parsePosition(text: string, options: Options): Result<ReversiState, TextError> {
  const fields = fieldsOf(text);
  const size = sizeFrom(options);
  const sides = parseSides(boardOf(size), fields, '6/6/2sb2/2bs2/6/6 s');
  if (!sides.ok) return sides;
  if (fields.length > 2) return restError(fields[2]);
  return ok({ rng: [1, 1], size, board: sides.value.board, turn: sides.value.turn });
}

/** The space, or `pass`. */
export function moveText(state: ReversiState, move: number): string {
  return move === PASS ? 'pass' : gridName(boardOf(state.size), move);
}

/** Reads a move; `play` decides whether it is legal. */
export function parseMove(state: ReversiState, text: string): Result<number, TextError> {
  return text === 'pass' ? ok(PASS) : parseSpace(boardOf(state.size), text, ['c3', 'pass']);
}
