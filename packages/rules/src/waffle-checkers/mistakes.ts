/** What is wrong with a text that is no position of Waffle Checkers. Pages fetch it with the first mistake. */
import { parseSides, restError } from '../core/grid-errors.js';
import type { Mistake } from '../core/sides.js';
import { fieldsOf } from '../core/text.js';
import { BOARD, START } from './components.js';

/** Errors: `position-empty`, those of a board and a side, `position-rest`. */
export function positionError(text: string): Mistake {
  const fields = fieldsOf(text);
  const sides = parseSides(BOARD, fields, START + ' s');
  return sides.ok ? restError(fields[2]) : sides;
}
