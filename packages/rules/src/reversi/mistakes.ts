/** What is wrong with a text that is no position of Reversi. Pages fetch it with the first mistake. */
import type { Options } from '../core/contract.js';
import { parseSides, restError } from '../core/grid-errors.js';
import type { Mistake } from '../core/sides.js';
import { fieldsOf } from '../core/text.js';
import { boardOf } from './components.js';
import { sizeFrom } from './setup.js';

/** Errors: `position-empty`, those of a board and a side, `position-rest`. */
export function positionError(text: string, options: Options): Mistake {
  const fields = fieldsOf(text);
  const sides = parseSides(boardOf(sizeFrom(options)), fields, '6/6/2sb2/2bs2/6/6 s');
  return sides.ok ? restError(fields[2]) : sides;
}
