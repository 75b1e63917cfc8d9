/** Parses records: PGN-like text into trees of moves. Independent of the game, lossless, and never throws. */
import { err, ok, type Result, type Values } from '../core/contract.js';
import { DIGITS, past, upTo } from '../core/text.js';
import {
  readComment,
  recordError,
  BLANKS,
  BYTE_ORDER_MARK,
  LINE_ENDS,
  oneLine,
  typesetBlankAt,
  pastBlanks,
  plainBlanks,
  pastDots,
  plainDots,
  isSetToken,
  markOf,
  readEscaped,
  closerAt,
  openerAt,
} from './letters.js';
import type { Comment, GameRecord, RecordError, RecordNode, Tag } from './types.js';

// Tags of a record.

/** The tag with a name. A missing tag is the same as one with an empty value. */
export function tagOf(record: GameRecord, name: string): Tag {
  return record.tags.find((tag) => tag.name === name) ?? { name, value: '', offset: 0 };
}

/** A tag read from a text, and the offset after it. */
interface Read {
  readonly tag: Tag;
  readonly end: number;
}

/** Reads `[Name "value"]` from its opening bracket; undefined for anything else. */
export function readTag(text: string, start: number): Read | undefined {
  const { from, to, quote } = nameOf(text, start);
  if (to === from) return undefined;
  const read = readPlain(text, quote) ?? readTypeset(text, quote);
  return read && { tag: { name: text.substring(from, to), ...read.value }, end: read.end };
}

/** Where a tag's name begins and ends, and where the quote after it should be. */
function nameOf(text: string, start: number): { readonly from: number; readonly to: number; readonly quote: number } {
  const from = pastBlanks(text, start + 1);
  let to = from;
  while (to < text.length && !(BLANKS + '"[]').includes(text.charAt(to)) && typesetBlankAt(text, to) === '') to++;
  return { from, to, quote: pastBlanks(text, to) };
}

/** The offset of the quote that ends a tag's value too early, because no backslash precedes it; -1 for none. */
function earlyQuote(text: string, start: number): number {
  const { quote } = nameOf(text, start);
  if (text.charAt(quote) !== '"') return -1;
  const { end } = readEscaped(text, quote + 1, '"' + LINE_ENDS);
  const isQuote = text.charAt(end) === '"';
  // With no other quote on the line, the bracket is missing
  return isQuote && text.charAt(readEscaped(text, end + 1, '"' + LINE_ENDS).end) === '"' ? end : -1;
}

/** A tag's value, its offset, and the offset after the closing bracket. */
interface ReadValue {
  readonly value: Pick<Tag, 'value' | 'offset'>;
  readonly end: number;
}

/** Reads a value in straight quotes on one line, with the escapes `\"` and `\\`. */
function readPlain(text: string, quote: number): ReadValue | undefined {
  if (text.charAt(quote) !== '"') return undefined;
  const { text: value, end: last } = readEscaped(text, quote + 1, '"' + LINE_ENDS);
  const end = pastBlanks(text, last + 1);
  const isClosed = text.charAt(last) === '"' && text.charAt(end) === ']';
  return isClosed ? { value: { value: plainBlanks(value), offset: quote + 1 }, end: end + 1 } : undefined;
}

/** Reads a value in typographic quotes. It ends at the first quote followed by the bracket. */
function readTypeset(text: string, quote: number): ReadValue | undefined {
  const opener = openerAt(text, quote);
  if (opener === '') return undefined;
  const start = pastSpaces(text, quote + opener.length);
  for (let at = start; at < text.length && !LINE_ENDS.includes(text.charAt(at)); at++) {
    const closer = closerAt(text, at);
    const end = pastBlanks(text, at + closer.length);
    // Two straight quotes are not a typesetter's doing
    if (closer === '' || (opener === '"' && closer === '"') || text.charAt(end) !== ']') continue;
    return { value: { value: plainBlanks(typesetValue(text.substring(start, at))), offset: start }, end: end + 1 };
  }
  return undefined;
}

/** Skips the spaces that French quotes have inside them. */
function pastSpaces(text: string, start: number): number {
  return start + typesetBlankAt(text, start).length;
}

/** Removes the space before the closing quote, and the backslashes before quotes in the value. */
function typesetValue(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const isEnd = typesetBlankAt(text, at).length === text.length - at;
    const isEscape = text.charAt(at) === '\\' && (text.charAt(at + 1) === '\\' || closerAt(text, at + 1) !== '');
    if (!isEnd && !isEscape) continue;
    parts.push(text.substring(from, at));
    from = isEnd ? text.length : at + 1;
    at++;
  }
  parts.push(text.substring(from));
  return parts.join('');
}

