/** What is wrong with a text that is no position, or no move, of Waffle Wars. Pages fetch it with the first mistake. */
import type { Result, TextError } from '../core/contract.js';
import { fieldError, parseSides, restError } from '../core/grid-errors.js';
import { asRead } from '../core/sides.js';
import type { Mistake } from '../core/sides.js';
import { fieldsOf, textError } from '../core/text.js';
import { BOARD, SPACE_NAMES } from './components.js';
import { PHASES, readHands, readMove, readPhase } from './notation.js';
import type { WaffleWarsMove } from './state.js';

/** Errors: `position-empty`, those of a board and a side, `hands`, `phase`, `position-rest`. */
export function positionError(text: string): Mistake {
  const fields = fieldsOf(text);
  const sides = parseSides(BOARD, fields, '6/6/6/6/6/6 s 18,18 first');
  if (!sides.ok) return sides;
  const [, , hands, phase, rest] = fields;
  if (hands !== undefined && readHands(hands) === undefined) return fieldError('hands', hands, ['18,18']);
  return readPhase(phase) === undefined ? fieldError('phase', phase, PHASES) : restError(rest);
}

/** Error: `move-space`. */
function moveError(text: string): Mistake {
  let offset = 0;
  let wrong = '';
  for (const name of text.split('x')) {
    wrong = name;
    if (!SPACE_NAMES.includes(name)) break;
    offset += name.length + 1;
  }
  return textError('move-space', offset, ['a1-f6', 'b2xd4'], { found: wrong });
}

/** Reads a move, or says what is wrong with it. */
export function parseMove(text: string): Result<WaffleWarsMove, TextError> {
  return asRead(readMove(text), () => moveError(text));
}
