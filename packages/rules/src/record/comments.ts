/** Comments of a record: words for people, and commands such as `[%cal b2d4]` for boards. */
import { no, yes } from '../core/contract.js';
import type { Result } from '../core/contract.js';
import { recordError } from './errors.js';
import type { Command, Comment, RecordError } from './types.js';

/** In a comment a backslash before one of these means the letter itself. */
const ESCAPED = '}[]\\';
const BLANKS = ' \t\n\r\v\f';

/** A piece of a text with its escapes resolved; `end` is the offset of the letter that ends it, or the text's length. */
interface Piece {
  readonly text: string;
  readonly end: number;
}

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
    const plain = readPlain(text, offset, '}', true);
    words.push(plain.text);
    offset = plain.end;
    if (offset >= text.length) return no(recordError(text, 'comment-open', start));
    if (text.charAt(offset) === '}') break;
    const command = readPlain(text, offset + 2, ']}', false);
    if (text.charAt(command.end) !== ']') return no(recordError(text, 'command', offset));
    commands.push(commandOf(command.text, offset + 2));
    offset = command.end + 1;
  }
  return yes({ comment: { text: oneLine(words.join(' ')), commands }, end: offset + 1 });
}

/** Reads up to one of the letters of `enders`, or, if asked, up to a command; backslashes before `ESCAPED` are dropped. */
function readPlain(text: string, start: number, enders: string, toCommand: boolean): Piece {
  const parts: string[] = [];
  let from = start;
  let offset = start;
  while (offset < text.length) {
    const letter = text.charAt(offset);
    if (letter === '\\' && isEscaped(text, offset + 1)) {
      parts.push(text.substring(from, offset));
      from = offset + 1;
      offset += 2;
      continue;
    }
    if (enders.includes(letter) || (toCommand && letter === '[' && text.charAt(offset + 1) === '%')) break;
    offset++;
  }
  parts.push(text.substring(from, offset));
  return { text: parts.join(''), end: offset };
}

function isEscaped(text: string, offset: number): boolean {
  return offset < text.length && ESCAPED.includes(text.charAt(offset));
}

/** Reads `; ...` to the end of its line. */
export function readLineComment(text: string, start: number): Read {
  const newline = text.indexOf('\n', start);
  const end = newline < 0 ? text.length : newline;
  return { comment: { text: oneLine(text.substring(start + 1, end)), commands: [] }, end };
}

function commandOf(text: string, offset: number): Command {
  const words = oneLine(text);
  const blank = words.indexOf(' ');
  const name = blank < 0 ? words : words.substring(0, blank);
  const args = blank < 0 ? '' : words.substring(blank + 1);
  return { name, args, offset: offset + Math.max(0, text.indexOf(args, name.length)) };
}

/** A comment as it is written between braces, commands first. */
export function commentText(comment: Comment): string {
  const parts = comment.commands.map(
    (command) => '[%' + escaped(oneLine(command.name + ' ' + command.args), ']}', false) + ']',
  );
  const words = oneLine(comment.text);
  if (words !== '') parts.push(escaped(words, '}', true));
  return parts.join(' ');
}

/** The text with a backslash before what `readPlain`, asked in the same way, would stop at or take for an escape. */
function escaped(text: string, enders: string, toCommand: boolean): string {
  const parts: string[] = [];
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    const command = toCommand && letter === '[' && text.charAt(i + 1) === '%';
    // A backslash at the end would escape the bracket or brace that follows
    const slash = letter === '\\' && (i + 1 === text.length || isEscaped(text, i + 1));
    if (!command && !slash && !enders.includes(letter)) continue;
    parts.push(text.substring(from, i), '\\');
    from = i;
  }
  parts.push(text.substring(from));
  return parts.join('');
}

/** The text with every run of blanks as one space, and none at its ends. */
export function oneLine(text: string): string {
  const words: string[] = [];
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    if (i < text.length && !BLANKS.includes(text.charAt(i))) continue;
    if (i > start) words.push(text.substring(start, i));
    start = i + 1;
  }
  return words.join(' ');
}
