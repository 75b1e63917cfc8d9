/** One line of a batch: from JSON text to the JSON text of its answer. */
import { no, yes } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { askedOf } from './asked.js';
import type { Json } from './asked.js';
import { checkText } from './commands/check.js';
import { questions } from './commands/index.js';
import { BATCH_PLAYS } from './commands/perft.js';
import { renderText } from './commands/render.js';
import { missingFlag } from './flags.js';
import { LONGEST_LINE } from './lines.js';
import type { Line } from './lines.js';
import { WRONG_USE, errorJson, wrong } from './problem.js';
import type { Problem } from './problem.js';
import { say } from './words.js';
import type { Catalogue } from './words.js';

/** What a request looks like. */
const EXAMPLE = '{"command": "moves", "game": "waffle-wars"}';

const QUESTIONS = [...questions(BATCH_PLAYS), checkText, renderText];
/** Keys of a request that are no flags; `id` comes back with the answer. */
const KEYS = ['command', 'id'];

/** The answer to a line; whatever the line holds, there is one. */
export function answerLine(line: Line, words: Catalogue): string {
  try {
    const request = requestOf(line, words);
    if (!request.ok) return JSON.stringify(errorJson(request.error));
    const { id } = request.value;
    const answer = answerTo(request.value, words);
    const json = answer.ok ? answer.value : errorJson(answer.error);
    return JSON.stringify(id === undefined ? json : { id, ...json });
  } catch (error) {
    const message = say(words, 'cli.error.internal', { found: String(error) });
    return JSON.stringify(errorJson({ code: 'internal', message, exit: WRONG_USE, line: line.number }));
  }
}

function requestOf({ text, number, isTooLong }: Line, words: Catalogue): Result<Json, Problem> {
  const place = { line: number };
  if (isTooLong)
    return wrong('line-too-long', say(words, 'cli.error.line-too-long', { line: number, max: LONGEST_LINE }), place);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const offset = offsetOf(error, text);
    const where = offset === undefined ? 'cli.where.line' : 'cli.where.line-character';
    const message = say(words, 'cli.error.json', {
      where: say(words, where, { line: number, column: (offset ?? 0) + 1 }),
      example: EXAMPLE,
    });
    return wrong('json', message, { ...place, offset });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return yes(value as Json);
  return wrong('request', say(words, 'cli.error.request', { line: number, found: JSON.stringify(value) }), place);
}

/** Where JSON.parse stopped, as far as it says. */
function offsetOf(error: unknown, text: string): number | undefined {
  const message = String(error);
  const position = / at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  return message.includes('end of JSON') ? text.length : undefined;
}

function answerTo(request: Json, words: Catalogue): Result<object, Problem> {
  const { command } = request;
  const question = QUESTIONS.find(({ name }) => name === command);
  if (question === undefined) {
    const values = { found: JSON.stringify(command ?? null), commands: QUESTIONS.map(({ name }) => name).join(', ') };
    return wrong('unknown-command', say(words, 'cli.error.request-command', values));
  }
  const asked = askedOf(request, question.flags, KEYS, words);
  if (!asked.ok) return asked;
  const missing = missingFlag(question.name, asked.value, question.required, words);
  if (missing !== undefined) return no(missing);
  const answer = question.answer(asked.value, words);
  return answer.ok ? yes(answer.value.json) : answer;
}
