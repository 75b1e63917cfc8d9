/** Reads records: PGN-like text into trees of moves. Knows no game, keeps everything it reads, and never throws. */
import { no, yes } from '../core/contract.js';
import type { Result, Values } from '../core/contract.js';
import { readComment, readLineComment } from './comments.js';
import { recordError } from './errors.js';
import { isSetToken, markOf } from './tokens.js';
import type { Comment, GameRecord, RecordError, RecordNode, Tag } from './types.js';

/** How deep variations may be nested. */
const DEEPEST = 200;
const BLANKS = ' \t\n\r\v\f';
const DIGITS = '0123456789';
const BYTE_ORDER_MARK = '\uFEFF';

/** A node while it is being read. */
interface OpenNode extends RecordNode {
  readonly marks: string[];
  readonly after: Comment[];
  readonly next: OpenNode[];
}

/** A line of play while it is being read. */
interface Line {
  /** Offset of its parenthesis. */
  readonly open: number;
  /** The moves among which the last move stands: it and its variations. */
  siblings: OpenNode[];
  last: OpenNode | undefined;
  /** Comments before the first move. */
  readonly before: Comment[];
}

/**
 * Reads all games of a text. An error is given for the whole text: no game is half read. Codes: `tag`, `comment-open`,
 * `comment-close`, `command`, `variation-open`, `variation-close`, `variation-empty`, `variation-first`,
 * `variation-depth`, `mark-first`, `move-word`, `no-game`.
 */
export function parseRecords(text: string): Result<readonly GameRecord[], RecordError> {
  const games: GameRecord[] = [];
  const mark = text.substring(0, BYTE_ORDER_MARK.length) === BYTE_ORDER_MARK ? BYTE_ORDER_MARK.length : 0;
  let offset = skipBlanks(text, mark);
  while (offset < text.length) {
    const reader = new GameReader(text, offset);
    const error = reader.read();
    if (error !== undefined) return no(error);
    games.push(reader.game());
    offset = skipBlanks(text, reader.offset);
  }
  return games.length === 0 ? no(recordError(text, 'no-game', 0)) : yes(games);
}

/** Reads one game. Variations are kept on a stack, so that deep nesting costs no recursion. */
class GameReader {
  private readonly tags: Tag[] = [];
  private readonly intro: Comment[] = [];
  private readonly roots: OpenNode[] = [];
  /** The main line and the variations that are open. */
  private readonly lines: Line[] = [];
  private line: Line;
  /** The round number read last, until a move takes it. */
  private number = '';

  constructor(
    private readonly text: string,
    public offset: number,
  ) {
    this.line = { open: offset, siblings: this.roots, last: undefined, before: this.intro };
    this.lines.push(this.line);
  }

  game(): GameRecord {
    return { tags: this.tags, intro: this.intro, next: this.roots };
  }

  /** Reads tags and moves up to the end of the game or the first error. */
  read(): RecordError | undefined {
    while (this.letter() === '[') {
      const error = this.readTag();
      if (error !== undefined) return error;
    }
    for (this.skip(); this.offset < this.text.length; this.skip()) {
      const letter = this.letter();
      // The tags of the next game
      if (letter === '[') break;
      if (letter === '*' && wordEnd(this.text, this.offset) === this.offset + 1) {
        this.offset++;
        break;
      }
      const error = this.readElement(letter);
      if (error !== undefined) return error;
    }
    return this.lines.length > 1 ? this.error('variation-open', this.line.open) : undefined;
  }

  /** `[Name "value"]`, with `\"` and `\\` in the value, which ends on its line. */
  private readTag(): RecordError | undefined {
    const { text } = this;
    const start = this.offset;
    this.offset++;
    this.skip();
    const nameStart = this.offset;
    while (this.offset < text.length && !(BLANKS + '"[]').includes(this.letter())) this.offset++;
    const name = text.substring(nameStart, this.offset);
    this.skip();
    const valueStart = this.offset + 1;
    const isQuoted = name !== '' && this.letter() === '"';
    const parts: string[] = [];
    let from = valueStart;
    let end = valueStart;
    for (; isQuoted && end < text.length && !'"\n'.includes(text.charAt(end)); end++) {
      if (text.charAt(end) !== '\\' || end + 1 >= text.length || !'"\\'.includes(text.charAt(end + 1))) continue;
      parts.push(text.substring(from, end));
      end++;
      from = end;
    }
    parts.push(text.substring(from, end));
    this.offset = end + 1;
    this.skip();
    if (!isQuoted || text.charAt(end) !== '"' || this.letter() !== ']') {
      return this.error('tag', start, {}, ['[Name "value"]']);
    }
    this.tags.push({ name, value: parts.join(''), offset: valueStart });
    this.offset++;
    this.skip();
    return undefined;
  }

