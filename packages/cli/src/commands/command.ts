/** A command: its flags, the examples of its help text, and its answers. */
import type { Result } from '@griddle/rules/core/contract.js';
import type { Asked, FlagName } from '../flags.js';
import type { CommandError } from '../command-error.js';
import type { Catalogue } from '../words.js';

/** An answer: JSON for programs, and text for people, made on demand. */
export interface Answer {
  readonly json: object;
  readonly people: () => string;
}

/** A question. One function answers both the command line and a line of a batch. */
export interface Question {
  readonly name: string;
  readonly flags: readonly FlagName[];
  /** Required flags. */
  readonly required: readonly FlagName[];
  /** Command lines without the word `griddle`, for the help text; a test runs each. */
  readonly examples: readonly string[];
  readonly answer: (asked: Asked, words: Catalogue) => Result<Answer, CommandError>;
}
