/**
 * Reads the games of a record text that arrives in pieces, one at a time, so that memory does not grow with their
 * number.
 */
import { err, ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { textsOf } from './decode.js';
import { recordError } from '@griddle/rules/internal/record/letters.js';
import { readNextRecord } from '@griddle/rules/record/index.js';
import type { GameRecord, RecordError } from '@griddle/rules/record/index.js';

/**
 * In UTF-16 units: how much is gathered before a game is searched for, and the longest game that is read, some hundred
 * thousand moves.
 */
const SIZES = { piece: 250_000, longest: 16_000_000 };

/** A game or an error, and the text to which their offsets refer. */
export interface StreamedGame {
  readonly text: string;
  readonly record: Result<GameRecord, RecordError>;
  /** An error in `text` as one of the whole stream. */
  readonly placed: (error: RecordError) => RecordError;
}

/** The position of the buffer in the stream: units, and whole lines and the units after them. */
interface Before {
  readonly offset: number;
  readonly lines: number;
  readonly column: number;
}

/**
 * Returns the games in order. The last one may have an error: those of `parseRecords`, or `game-long` for a game of
 * more than `sizes.longest` units.
 */
export async function* gamesInStream(
  chunks: AsyncIterable<Uint8Array | string>,
  { piece, longest } = SIZES,
): AsyncGenerator<StreamedGame> {
  const pieces = textsOf(chunks);
  let before: Before = { offset: 0, lines: 0, column: 0 };
  let held = '';
  let isWhole = false;
  let found = 0;
  /** The offset in the buffer at which the next game begins. */
  let at = 0;
  for (let wanted = piece; !isWhole; wanted = Math.max(piece, 2 * held.length)) {
    const more = [held];
    for (let length = held.length; length < wanted;) {
      const next = await pieces.next();
      if (next.done) {
        isWhole = true;
        break;
      }
      more.push(next.value);
      length += next.value.length;
    }
    held = more.join('');
    const [text, gone] = [held, before];
    const placed = (error: RecordError): RecordError => shifted(error, gone);
    for (;;) {
      const read = readNextRecord(text, at);
      // A token at the end of the buffer may be incomplete
      const mayGoOn = !isWhole && text.length - at <= longest;
      if (!read.ok) {
        if (mayGoOn) break;
        yield { text, record: read, placed };
        return;
      }
      if (read.value === undefined) break;
      const { record, end } = read.value;
      if (end === text.length && !isWhole) {
        if (mayGoOn) break;
        yield { text, record: err(recordError(text, 'game-long', at, [], { wanted: longest })), placed };
        return;
      }
      found++;
      yield { text, record: ok(record), placed };
      at = end;
    }
    // One unit more is kept: what may stand at the start of a line only has to see where that is
    // and both halves of a line end stay together
    const cut = Math.max(0, text.charAt(at - 2) === '\r' ? at - 2 : at - 1);
    before = passed(before, held, cut);
    held = held.slice(cut);
    at -= cut;
  }
  if (found === 0) yield { text: '', record: err(recordError('', 'no-game', 0)), placed: (error) => error };
}

function passed({ offset, lines, column }: Before, text: string, cut: number): Before {
  const gone = text.slice(0, cut);
  const { line, column: after } = recordError(gone, '', gone.length);
  return { offset: offset + cut, lines: lines + line - 1, column: line === 1 ? column + cut : after - 1 };
}

function shifted(error: RecordError, { offset, lines, column }: Before): RecordError {
  return {
    ...error,
    offset: error.offset + offset,
    line: error.line + lines,
    column: error.line === 1 ? error.column + column : error.column,
  };
}
