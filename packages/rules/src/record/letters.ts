/** What the text of a record is made of: blanks, escapes, tokens, typography that is undone, and comments. */
import { err, ok, type Result, type Values } from '../core/contract.js';
import { wordsOf, past, DIGITS } from '../core/text.js';
import type { Command, Comment, RecordError } from './types.js';

// Blanks and escapes of records.

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

// Undoes typography: editors and blogs replace straight quotes and three dots. Characters are compared as strings,
// since in Lua each is several bytes long.

/** Quotes that may begin the value of a tag. */
const OPENERS: readonly string[] = ['“', '”', '„', '‟', '«', '»', '″', '"'];
/** Quotes that may end one; after a figure typesetters write the sign for inches. */
const CLOSERS: readonly string[] = ['”', '“', '‟', '»', '«', '″', '"'];
const NO_BREAK_SPACES: readonly string[] = ['\u00A0', '\u202F'];
const DASHES: readonly string[] = ['–', '—', '−'];
const ELLIPSIS = '…';
const DOTS: readonly string[] = ['.', ELLIPSIS];

/** Which of some signs stands at an offset; empty for none. */
function signAt(text: string, offset: number, signs: readonly string[]): string {
  return signs.find((sign) => text.substring(offset, offset + sign.length) === sign) ?? '';
}

/** The quote that begins a tag's value at an offset; empty for none. */
export function openerAt(text: string, offset: number): string {
  return signAt(text, offset, OPENERS);
}

/** The quote that may end a tag's value at an offset; empty for none. */
export function closerAt(text: string, offset: number): string {
  return signAt(text, offset, CLOSERS);
}

/** The no-break space at an offset; empty for none. */
export function noBreakAt(text: string, offset: number): string {
  return signAt(text, offset, NO_BREAK_SPACES);
}

/** The offset after dots, each of them one sign or three in one. */
export function pastDots(text: string, start: number): number {
  let offset = start;
  for (let dot = signAt(text, offset, DOTS); dot !== ''; dot = signAt(text, offset, DOTS)) offset += dot.length;
  return offset;
}

/** Dots one by one. */
export function plainDots(text: string): string {
  return text.split(ELLIPSIS).join('...');
}

/** A position or a move as notation has it: minus signs in the place of dashes. */
export function plainDashes(text: string): string {
  let plain = text;
  for (const dash of DASHES) if (plain.includes(dash)) plain = plain.split(dash).join('-');
  return plain;
}

// Errors in records.

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

// Comments of a record: words for people, and commands such as `[%cal b2d4]` for boards.

interface Read {
  readonly comment: Comment;
  readonly end: number;
}

/** Reads `{...}` from its brace on. Errors: `comment-open`, `command`. */
export function readComment(text: string, start: number): Result<Read, RecordError> {
  const commands: Command[] = [];
  const words: string[] = [];
  let offset = start + 1;
  for (;;) {
    const plain = readEscaped(text, offset, '[}');
    words.push(plain.text);
    offset = plain.end + 1;
    if (offset > text.length) return err(recordError(text, 'comment-open', start));
    if (text.charAt(plain.end) === '}') break;
    if (text.charAt(offset) === '%') {
      const command = readEscaped(text, offset + 1, ']}');
      if (text.charAt(command.end) !== ']') return err(recordError(text, 'command', plain.end));
      commands.push(commandOf(command.text, offset + 1));
      words.push(' ');
      offset = command.end + 1;
    } else words.push('[');
  }
  return ok({ comment: { text: oneLine(words.join('')), commands }, end: offset });
}

function commandOf(text: string, offset: number): Command {
  const [name = '', ...rest] = oneLine(text).split(' ');
  const nameEnd = past(text, 0, BLANKS) + name.length;
  return { name, args: rest.join(' '), offset: offset + past(text, nameEnd, BLANKS) };
}

/** A comment as it is written between braces, commands first. */
export function commentText(comment: Comment): string {
  const parts = comment.commands.map(({ name, args }) => '[%' + escaped(oneLine(name + ' ' + args), ']}') + ']');
  // An escaped bracket in front of a per cent sign begins no command
  const words = escaped(oneLine(comment.text), '}').split('[%').join('\\[%');
  if (words !== '') parts.push(words);
  return parts.join(' ');
}

// What the tokens of a record look like, whatever the game.

/** Start of the token that stands for a position set by hand; the position follows, with `_` for its spaces. */
export const SET_TOKEN = '!set:';

/** What may stand after a move as a mark; `$7` and higher have no letters. */
const LETTERS: readonly string[] = ['!', '?', '!!', '??', '!?', '?!'];

/** Whether a token sets a position. All of it is position: no mark is attached to it. */
export function isSetToken(token: string): boolean {
  return token.startsWith(SET_TOKEN);
}

/** The mark that a word is: `!?`, or `$5` for the same; empty when it is none. */
export function markOf(word: string): string {
  if (word.charAt(0) !== '$') return LETTERS.includes(word) ? word : '';
  if (word.length === 1 || past(word, 1, DIGITS) < word.length) return '';
  return (word.length === 2 ? LETTERS[DIGITS.indexOf(word.charAt(1)) - 1] : undefined) ?? word;
}
