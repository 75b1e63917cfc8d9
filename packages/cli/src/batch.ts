/** `batch`: one JSON request a line, one JSON answer a line, in the same order, in one process. */
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { err, ok, type Result } from '@griddle/rules/core/contract.js';
import { errorJson, wrong, WRONG_USE, type CommandError } from './command-error.js';
import { checkText } from './commands/check.js';
import { questions } from './commands/index.js';
import { BATCH_PLAYS } from './commands/perft.js';
import { renderText } from './commands/render.js';
import { textsOf } from './decode.js';
import { FLAGS, missingFlag, type Asked, type FlagName } from './flags.js';
import { type Catalogue, format } from './words.js';

// A stream of bytes as lines, in chunks of any size.

/** Longer lines are cut here, because one process handles many requests in limited memory. */
export const LONGEST_LINE = 1_000_000;

/** A line without its line end, and whether it was too long to keep. */
interface Line {
  readonly text: string;
  readonly number: number;
  readonly isTooLong: boolean;
}

/**
 * Groups of lines, one group for each chunk that completes some; numbers start from 1. The last line needs no line end.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<readonly Line[]> {
  /** The current line in the pieces it arrived in, joined only once, however small they are. */
  let open: string[] = [];
  let length = 0;
  let isTooLong = false;
  let number = 0;
  const take = (piece: string): void => {
    length += piece.length;
    isTooLong ||= length > LONGEST_LINE;
    if (isTooLong) open = [];
    else if (piece !== '') open.push(piece);
  };
  const close = (): Line => {
    number++;
    const text = open.join('');
    const line = { text: text.endsWith('\r') ? text.slice(0, -1) : text, number, isTooLong };
    open = [];
    length = 0;
    isTooLong = false;
    return line;
  };
  for await (const text of textsOf(chunks)) {
    const parts = text.split('\n');
    const rest = parts.pop() ?? '';
    const lines = parts.map((part) => {
      take(part);
      return close();
    });
    take(rest);
    if (lines.length > 0) yield lines;
  }
  if (length > 0) yield [close()];
}

// One line of a batch: from JSON text to the JSON text of its answer.

/** A JSON object that has not been checked yet. */
type Json = Readonly<Record<string, unknown>>;

/** The shape of a request. */
const EXAMPLE = '{"command": "moves", "game": "waffle-wars"}';

const QUESTIONS = [...questions(BATCH_PLAYS), checkText, renderText];
/** Keys of a request that are not flags; `id` is returned with the answer. */
const KEYS = ['command', 'id'];

/** Returns the answer to a line; every line gets one. */
function answerLine(line: Line, words: Catalogue): string {
  try {
    const request = requestOf(line, words);
    if (!request.ok) return JSON.stringify(errorJson(request.error));
    const { id } = request.value;
    const answer = answerTo(request.value, words);
    const json = answer.ok ? answer.value : errorJson(answer.error);
    return JSON.stringify(id === undefined ? json : { id, ...json });
  } catch (error) {
    const message = format(words, 'cli.error.internal', { found: String(error) });
    return JSON.stringify(errorJson({ code: 'internal', message, exit: WRONG_USE, line: line.number }));
  }
}

function requestOf({ text, number, isTooLong }: Line, words: Catalogue): Result<Json, CommandError> {
  const place = { line: number };
  if (isTooLong)
    return wrong('line-too-long', format(words, 'cli.error.line-too-long', { line: number, max: LONGEST_LINE }), place);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const offset = offsetOf(error, text);
    const where = offset === undefined ? 'cli.where.line' : 'cli.where.line-character';
    const message = format(words, 'cli.error.json', {
      where: format(words, where, { line: number, column: (offset ?? 0) + 1 }),
      example: EXAMPLE,
    });
    return wrong('json', message, { ...place, offset });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return ok(value as Json);
  return wrong('request', format(words, 'cli.error.request', { line: number, found: JSON.stringify(value) }), place);
}

