/** Reads records: PGN-like text into trees of moves. Knows no game, keeps everything it reads, and never throws. */
import { no, yes } from '../core/contract.js';
import type { Result, Values } from '../core/contract.js';
import { readComment, readLineComment } from './comments.js';
import { recordError } from './errors.js';
import type { Comment, GameRecord, RecordError, RecordNode, Tag } from './types.js';

/** How deep variations may be nested. */
const DEEPEST = 200;
const BLANKS = ' \t\n\r\v\f';
const DIGITS = '0123456789';
const MARK_LETTERS = '!?';
/** What `$1` to `$6` mean. */
const NUMBERED_MARKS: readonly string[] = ['', '!', '?', '!!', '??', '!?', '?!'];
/** Start of the token for a position set by hand; its text may hold any letter but a blank. */
const SET = '!set:';

/** A node while it is being read. */
interface OpenNode extends RecordNode {
  readonly marks: string[];
  readonly after: Comment[];
  readonly next: OpenNode[];
}

/** A line of play while it is being read: the moves it hangs on, and its last move. */
interface Line {
  readonly open: number;
  parent: OpenNode[];
  last: OpenNode | undefined;
  readonly before: Comment[];
}

/**
 * Reads all games of a text. An error is given for the whole text: no game is half read. Codes: `tag`, `comment-open`,
 * `comment-close`, `command`, `variation-open`, `variation-close`, `variation-empty`, `variation-first`,
 * `variation-depth`, `mark-first`, `no-game`.
 */
export function parseRecords(text: string): Result<readonly GameRecord[], RecordError> {
  const games: GameRecord[] = [];
  let offset = text.charAt(0) === '\uFEFF' ? 1 : 0;
  for (;;) {
    offset = skipBlanks(text, offset);
    if (offset >= text.length) break;
    const game = parseGame(text, offset);
    if (!game.ok) return game;
    games.push(game.value.game);
    offset = game.value.end;
  }
  return games.length === 0 ? no(recordError(text, 'no-game', 0)) : yes(games);
}

function parseGame(text: string, start: number): Result<{ game: GameRecord; end: number }, RecordError> {
  const tags: Tag[] = [];
  let offset = start;
  while (text.charAt(offset) === '[') {
    const tag = parseTag(text, offset);
    if (!tag.ok) return tag;
    tags.push(tag.value.tag);
    offset = skipBlanks(text, tag.value.end);
  }
  return parseMoves(text, offset, tags);
}

/** `[Name "value"]`, with `\"` and `\\` in the value. */
function parseTag(text: string, start: number): Result<{ tag: Tag; end: number }, RecordError> {
  let offset = skipBlanks(text, start + 1);
  const nameStart = offset;
  while (offset < text.length && !(BLANKS + '"]').includes(text.charAt(offset))) offset++;
  const name = text.substring(nameStart, offset);
  offset = skipBlanks(text, offset);
  if (name === '' || text.charAt(offset) !== '"') return wrongTag(text, start);
  const valueStart = offset + 1;
  let value = '';
  for (offset = valueStart; text.charAt(offset) !== '"'; offset++) {
    if (offset >= text.length) return wrongTag(text, start);
    if (text.charAt(offset) === '\\' && '"\\'.includes(text.charAt(offset + 1)) && offset + 1 < text.length) offset++;
    value += text.charAt(offset);
  }
  offset = skipBlanks(text, offset + 1);
  if (text.charAt(offset) !== ']') return wrongTag(text, start);
  return yes({ tag: { name, value, offset: valueStart }, end: offset + 1 });
}

function wrongTag(text: string, offset: number): Result<never, RecordError> {
  return no(recordError(text, 'tag', offset, ['[Name "value"]']));
}