/** The maximum nesting depth of variations. */
const DEEPEST = 200;
/** Chess results after the moves, rejected because Griddle uses a tag. */
const SCORES: readonly string[] = ['1-0', '0-1', '1/2-1/2'];
/** Characters that end a word. */
const ENDS = BLANKS + '{}()';

/** A node while it is being read. */
interface OpenNode extends RecordNode {
  readonly marks: string[];
  readonly after: Comment[];
  readonly behind: Comment[];
  readonly next: OpenNode[];
}

/** A line of play while it is being read. */
interface Line {
  /** Offset of its parenthesis. */
  readonly open: number;
  /** The list that holds the last move and its variations. */
  siblings: OpenNode[];
  last: OpenNode | undefined;
  /** Comments before the next move: the first one, or one after a variation. */
  before: Comment[];
  /** Whether a variation has been closed since the last move. */
  isAfterVariation: boolean;
}

/**
 * Reads all games of a text. Any error rejects the whole text. Codes: `tag`, `comment-open`, `comment-close`,
 * `command`, `variation-open`, `variation-close`, `variation-empty`, `variation-first`, `variation-depth`,
 * `mark-first`, `move-word`, `result-word`, `no-game`.
 */
export function parseRecords(text: string): Result<readonly GameRecord[], RecordError> {
  const games: GameRecord[] = [];
  let offset = 0;
  for (;;) {
    const read = readNextRecord(text, offset);
    if (!read.ok) return read;
    if (read.value === undefined) return games.length === 0 ? err(recordError(text, 'no-game', 0)) : ok(games);
    games.push(read.value.record);
    offset = read.value.end;
  }
}

/** A game, and the offset after it and the blanks that follow. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly end: number;
}

/** Reads the game that starts at an offset or after blanks; undefined if only blanks are left. Codes as in `parseRecords`. */
export function readNextRecord(text: string, offset: number): Result<ReadRecord | undefined, RecordError> {
  const start = skipBlanks(text, offset);
  if (start >= text.length) return ok(undefined);
  const read = readGame(text, start);
  if (!read.ok) return read;
  return ok({ record: read.value.game, end: skipBlanks(text, read.value.end) });
}

