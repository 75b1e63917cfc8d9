/** Errors in records. */
import type { Values } from '../core/contract.js';
import type { RecordError } from './types.js';

/** An error at an offset of a text, with its line and column counted from 1. */
export function recordError(
  text: string,
  code: string,
  offset: number,
  expected: readonly string[] = [],
  values: Values = {},
): RecordError {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  return { code, offset, expected, values, line, column: offset - start + 1 };
}
