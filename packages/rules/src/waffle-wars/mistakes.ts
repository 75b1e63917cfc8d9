/** What is wrong with a text that is no position of Waffle Wars. Pages fetch it with the first mistake. */
import { fieldError, parseSides, restError } from '../core/grid-errors.js';
import type { Mistake } from '../core/sides.js';
import { fieldsOf } from '../core/text.js';
import { BOARD } from './components.js';
import { PHASES, readHands, readPhase } from './notation.js';

/** Errors: `position-empty`, those of a board and a side, `hands`, `phase`, `position-rest`. */
export function positionError(text: string): Mistake {
  const fields = fieldsOf(text);
  const sides = parseSides(BOARD, fields, '6/6/6/6/6/6 s 18,18 first');
  if (!sides.ok) return sides;
  const [, , hands, phase, rest] = fields;
  if (hands !== undefined && readHands(hands) === undefined) return fieldError('hands', hands, ['18,18']);
  return readPhase(phase) === undefined ? fieldError('phase', phase, PHASES) : restError(rest);
}
