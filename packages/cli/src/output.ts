/** Writes answers and errors: text for people, or one line of JSON for programs. */
import { FINE, errorJson, type CommandError } from './command-error.js';
import type { Answer } from './commands/command.js';
import { print, type Streams } from './files.js';
import { format, type Catalogue } from './words.js';

/** How a command line is run. */
export interface Output {
  readonly streams: Streams;
  /** Whether `--json` was given. */
  readonly isJson: boolean;
}

/** Prints an answer; returns the exit code. */
export async function tell(answer: Answer, { streams, isJson }: Output): Promise<number> {
  await print(streams.stdout, `${isJson ? JSON.stringify(answer.json) : answer.people()}\n`);
  return FINE;
}

/** Prints an error: for programs on standard output, for people on standard error. Returns the exit code. */
export async function tellProblem(problem: CommandError, { streams, isJson }: Output): Promise<number> {
  if (isJson) await print(streams.stdout, `${JSON.stringify(errorJson(problem))}\n`);
  else await print(streams.stderr, `griddle: ${problem.message}\n`);
  return problem.exit;
}

// A progress bar in the terminal.

/** Characters of a full bar. */
const WIDTH = 30;

/** Shows the progress in a terminal; the line is cleared at the end. */
export function progressOf({ streams, isJson }: Output, words: Catalogue): (done: number, of: number) => void {
  const { stderr } = streams;
  const watched = !isJson && 'isTTY' in stderr && stderr.isTTY === true;
  return (done, of) => {
    if (!watched) return;
    const full = Math.round((WIDTH * done) / of);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    stderr.write(done === of ? '\r\u001b[2K' : `\r${format(words, 'cli.arena.progress', { bar, done, of })}`);
  };
}
