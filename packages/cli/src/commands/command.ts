/** What a command is: flags it knows, examples for its help text, and how it answers. */
import type { Result } from '@griddle/rules/core/contract.js';
import type { Asked, FlagName } from '../flags.js';
import type { CommandError } from '../command-error.js';
import type { Catalogue } from '../words.js';

/** An answer: the JSON for programs and, made only when people ask, the text for them. */
export interface Answer {
  readonly json: object;
  readonly people: () => string;
}

/** A question. The same function answers the command line and a line of a batch. */
export interface Question {
  readonly name: string;
  readonly flags: readonly FlagName[];
  /** Flags that may not be left out. */
  readonly required: readonly FlagName[];
  /** Command lines without the word `griddle`, for the help text; a test runs each. */
  readonly examples: readonly string[];
  readonly answer: (asked: Asked, words: Catalogue) => Result<Answer, CommandError>;
}
