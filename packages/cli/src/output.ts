/** How answers and problems leave the process: text for people, or one line of JSON for programs. */
import { print, type Streams } from './files.js';
import { FINE, errorJson, type CommandError } from './command-error.js';
import type { Answer } from './commands/command.js';

/** Where a command line is run, and for whom. */
export interface Output {
  readonly streams: Streams;
  /** Whether `--json` was given. */
  readonly isJson: boolean;
}

/** Prints an answer; gives the exit code. */
export async function tell(answer: Answer, { streams, isJson }: Output): Promise<number> {
  await print(streams.stdout, `${isJson ? JSON.stringify(answer.json) : answer.people()}\n`);
  return FINE;
}

/** Prints a problem: for programs on standard output, for people on standard error. Gives the exit code. */
export async function tellProblem(problem: CommandError, { streams, isJson }: Output): Promise<number> {
  if (isJson) await print(streams.stdout, `${JSON.stringify(errorJson(problem))}\n`);
  else await print(streams.stderr, `griddle: ${problem.message}\n`);
  return problem.exit;
}
