/** An error as data: one sentence for people, a code and a place for programs. */
import { err } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';

/** Exit code of success. */
export const FINE = 0;
/** Exit code of an honest no: an illegal move, a record that breaks a rule. */
export const ANSWER_IS_NO = 1;
/** Exit code of a usage error, or of a command that failed. */
export const WRONG_USE = 2;
/** Exit code after Ctrl-C, as shells define it. */
export const INTERRUPTED = 130;

/** A refusal or error. Programs get it as `{"error": {...}}`, with the exit code of the process. */
export interface CommandError {
  readonly code: string;
  /** One sentence that names the place and what was expected. */
  readonly message: string;
  readonly exit: typeof ANSWER_IS_NO | typeof WRONG_USE | typeof INTERRUPTED;
  /** Offset in the wrong text, in UTF-16 units. */
  readonly offset?: number | undefined;
  /** Line of a file or of a batch, from 1. */
  readonly line?: number | undefined;
  /** Catalogue id of the rule that refuses a move. */
  readonly rule?: string | undefined;
  /** Index of the refused move, from 0. */
  readonly move?: number | undefined;
}

/** A usage error, as a result. */
export function wrong(
  code: string,
  message: string,
  place?: Pick<CommandError, 'offset' | 'line'>,
): Result<never, CommandError> {
  return err({ code, message, exit: WRONG_USE, ...place });
}

/** The `{"error": ...}` that programs read; unknown places are left out. */
export function errorJson(problem: CommandError): { readonly error: object } {
  const { code, message, offset, line, rule, move } = problem;
  return { error: { code, message, offset, line, rule, move } };
}
