/** Tags of a record. */
import { past, upTo } from '../core/text.js';
import { BLANKS, readEscaped, closerAt, noBreakAt, openerAt } from './letters.js';
import type { GameRecord, Tag } from './types.js';

/** The tag with a name; one with an empty value when there is none, which means the same. */
export function tagOf(record: GameRecord, name: string): Tag {
  return record.tags.find((tag) => tag.name === name) ?? { name, value: '', offset: 0 };
}

/** What was read of a text, and the offset after it. */
interface Read {
  readonly tag: Tag;
  readonly end: number;
}

/** Reads `[Name "value"]` from its bracket on; undefined for anything else. */
export function readTag(text: string, start: number): Read | undefined {
  const nameStart = past(text, start + 1, BLANKS);
  const nameEnd = upTo(text, nameStart, BLANKS + '"[]');
  const quote = past(text, nameEnd, BLANKS);
  if (nameEnd === nameStart) return undefined;
  const read = readPlain(text, quote) ?? readTypeset(text, quote);
  return read && { tag: { name: text.substring(nameStart, nameEnd), ...read.value }, end: read.end };
}

/** The value of a tag with the offset where it begins, and the offset after the bracket. */
interface ReadValue {
  readonly value: Pick<Tag, 'value' | 'offset'>;
  readonly end: number;
}

/** A value between straight quotes, with `\"` and `\\` in it, which ends on its line. */
function readPlain(text: string, quote: number): ReadValue | undefined {
  if (text.charAt(quote) !== '"') return undefined;
  const { text: value, end: last } = readEscaped(text, quote + 1, '"\n');
  const end = past(text, last + 1, BLANKS);
  const isClosed = text.charAt(last) === '"' && text.charAt(end) === ']';
  return isClosed ? { value: { value, offset: quote + 1 }, end: end + 1 } : undefined;
}

/** A value between quotes that a typesetter has bent. It ends at the first that stands before the bracket. */
function readTypeset(text: string, quote: number): ReadValue | undefined {
  const opener = openerAt(text, quote);
  if (opener === '') return undefined;
  const start = pastSpaces(text, quote + opener.length);
  for (let at = start; at < text.length && text.charAt(at) !== '\n'; at++) {
    const closer = closerAt(text, at);
    const end = past(text, at + closer.length, BLANKS);
    // Between two straight ones it was no typesetter that is to blame
    if (closer === '' || (opener === '"' && closer === '"') || text.charAt(end) !== ']') continue;
    return { value: { value: typesetValue(text.substring(start, at)), offset: start }, end: end + 1 };
  }
  return undefined;
}

/** French quotes stand apart from their words. */
function pastSpaces(text: string, start: number): number {
  return start + noBreakAt(text, start).length;
}

/** A value without the space before its quote, and without the backslashes before quotes in it. */
function typesetValue(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const isEnd = noBreakAt(text, at).length === text.length - at;
    const isEscape = text.charAt(at) === '\\' && (text.charAt(at + 1) === '\\' || closerAt(text, at + 1) !== '');
    if (!isEnd && !isEscape) continue;
    parts.push(text.substring(from, at));
    from = isEnd ? text.length : at + 1;
    at++;
  }
  parts.push(text.substring(from));
  return parts.join('');
}