/** The place where JSON.parse stopped, if it says so. */
function offsetOf(error: unknown, text: string): number | undefined {
  const message = String(error);
  const position = / at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  return message.includes('end of JSON') ? text.length : undefined;
}

function answerTo(request: Json, words: Catalogue): Result<object, CommandError> {
  const { command } = request;
  const question = QUESTIONS.find(({ name }) => name === command);
  if (question === undefined) {
    const values = { found: JSON.stringify(command ?? null), commands: QUESTIONS.map(({ name }) => name).join(', ') };
    return wrong('unknown-command', format(words, 'cli.error.request-command', values));
  }
  const asked = askedOf(request, question.flags, KEYS, words);
  if (!asked.ok) return asked;
  const missing = missingFlag(question.name, asked.value, question.required, words);
  if (missing !== undefined) return err(missing);
  const answer = question.answer(asked.value, words);
  return answer.ok ? ok(answer.value.json) : answer;
}

/** The flags that a request sets. A null key counts as left out; an unknown key is refused. */
function askedOf(
  request: Json,
  flags: readonly FlagName[],
  others: readonly string[],
  words: Catalogue,
): Result<Asked, CommandError> {
  const asked: Partial<Record<FlagName, string>> = {};
  for (const [key, value] of Object.entries(request)) {
    if (others.includes(key) || value === null) continue;
    const flag = flags.find((name) => name === key);
    if (flag === undefined) {
      return wrong(
        'request-key',
        format(words, 'cli.error.request-key', { found: key, keys: [...others, ...flags].join(', ') }),
      );
    }
    const text = textOf(flag, value);
    if (text === undefined) {
      return wrong(
        'request-value',
        format(words, `cli.error.request-${expected(flag)}`, { key, found: JSON.stringify(value) }),
      );
    }
    // A switch that is false counts as left out
    if (value !== false) asked[flag] = text;
  }
  return ok(asked);
}

/** The expected value, as the message about a wrong one names it. */
function expected(flag: FlagName): string {
  return flag === 'options' || flag === 'moves' || flag === 'seed' ? flag : FLAGS[flag].kind;
}

/** The flag's value as text (empty for a switch that is false), undefined when it is of a wrong type. */
function textOf(flag: FlagName, value: unknown): string | undefined {
  const { kind } = FLAGS[flag];
  if (kind === 'switch') return value === true ? 'on' : value === false ? '' : undefined;
  if (typeof value === 'string') return value;
  if (flag === 'seed' || kind === 'whole') return typeof value === 'number' ? value.toString() : undefined;
  if (flag === 'moves') return listText(value, ' ');
  return flag === 'options' ? optionsText(value) : undefined;
}

function listText(value: unknown, separator: string): string | undefined {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string' && !item.includes(separator));
  return isList ? value.join(separator) : undefined;
}

/** `{"hand": 12, "double": ["strawberries"]}` as `hand=12,double=strawberries`. */
function optionsText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const pairs: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    const text = typeof item === 'string' || typeof item === 'number' ? item.toString() : listText(item, '+');
    if (text === undefined || /[,=]/.test(key + text)) return undefined;
    pairs.push(`${key}=${text}`);
  }
  return pairs.join(',');
}

// `batch`: one JSON request a line, one JSON answer a line, in the same order, in one process.

/**
 * Answers every line of `input` to `output`. Reads no faster than `output` accepts, so memory does not grow with the
 * number of requests. Rejects when a stream fails, and at bytes that are no text, after the answers before them.
 */
export async function batch(input: AsyncIterable<Uint8Array>, output: Writable, words: Catalogue): Promise<void> {
  async function* answers(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
    for await (const lines of linesOf(chunks)) yield lines.map((line) => `${answerLine(line, words)}\n`).join('');
  }
  await pipeline(input, answers, output, { end: false });
}
