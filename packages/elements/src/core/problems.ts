/** What is wrong with an input, in words. Fetched when the first thing is wrong, and the words with it. */
import type { TextError } from '@griddle/rules/core/contract.js';
import {
  EN,
  explainRecordError,
  explainTextError,
  textSentence,
  type Catalogue,
} from '@griddle/rules/messages/index.js';
import type { RecordError } from '@griddle/rules/record/index.js';
import type { Problem } from './events.js';
import { NOWHERE, type Fault } from './input.js';
import { addEnglish } from './words.js';

export { explainViolation } from '@griddle/rules/messages/explain.js';
export { addEnglish };

/** More of a wrong word than this does not help to find it. */
const LONGEST_FOUND = 40;

addEnglish({
  ...EN.text,
  'text.choice': '{key} cannot be “{found}”; it may be {expected}.',
  'text.seats': '“{found}” is no player; a seat is {expected}.',
  'text.path': 'There is no move at “{found}”.',
  'text.file': '{found} could not be read.',
  'text.bot': 'The opponent could not be loaded.',
});

/** A fault in words. */
export function problemOf(gameId: string, { source, error }: Fault, catalogue: Catalogue): Problem {
  const found = error.values?.['found'];
  const short = typeof found === 'string' && found.length > LONGEST_FOUND ? `${found.slice(0, LONGEST_FOUND)}…` : found;
  const told = short === undefined ? error : { ...error, values: { ...error.values, found: short } };
  return {
    source,
    code: error.code,
    message: sentence(gameId, told, catalogue),
    offset: Math.max(0, error.offset),
    line: 'line' in error ? error.line : 1,
  };
}

function sentence(gameId: string, error: TextError | RecordError, catalogue: Catalogue): string {
  if ('line' in error) return explainRecordError(catalogue, gameId, error);
  return error.offset === NOWHERE ? textSentence(catalogue, error) : explainTextError(catalogue, error);
}
