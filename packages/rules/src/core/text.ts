/** Helpers for parsing notation without regular expressions, which Lua does not have. */
import { err } from './contract.js';
import type { TextError, Values } from './contract.js';

/** Digits by value. */
export const DIGITS = '0123456789';

/** Reads a whole number of up to ten digits. Undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  if (text.length === 0 || text.length > 10) return undefined;
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = DIGITS.indexOf(text.charAt(i));
    if (digit < 0) return undefined;
    value = value * 10 + digit;
  }
  return value;
}

/** The offset of the first character from `start` that is not in `letters`; the text's length when there is none. */
export function past(text: string, start: number, letters: string): number {
  let offset = start;
  while (offset < text.length && letters.includes(text.charAt(offset))) offset++;
  return offset;
}

/** The offset of the first character from `start` that is in `letters`; the text's length when there is none. */
export function upTo(text: string, start: number, letters: string): number {
  let offset = start;
  while (offset < text.length && !letters.includes(text.charAt(offset))) offset++;
  return offset;
}

/** A field of a position text and its offset. */
export interface Field {
  readonly text: string;
  readonly offset: number;
}

/** Splits a position text at runs of spaces and underscores (URLs use `_` for a space). */
export function fieldsOf(text: string): Field[] {
  return wordsOf(text, ' _\t\n\r');
}

/** Splits a text at runs of the characters in `blanks`. */
export function wordsOf(text: string, blanks: string): Field[] {
  const words: Field[] = [];
  let start = 0;
  for (let end = 0; end <= text.length; end++) {
    if (end < text.length && !blanks.includes(text.charAt(end))) continue;
    if (end > start) words.push({ text: text.substring(start, end), offset: start });
    start = end + 1;
  }
  return words;
}

/** Splits a field at the separator; each part has its offset. Empty for an omitted field or `-`. */
export function partsOf(field: Field | undefined, separator: string): Field[] {
  if (field === undefined || field.text === '-') return [];
  const parts: Field[] = [];
  let offset = field.offset;
  for (const text of field.text.split(separator)) {
    parts.push({ text, offset });
    offset += text.length + 1;
  }
  return parts;
}

/** A failed result for text. */
interface FailedText {
  readonly ok: false;
  readonly error: TextError;
}

/** Returns an error in a text. */
export function textError(code: string, offset: number, expected: readonly string[], values?: Values): FailedText {
  return err(values === undefined ? { code, offset, expected } : { code, offset, expected, values });
}

/** Returns an error about a whole field. */
export function fieldError(code: string, field: Field | undefined, expected: readonly string[]): FailedText {
  return textError(code, field?.offset ?? 0, expected, { found: field?.text ?? '' });
}

/** Returns the error for a surplus field: `position-rest`. */
export function restError(field: Field | undefined): FailedText {
  return fieldError('position-rest', field, []);
}
