/** Errors and violations as one sentence, with the place and the rule. */
import type { TextError, Values, RuleViolation } from '../core/contract.js';
import type { RecordError } from '../record/types.js';
import { hasMessage, format } from './catalogue.js';
import { inList } from './sentences.js';
import type { Catalogue } from './catalogue.js';

/** A wrong text in one sentence: "Character 3: “x” is not a piece. Write a row with s, b or 1-6." */
export function explainTextError(catalogue: Catalogue, error: TextError): string {
  return format(catalogue, 'where.character', { column: error.offset + 1 }) + ': ' + textSentence(catalogue, error);
}

/** Describes an error without its position in the text. */
export function textSentence(catalogue: Catalogue, error: TextError): string {
  return format(catalogue, 'text.' + error.code, { ...error.values, expected: listed(catalogue, error.expected) });
}

/** A wrong record in one sentence, with line and character; a refused move also names its rule. */
export function explainRecordError(catalogue: Catalogue, gameId: string, error: RecordError): string {
  const place = format(catalogue, 'where.line', { line: error.line, column: error.column });
  if (error.violation === undefined) return place + ': ' + textSentence(catalogue, error);
  const why = explainViolation(catalogue, gameId, error.violation);
  return place + ': ' + format(catalogue, 'text.move-refused', { ...error.values, why });
}

/** A refused move in one sentence, with the rule's id where there is one: "c3 is taken. (WW-6)" */
export function explainViolation(catalogue: Catalogue, gameId: string, violation: RuleViolation): string {
  const place = violation.places?.[0];
  const values: Values = place === undefined ? { ...violation.values } : { place, ...violation.values };
  const key = 'violation.' + gameId + '.' + violation.code;
  const words = hasMessage(catalogue, key)
    ? format(catalogue, key, values)
    : format(catalogue, 'violation.' + violation.code, values);
  return violation.rule === '' ? words : words + ' (' + violation.rule + ')';
}

/** "a", "a or b", "a, b or c". */
export function listed(catalogue: Catalogue, words: readonly string[]): string {
  const last = words[words.length - 1];
  if (last === undefined) return '';
  if (words.length === 1) return last;
  const first = inList((key, values) => format(catalogue, key, values), words.slice(0, words.length - 1));
  return format(catalogue, 'list.or', { first, last });
}
