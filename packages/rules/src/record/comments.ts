/** Comments of a record: words for people, and commands such as `[%cal b2d4]` for boards. */
import { err, ok } from '../core/contract.js';
import type { Result } from '../core/contract.js';
import { past } from '../core/text.js';
import { recordError } from './errors.js';
import { BLANKS, escaped, oneLine, readEscaped } from './letters.js';
import type { Command, Comment, RecordError } from './types.js';

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
