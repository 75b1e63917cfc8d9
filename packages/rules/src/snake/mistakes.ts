/** What is wrong with a text that is no position of Snake. Pages fetch it with the first mistake. */
import { fieldError, parseSides, restError } from '../core/grid-errors.js';
import type { Mistake } from '../core/sides.js';
import { readPlaces } from '../core/sides.js';
import { fieldsOf } from '../core/text.js';
import { BOARD } from './components.js';

/** Errors: `position-empty`, those of a board and a side, `last`, `position-rest`. */
export function positionError(text: string): Mistake {
  const fields = fieldsOf(text);
  const sides = parseSides(BOARD, fields, '6/6/6/6/6/6 s -,-');
  if (!sides.ok) return sides;
  const last = fields[2];
  if (last !== undefined && readPlaces(BOARD, last, sides.value.board) === undefined) {
    return fieldError('last', last, ['c3,d4', '-,-']);
  }
  return restError(fields[3]);
}
