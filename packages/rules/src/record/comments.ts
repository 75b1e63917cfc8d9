/** Comments of a record: words for people, and commands such as `[%cal b2d4]` for boards. */
import { no, yes } from '../core/contract.js';
import type { Result } from '../core/contract.js';
import { recordError } from './errors.js';
import type { Command, Comment, RecordError } from './types.js';

/** In a comment a backslash before one of these means the letter itself. */
const ESCAPED = '}[\\';

interface Read {
  readonly comment: Comment;
  readonly end: number;
}

/** Reads `{...}` from its brace on. Errors: `comment-open`, `command`. */
export function readComment(text: string, start: number): Result<Read, RecordError> {
  const commands: Command[] = [];
  const words: string[] = [];
  let offset = start + 1;
  let plain = offset;
  for (; text.charAt(offset) !== '}'; offset++) {
    if (offset >= text.length) return no(recordError(text, 'comment-open', start));
    if (text.charAt(offset) === '\\' && offset + 1 < text.length && ESCAPED.includes(text.charAt(offset + 1))) {
      words.push(text.substring(plain, offset));
      offset++;
      plain = offset;
    } else if (text.charAt(offset) === '[' && text.charAt(offset + 1) === '%') {
      const close = text.indexOf(']', offset);
      if (close < 0) return no(recordError(text, 'command', offset));
      words.push(text.substring(plain, offset), ' ');
      commands.push(commandOf(text.substring(offset + 2, close)));
      offset = close;
      plain = offset + 1;
    }
  }
  words.push(text.substring(plain, offset));
  return yes({ comment: { text: oneLine(words.join('')), commands }, end: offset + 1 });
}

/** Reads `; ...` to the end of its line. */
export function readLineComment(text: string, start: number): Result<Read, RecordError> {
  const newline = text.indexOf('\n', start);
  const end = newline < 0 ? text.length : newline;
  return yes({ comment: { text: oneLine(text.substring(start + 1, end)), commands: [] }, end });
}

function commandOf(text: string): Command {
  const words = oneLine(text);
  const blank = words.indexOf(' ');
  return blank < 0 ? { name: words, args: '' } : { name: words.substring(0, blank), args: words.substring(blank + 1) };
}

/** A comment as it is written between braces, commands first. */
export function commentText(comment: Comment): string {
  const parts = comment.commands.map((command) => '[%' + (command.name + ' ' + command.args).trim() + ']');
  const words = oneLine(comment.text);
  if (words !== '') parts.push(escaped(words));
  return parts.join(' ');
}

function escaped(text: string): string {
  let result = '';
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    const bracket = letter === '[' && text.charAt(i + 1) === '%';
    const slash = letter === '\\' && ESCAPED.includes(text.charAt(i + 1)) && i + 1 < text.length;
    result += letter === '}' || bracket || slash ? '\\' + letter : letter;
  }
  return result;
}

/** The text with every run of blanks as one space, and none at its ends. */
export function oneLine(text: string): string {
  const words: string[] = [];
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    if (i < text.length && !' \t\n\r\v\f'.includes(text.charAt(i))) continue;
    if (i > start) words.push(text.substring(start, i));
    start = i + 1;
  }
  return words.join(' ');
}