  /** A comment, a parenthesis, a number or a word. */
  private readElement(letter: string): RecordError | undefined {
    if (letter === '{') return this.readBraces();
    if (letter === ';') {
      const { comment, end } = readLineComment(this.text, this.offset);
      this.addComment(comment, end);
      return undefined;
    }
    if (letter === '}') return this.error('comment-close', this.offset);
    if (letter === '(') return this.openVariation();
    if (letter === ')') return this.closeVariation();
    const end = numberEnd(this.text, this.offset);
    if (end === this.offset) return this.readWord();
    // Dots alone go on with the number before them, `1. ...`
    if (letter !== '.') this.number = this.text.substring(this.offset, end);
    this.offset = end;
    return undefined;
  }

  private readBraces(): RecordError | undefined {
    const read = readComment(this.text, this.offset);
    if (!read.ok) return read.error;
    this.addComment(read.value.comment, read.value.end);
    return undefined;
  }

  private addComment(comment: Comment, end: number): void {
    const { last, before } = this.line;
    (last === undefined ? before : last.after).push(comment);
    this.offset = end;
  }

  private openVariation(): RecordError | undefined {
    const { siblings, last } = this.line;
    if (last === undefined) return this.error('variation-first', this.offset);
    if (this.lines.length > DEEPEST) return this.error('variation-depth', this.offset, { wanted: DEEPEST });
    this.line = { open: this.offset, siblings, last: undefined, before: [] };
    this.lines.push(this.line);
    this.offset++;
    return undefined;
  }

  private closeVariation(): RecordError | undefined {
    if (this.lines.length === 1) return this.error('variation-close', this.offset);
    if (this.line.last === undefined) return this.error('variation-empty', this.line.open);
    this.lines.pop();
    this.line = this.lines[this.lines.length - 1] ?? this.line;
    this.number = '';
    this.offset++;
    return undefined;
  }

  /** A mark or a move. */
  private readWord(): RecordError | undefined {
    const start = this.offset;
    this.offset = wordEnd(this.text, start);
    const word = this.text.substring(start, this.offset);
    const mark = markOf(word);
    if (mark === '') {
      // At the start of a line it would be passed over
      if (word.charAt(0) === '%') return this.error('move-word', start, { found: word });
      this.addMove(word, start);
    } else {
      if (this.line.last === undefined) return this.error('mark-first', start, { found: word });
      this.line.last.marks.push(mark);
    }
    return undefined;
  }

  private addMove(word: string, offset: number): void {
    const { line } = this;
    const end = isSetToken(word) ? word.length : markStart(word);
    const node: OpenNode = {
      number: this.number,
      token: word.substring(0, end),
      marks: end < word.length ? [word.substring(end)] : [],
      before: line.last === undefined && this.lines.length > 1 ? line.before : [],
      after: [],
      next: [],
      offset,
    };
    if (line.last !== undefined) line.siblings = line.last.next;
    line.siblings.push(node);
    line.last = node;
    this.number = '';
  }

  private letter(): string {
    return this.text.charAt(this.offset);
  }

  private skip(): void {
    this.offset = skipBlanks(this.text, this.offset);
  }

  private error(code: string, offset: number, values?: Values, expected?: readonly string[]): RecordError {
    return recordError(this.text, code, offset, expected, values);
  }
}

/** The end of the word at an offset: before a blank, brace or parenthesis. */
function wordEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && !(BLANKS + '{}()').includes(text.charAt(end))) end++;
  return end;
}

/** Where the mark at the end of a move begins: one or two letters, not the whole word. */
function markStart(word: string): number {
  let start = word.length;
  while (start > 1 && start > word.length - 2 && '!?'.includes(word.charAt(start - 1))) start--;
  return start;
}

/** The offset after a round number with its dots (`12.`, `12...`), or after dots alone; `start` when there is none. */
function numberEnd(text: string, start: number): number {
  let digits = start;
  while (digits < text.length && DIGITS.includes(text.charAt(digits))) digits++;
  let end = digits;
  while (text.charAt(end) === '.') end++;
  return end > digits ? end : start;
}

/** The next offset that is neither blank nor in a line that starts with `%`. */
function skipBlanks(text: string, start: number): number {
  let offset = start;
  while (offset < text.length) {
    const letter = text.charAt(offset);
    if (letter === '%' && (offset === 0 || text.charAt(offset - 1) === '\n')) {
      const end = text.indexOf('\n', offset);
      offset = end < 0 ? text.length : end;
    } else if (BLANKS.includes(letter)) offset++;
    else break;
  }
  return offset;
}
