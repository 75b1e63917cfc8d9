/** Positions `BOARD SIDE LAST,LAST` of Snake, and moves: the space that gets a piece (`c3`). */
import { ok } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { gridName, parseSpace } from '../core/grid.js';
import { parseSides, placesText, readPlaces, sidesText } from '../core/grid-position.js';
import { fieldError, fieldsOf, restError } from '../core/text.js';
import { BOARD, type SnakeState } from './state.js';

/** The position in one line; LAST is `-` for a side without a piece. */
export function positionText(state: SnakeState): string {
  return sidesText(BOARD, state) + ' ' + placesText(BOARD, state.last);
}

/** Left out: side `s`, last pieces `-,-`. Errors: `position-empty`, those of a board, `side`, `last`, `position-rest`. */
export function parsePosition(text: string): Result<SnakeState, TextError> {
  const fields = fieldsOf(text);
  const sides = parseSides(BOARD, fields, '6/6/6/6/6/6 s -,-');
  if (!sides.ok) return sides;
  const { board, turn } = sides.value;
  const last = readPlaces(BOARD, fields[2], board);
  if (last === undefined) return fieldError('last', fields[2], ['c3,d4', '-,-']);
  return fields.length > 3 ? restError(fields[3]) : ok({ rng: [1, 1], board, last, turn });
}

/** The space that gets a piece. */
export function moveText(space: number): string {
  return gridName(BOARD, space);
}

/** Reads a move; `play` decides whether it is legal. Error: `move-space`. */
export function parseMove(text: string): Result<number, TextError> {
  return parseSpace(BOARD, text, ['c3']);
}
