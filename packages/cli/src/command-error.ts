/** What went wrong, as data: one sentence for people, a code and a place for programs. */
import { err } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';

/** Exit code of what was done as asked. */
export const FINE = 0;
/** Exit code of an honest no: an illegal move, a record that breaks a rule. */
export const ANSWER_IS_NO = 1;
/** Exit code of a command that could not be understood or carried out. */
export const WRONG_USE = 2;
/** Exit code of what was stopped by Ctrl-C, as shells have it. */
export const INTERRUPTED = 130;

/** A refusal or mistake. Programs get it as `{"error": {...}}`, with the exit status as the process's own. */
export interface CommandError {
  readonly code: string;
  /** One sentence that names the place and what was expected. */
  readonly message: string;
  readonly exit: typeof ANSWER_IS_NO | typeof WRONG_USE | typeof INTERRUPTED;
  /** UTF-16 units from the start of the text at fault. */
  readonly offset?: number | undefined;
  /** Line of a file or of a batch, from 1. */
  readonly line?: number | undefined;
  /** Catalogue id of the rule that refuses a move. */
  readonly rule?: string | undefined;
  /** Index of the refused move, from 0. */
  readonly move?: number | undefined;
}

/** Wrong use, as a result. */
export function wrong(
  code: string,
  message: string,
  place?: Pick<CommandError, 'offset' | 'line'>,
): Result<never, CommandError> {
  return err({ code, message, exit: WRONG_USE, ...place });
}

/** The `{"error": ...}` that programs read; places that are not known are left out. */
export function errorJson(problem: CommandError): { readonly error: object } {
  const { code, message, offset, line, rule, move } = problem;
  return { error: { code, message, offset, line, rule, move } };
}
