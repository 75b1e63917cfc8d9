/** The messages of the command line, from catalogues; quotes of user input are made harmless. */
import { err } from '@griddle/rules/core/contract.js';
import type { Result, TextError, Values, RuleViolation } from '@griddle/rules/core/contract.js';
import {
  EN,
  explainImpossible,
  explainRecordError,
  explainViolation,
  mergeMessages,
  format as sentence,
  textSentence,
} from '@griddle/rules/messages/index.js';
import type { Catalogue, KeyOf } from '@griddle/rules/messages/index.js';
import { RULES_EN } from '@griddle/rules/internal/generated/words.js';
import type { RecordError } from '@griddle/rules/record/index.js';
import CLI_EN from './messages.en.json' with { type: 'json' };
import { ANSWER_IS_NO, INTERRUPTED, WRONG_USE, type CommandError } from './command-error.js';

export type { Catalogue } from '@griddle/rules/messages/index.js';

/** English for the command line and every game. */
export const ENGLISH: Catalogue = mergeMessages(EN, CLI_EN, ...RULES_EN);

/** The keys of the command line's own messages. */
type CliKey = keyof typeof CLI_EN;

/** Values that quote user input. */
const QUOTES: readonly string[] = ['found', 'file', 'move'];
/** Longer quotes are cut, so that an error stays one readable sentence. */
const LONGEST = 60;
// eslint-disable-next-line no-control-regex -- an escape sequence in a file or argument must not reach the terminal
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** The sentence of a key; quotes of user input are short and on one line. */
export function format<K extends string>(words: Catalogue, key: KeyOf<CliKey, K>, values: Values = {}): string {
  return sentence(words, key, harmless(values));
}

function harmless(values: Values): Values {
  const safe: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    safe[name] = typeof value === 'string' && QUOTES.includes(name) ? quoted(value) : value;
  }
  return safe;
}

/** A text from outside, made safe to quote in a sentence. */
function quoted(text: string): string {
  const flat = text.replace(CONTROL, ' ');
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
}

/** Texts that can have an error at some offset: flags of the command line and keys of a batch request. */
export type Field = 'position' | 'options' | 'moves';

/** An invalid text as an error: the field, the character in it and what was expected there. */
export function textProblem(
  words: Catalogue,
  field: Field,
  error: TextError,
  move?: number,
): Result<never, CommandError> {
  const { code, offset } = error;
  const what = textSentence(words, { ...error, values: harmless(error.values ?? {}) });
  const where = format(words, `cli.where.${field}`, { column: offset + 1 });
  return err({ code, message: `${where}: ${what}`, exit: WRONG_USE, offset, move });
}

/** A refused move as an error, with the rule that refuses it. */
export function refusal(
  words: Catalogue,
  game: string,
  violation: RuleViolation,
  move: { readonly index: number; readonly offset: number; readonly text: string },
): Result<never, CommandError> {
  const why = explainViolation(words, game, violation);
  const message = format(words, 'cli.error.refused', { number: move.index + 1, move: move.text, why });
  const { code, rule } = violation;
  return err({ code, message, exit: ANSWER_IS_NO, offset: move.offset, rule, move: move.index });
}

/** A position that no game can reach as an error, with the rule that forbids it. */
export function impossible(words: Catalogue, game: string, why: RuleViolation): Result<never, CommandError> {
  const message = explainImpossible(words, game, why);
  return err({ code: 'position-impossible', message, exit: ANSWER_IS_NO, rule: why.rule });
}

/** An invalid record as an error: line and character, the fault there, and the rule of a refused move. */
export function recordProblem(words: Catalogue, game: string, error: RecordError): Result<never, CommandError> {
  const message = explainRecordError(words, game, { ...error, values: harmless(error.values ?? {}) });
  const { line, offset, move, violation } = error;
  return err({
    code: violation?.code ?? error.code,
    message,
    exit: ANSWER_IS_NO,
    offset,
    line,
    rule: violation?.rule,
    move,
  });
}

/** The error of a command that was stopped before it had a result. */
export function interrupted(words: Catalogue): Result<never, CommandError> {
  return err({ code: 'interrupted', message: format(words, 'cli.error.interrupted'), exit: INTERRUPTED });
}
