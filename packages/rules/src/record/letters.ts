/** Blanks and escapes of records. */
import { wordsOf } from '../core/text.js';

/** What separates words. */
export const BLANKS = ' \t\n\r\v\f';

/** The text with every run of blanks as one space, and none at its ends. */
export function oneLine(text: string): string {
  return wordsOf(text, BLANKS)
    .map((word) => word.text)
    .join(' ');
}

/** A text with its escapes resolved; `end` is the offset of the letter that ends it, or the length of the whole text. */
export interface Piece {
  readonly text: string;
  readonly end: number;
}

/** Reads up to one of `enders`. A backslash before one of them, or before a backslash, means the letter itself. */
export function readEscaped(text: string, start: number, enders: string): Piece {
  const parts: string[] = [];
  let from = start;
  let end = start;
  while (end < text.length && !enders.includes(text.charAt(end))) {
    if (text.charAt(end) === '\\' && end + 1 < text.length && (enders + '\\').includes(text.charAt(end + 1))) {
      parts.push(text.substring(from, end));
      end++;
      from = end;
    }
    end++;
  }
  parts.push(text.substring(from, end));
  return { text: parts.join(''), end };
}

/** The text with a backslash before each of `letters` and each backslash. */
export function escaped(text: string, letters: string): string {
  return text
    .split('')
    .map((letter) => ((letters + '\\').includes(letter) ? '\\' + letter : letter))
    .join('');
}