function parseMoves(
  text: string,
  start: number,
  tags: readonly Tag[],
): Result<{ game: GameRecord; end: number }, RecordError> {
  const roots: OpenNode[] = [];
  const intro: Comment[] = [];
  const lines: Line[] = [{ open: start, parent: roots, last: undefined, before: [] }];
  let number = '';
  let offset = start;
  for (;;) {
    offset = skipBlanks(text, offset);
    const line = lines[lines.length - 1];
    const letter = text.charAt(offset);
    if (line === undefined || offset >= text.length || (letter === '[' && lines.length === 1)) break;
    if (letter === '{' || letter === ';') {
      const comment = letter === '{' ? readComment(text, offset) : readLineComment(text, offset);
      if (!comment.ok) return comment;
      const opening = lines.length === 1 ? intro : line.before;
      (line.last === undefined ? opening : line.last.after).push(comment.value.comment);
      offset = comment.value.end;
    } else if (letter === '}') {
      return problem(text, 'comment-close', offset);
    } else if (letter === '(') {
      if (line.last === undefined) return problem(text, 'variation-first', offset);
      if (lines.length > DEEPEST) return problem(text, 'variation-depth', offset, { wanted: DEEPEST });
      lines.push({ open: offset, parent: line.parent, last: undefined, before: [] });
      offset++;
    } else if (letter === ')') {
      if (lines.length === 1) return problem(text, 'variation-close', offset);
      if (line.last === undefined) return problem(text, 'variation-empty', line.open);
      lines.pop();
      offset++;
    } else {
      const end = endOfWord(text, offset);
      const word = text.substring(offset, end);
      if (word === '*') {
        offset = end;
        break;
      }
      const marks = marksOf(word);
      const digits = numberEnd(word);
      if (marks !== undefined) {
        if (line.last === undefined) return problem(text, 'mark-first', offset, { found: word });
        line.last.marks.push(marks);
        offset = end;
      } else if (digits > 0) {
        number = word.substring(0, digits);
        offset += digits;
      } else {
        addMove(line, word, number, offset);
        number = '';
        offset = end;
      }
    }
  }
  const open = lines[lines.length - 1];
  if (lines.length > 1 && open !== undefined) return problem(text, 'variation-open', open.open);
  return yes({ game: { tags, intro, next: roots }, end: offset });
}

/** Puts a move at the end of its line; from then on the line's variations hang beside it. */
function addMove(line: Line, word: string, number: string, offset: number): void {
  const marked = word.substring(0, SET.length) === SET ? word.length : markStart(word);
  const node: OpenNode = {
    number,
    token: word.substring(0, marked),
    marks: marked < word.length ? [word.substring(marked)] : [],
    before: line.last === undefined ? line.before : [],
    after: [],
    next: [],
    offset,
  };
  if (line.last !== undefined) line.parent = line.last.next;
  line.parent.push(node);
  line.last = node;
}

function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length && !(BLANKS + '{}()').includes(text.charAt(end))) end++;
  return end === start ? start + 1 : end;
}

/** Where the marks at the end of a move begin. */
function markStart(word: string): number {
  let start = word.length;
  while (start > 1 && MARK_LETTERS.includes(word.charAt(start - 1))) start--;
  return start;
}

/** The mark a word is: `!?`, or `$5` for the same; undefined when it is none. */
function marksOf(word: string): string | undefined {
  if (word.charAt(0) === '$') {
    for (let i = 1; i < word.length; i++) if (!DIGITS.includes(word.charAt(i))) return undefined;
    const known = word.length === 2 ? (NUMBERED_MARKS[DIGITS.indexOf(word.charAt(1))] ?? '') : '';
    return word.length === 1 ? undefined : known === '' ? word : known;
  }
  for (let i = 0; i < word.length; i++) if (!MARK_LETTERS.includes(word.charAt(i))) return undefined;
  return word;
}

/** The length of a round number with its dots (`12.` or `12...`) at the start of a word; 0 when there is none. */
function numberEnd(word: string): number {
  let end = 0;
  while (end < word.length && DIGITS.includes(word.charAt(end))) end++;
  if (end === 0 || word.charAt(end) !== '.') return 0;
  while (word.charAt(end) === '.') end++;
  return end;
}

/** The next offset that is neither blank nor in a line that starts with `%`. */
function skipBlanks(text: string, start: number): number {
  let offset = start;
  while (offset < text.length) {
    const atLineStart = offset === 0 || text.charAt(offset - 1) === '\n';
    if (atLineStart && text.charAt(offset) === '%') {
      const end = text.indexOf('\n', offset);
      offset = end < 0 ? text.length : end;
    } else if (BLANKS.includes(text.charAt(offset))) offset++;
    else break;
  }
  return offset;
}

function problem(text: string, code: string, offset: number, values?: Values): Result<never, RecordError> {
  return no(recordError(text, code, offset, [], values));
}