/** Reads one game. An explicit stack of variations avoids deep recursion. */
function readGame(text: string, start: number): Result<{ game: GameRecord; end: number }, RecordError> {
  let offset = start;
  const tags: Tag[] = [];
  const intro: Comment[] = [];
  const next: OpenNode[] = [];
  /** The line being read, and the lines it branches from. */
  let line: Line = { open: start, siblings: next, last: undefined, before: intro, isAfterVariation: false };
  const outer: Line[] = [];
  /** The last round number read, until a move takes it. */
  let number = '';

  const error = readTags() ?? readLines();
  return error === undefined ? ok({ game: { tags, intro, next }, end: offset }) : err(error);

  function problem(code: string, at: number, values?: Values, expected?: readonly string[]): RecordError {
    return recordError(text, code, at, expected, values);
  }

  function readTags(): RecordError | undefined {
    while (text.charAt(offset) === '[') {
      const read = readTag(text, offset);
      if (read === undefined) {
        const quote = earlyQuote(text, offset);
        if (quote >= 0) return problem('tag-quote', quote, {}, ['\\"']);
        return problem('tag', offset, {}, ['[Name "value"]']);
      }
      tags.push(read.tag);
      offset = skipBlanks(text, read.end);
    }
    return undefined;
  }

  /** Reads moves up to the star that ends the game or the tags of the next game. */
  function readLines(): RecordError | undefined {
    for (; offset < text.length; offset = skipBlanks(text, offset)) {
      const letter = text.charAt(offset);
      if (letter === '[') break;
      if (letter === '*' && wordEnd(text, offset) === offset + 1) {
        offset++;
        break;
      }
      const wrong = readElement(letter);
      if (wrong !== undefined) return wrong;
    }
    endVariation();
    return outer.length > 0 ? problem('variation-open', line.open) : undefined;
  }

  /** Reads a comment, a parenthesis, a number or a word. */
  function readElement(letter: string): RecordError | undefined {
    if (letter === '{') {
      const read = readComment(text, offset);
      if (!read.ok) return read.error;
      addComment(read.value.comment, read.value.end);
    } else if (letter === ';') {
      const end = upTo(text, offset, LINE_ENDS);
      addComment({ text: oneLine(text.substring(offset + 1, end)), commands: [] }, end);
    } else if (letter === '}') return problem('comment-close', offset);
    else if (letter === '(') return openVariation();
    else if (letter === ')') return closeVariation();
    else {
      const digits = past(text, offset, DIGITS);
      const end = pastDots(text, digits);
      if (end === digits) return readWord();
      // Dots on their own belong to the number before them: `1. ...`
      if (digits > offset) number = plainDots(text.substring(offset, end));
      offset = end;
    }
    return undefined;
  }

  function addComment(comment: Comment, end: number): void {
    (line.last === undefined || line.isAfterVariation ? line.before : line.last.after).push(comment);
    offset = end;
  }

  /** Comments after a variation that no move of the line follows have no move to precede: they stay behind the variation. */
  function endVariation(): void {
    if (line.last === undefined) return;
    const behind = line.siblings[line.siblings.length - 1]?.behind ?? [];
    for (const comment of line.before) behind.push(comment);
    line.before = [];
  }

  function openVariation(): RecordError | undefined {
    if (line.last === undefined) return problem('variation-first', offset);
    if (outer.length === DEEPEST) return problem('variation-depth', offset, { wanted: DEEPEST });
    endVariation();
    outer.push(line);
    line = { open: offset, siblings: line.siblings, last: undefined, before: [], isAfterVariation: false };
    offset++;
    return undefined;
  }

  function closeVariation(): RecordError | undefined {
    const around = outer.pop();
    if (around === undefined) return problem('variation-close', offset);
    if (line.last === undefined) return problem('variation-empty', line.open);
    endVariation();
    line = around;
    line.isAfterVariation = true;
    number = '';
    offset++;
    return undefined;
  }

  /** Reads a mark or a move. */
  function readWord(): RecordError | undefined {
    const at = offset;
    offset = wordEnd(text, at);
    const word = text.substring(at, offset);
    const mark = markOf(word);
    if (mark !== '') {
      if (line.last === undefined) return problem('mark-first', at, { found: word });
      line.last.marks.push(mark);
      return undefined;
    }
    if (SCORES.includes(word)) return problem('result-word', at, { found: word }, ['[Result "…"]']);
    // At the start of a line it would be skipped as a comment
    if (word.charAt(0) === '%') return problem('move-word', at, { found: word });
    addMove(word, at);
    return undefined;
  }

  function addMove(word: string, at: number): void {
    const end = isSetToken(word) ? word.length : markStart(word);
    const marks = end < word.length ? [word.substring(end)] : [];
    const before = line.before === intro ? [] : line.before;
    const node: OpenNode = {
      number,
      token: word.substring(0, end),
      marks,
      before,
      after: [],
      behind: [],
      next: [],
      offset: at,
    };
    if (line.last !== undefined) line.siblings = line.last.next;
    line.siblings.push(node);
    line.last = node;
    line.before = [];
    line.isAfterVariation = false;
    number = '';
  }
}

/** The offset of the mark at the end of a move: one or two characters. A word of these alone is a mark, not a move. */
function markStart(word: string): number {
  let start = word.length;
  while (start > word.length - 2 && '!?'.includes(word.charAt(start - 1))) start--;
  return start;
}

/** The end of the word that starts at an offset. */
function wordEnd(text: string, start: number): number {
  let offset = start;
  while (offset < text.length && !endsAt(text, offset)) offset++;
  // Stars right after a move end the game; some moves begin with one
  let last = offset;
  while (last > start && text.charAt(last - 1) === '*') last--;
  return last > start ? last : offset;
}

/** Whether a blank, a brace or a parenthesis is at an offset. */
function endsAt(text: string, offset: number): boolean {
  return ENDS.includes(text.charAt(offset)) || typesetBlankAt(text, offset) !== '';
}

/** The next offset that is neither a blank nor in a line that starts with `%`. */
function skipBlanks(text: string, start: number): number {
  let offset = pastBlanks(text, start);
  while (text.charAt(offset) === '%' && beginsLine(text, offset)) {
    offset = pastBlanks(text, upTo(text, offset, LINE_ENDS));
  }
  return offset;
}

/** Whether a line starts at an offset, byte order marks aside. */
function beginsLine(text: string, offset: number): boolean {
  if (offset === 0 || LINE_ENDS.includes(text.charAt(offset - 1))) return true;
  return text.substring(offset - BYTE_ORDER_MARK.length, offset) === BYTE_ORDER_MARK;
}
