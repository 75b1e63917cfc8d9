/** The lexical level of records: blanks, escapes, tokens, comments, and typography to be undone. */
import { err, ok, type Result, type Values } from '../core/contract.js';
import { wordsOf, past, DIGITS } from '../core/text.js';
import type { Command, Comment, RecordError } from './types.js';

// Blanks and escapes of records.

/** Characters that separate words. */
export const BLANKS = ' \t\n\r\v\f';

/** Each of these ends a line, and so do both together. */
export const LINE_ENDS = '\r\n';

/** What editors put before the text of a file. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Trims a text and collapses every run of blanks to one space. */
export function oneLine(text: string): string {
  return wordsOf(text, BLANKS)
    .map((word) => word.text)
    .join(' ');
}

/** An unescaped text; `end` is the offset of the character that ended it, or the length of the whole text. */
export interface Piece {
  readonly text: string;
  readonly end: number;
}

/** Reads up to one of `enders`. A backslash escapes any of them, and itself. */
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

/** Escapes each of `letters`, and each backslash, with a backslash. */
export function escaped(text: string, letters: string): string {
  return text
    .split('')
    .map((letter) => ((letters + '\\').includes(letter) ? '\\' + letter : letter))
    .join('');
}

// Undoes typography: editors and blogs replace straight quotes and three dots. Characters are compared as strings
// because in Lua each is several bytes long.

/** Opening quotes of a tag's value. */
const OPENERS: readonly string[] = ['“', '”', '„', '‟', '«', '»', '″', '"'];
/** Closing quotes, including the inch sign, which typesetters write after a digit. */
const CLOSERS: readonly string[] = ['”', '“', '‟', '»', '«', '″', '"'];
/** Spaces of typesetters, Unicode's line ends, and the byte order mark, which joined files have inside. */
const TYPESET_BLANKS: readonly string[] = [
  ...['\u00A0', '\u202F', '\u2002', '\u2003', '\u2007', '\u2009', '\u3000'],
  ...['\u200B', '\u0085', '\u2028', '\u2029', BYTE_ORDER_MARK],
];
const DASHES: readonly string[] = ['–', '—', '−', '‐', '‑', '‒', '―'];
const ELLIPSIS = '…';
const DOTS: readonly string[] = ['.', ELLIPSIS];

/** The one of `signs` at an offset; empty for none. */
function signAt(text: string, offset: number, signs: readonly string[]): string {
  return signs.find((sign) => text.substring(offset, offset + sign.length) === sign) ?? '';
}

/** The opening quote of a tag's value at an offset; empty for none. */
export function openerAt(text: string, offset: number): string {
  return signAt(text, offset, OPENERS);
}

/** The closing quote of a tag's value at an offset; empty for none. */
export function closerAt(text: string, offset: number): string {
  return signAt(text, offset, CLOSERS);
}

/** The typesetter's blank at an offset, such as a no-break space; empty for none. */
export function typesetBlankAt(text: string, offset: number): string {
  return signAt(text, offset, TYPESET_BLANKS);
}

/** The offset after blanks of every kind. */
export function pastBlanks(text: string, start: number): number {
  let offset = past(text, start, BLANKS);
  for (let blank = typesetBlankAt(text, offset); blank !== ''; blank = typesetBlankAt(text, offset)) {
    offset = past(text, offset + blank.length, BLANKS);
  }
  return offset;
}

/** Replaces the blanks of typesetters by spaces. */
export function plainBlanks(text: string): string {
  return replaced(text, TYPESET_BLANKS, ' ');
}

/** The offset after a run of dots and ellipsis characters. */
export function pastDots(text: string, start: number): number {
  let offset = start;
  for (let dot = signAt(text, offset, DOTS); dot !== ''; dot = signAt(text, offset, DOTS)) offset += dot.length;
  return offset;
}

/** Replaces ellipsis characters by three dots. */
export function plainDots(text: string): string {
  return text.split(ELLIPSIS).join('...');
}

/** Replaces dashes in a position or a move by the minus signs of the notation. */
export function plainDashes(text: string): string {
  return replaced(text, DASHES, '-');
}

function replaced(text: string, signs: readonly string[], by: string): string {
  let plain = text;
  for (const sign of signs) if (plain.includes(sign)) plain = plain.split(sign).join(by);
  return plain;
}

// Errors in records.

/** Returns an error at an offset of a text, with its line and column from 1. */
export function recordError(
  text: string,
  code: string,
  offset: number,
  expected: readonly string[] = [],
  values: Values = {},
): RecordError {
  const lines = text.substring(0, offset).split('\r\n').join('\n').split('\r').join('\n').split('\n');
  const column = (lines[lines.length - 1] ?? '').length + 1;
  return { code, offset, expected, values, line: lines.length, column };
}

// Comments of a record: text for readers, and commands such as `[%cal b2d4]` for boards.

interface Read {
  readonly comment: Comment;
  readonly end: number;
}

/** Reads `{...}` from its opening brace. Errors: `comment-open`, `command`. */
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

/** The text of a comment between its braces, commands first. */
export function commentText(comment: Comment): string {
  const parts = comment.commands.map(({ name, args }) => '[%' + escaped(oneLine(name + ' ' + args), ']}') + ']');
  // An escaped bracket before a percent sign does not start a command
  const words = escaped(oneLine(comment.text), '}').split('[%').join('\\[%');
  if (words !== '') parts.push(words);
  return parts.join(' ');
}

// Tokens of a record that do not depend on the game.

/** Prefix of the token for a position set by hand; the position follows, with `_` for spaces. */
export const SET_TOKEN = '!set:';

/** The lettered marks after a move, in the order of `$1` to `$6`; `$7` and higher have no letters. */
const LETTERS: readonly string[] = ['!', '?', '!!', '??', '!?', '?!'];

/** Whether a token sets a position. It has no mark attached: the rest of the token is the position. */
export function isSetToken(token: string): boolean {
  return token.startsWith(SET_TOKEN);
}

/** The mark a word denotes, such as `!?`, or `$5` for the same; empty for none. */
export function markOf(word: string): string {
  if (word.charAt(0) !== '$') return LETTERS.includes(word) ? word : '';
  if (word.length === 1 || past(word, 1, DIGITS) < word.length) return '';
  return (word.length === 2 ? LETTERS[DIGITS.indexOf(word.charAt(1)) - 1] : undefined) ?? word;
}
