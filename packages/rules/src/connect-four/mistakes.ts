/** What is wrong with a text that is no position of Connect-4. Pages fetch it with the first mistake. */
import type { Options } from '../core/contract.js';
import { parseSides, restError } from '../core/grid-errors.js';
import type { Mistake } from '../core/sides.js';
import { gridName } from '../core/grid.js';
import { fieldsOf, textError } from '../core/text.js';
import { floatingSpace } from './notation.js';
import { sizeFrom } from './setup.js';

/** Errors: `position-empty`, those of a board and a side, `floating`, `position-rest`. */
export function positionError(text: string, options: Options): Mistake {
  const fields = fieldsOf(text);
  const size = sizeFrom(options);
  const sides = parseSides(size, fields, '6/6/6/6/2b3/2s3 s');
  if (!sides.ok) return sides;
  const floating = floatingSpace(size, sides.value.board);
  if (floating < 0) return restError(fields[2]);
  return textError('floating', fields[0]?.offset ?? 0, [], { found: gridName(size, floating) });
}
