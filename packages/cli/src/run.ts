/** Runs one command line: reads it, answers it, and prints the answer for people or for programs. */
import { CommanderError } from 'commander';
import { ok, type Result } from '@griddle/rules/core/contract.js';
import { batch } from './batch.js';
import { checkFiles } from './commands/check.js';
import { analyse, ANALYSE_FLAGS, hint, HINT_EXAMPLES, HINT_FLAGS } from './commands/thinking.js';
import { arena, ARENA_EXAMPLES, ARENA_FLAGS } from './commands/arena.js';
import type { Answer, Question } from './commands/command.js';
import { EMBED_EXAMPLES, EMBED_FLAGS } from './commands/embed.js';
import { questions } from './commands/index.js';
import { renderFile } from './commands/render.js';
import { embedTo } from './embed-to.js';
import { STANDARD, reading, readText, type Streams } from './files.js';
import { missingFlag, type Asked, type FlagName } from './flags.js';
import { spokenTo, type Environment } from './language.js';
import { tell, tellProblem, type Output, progressOf } from './output.js';
import { FINE, INTERRUPTED, WRONG_USE, type CommandError } from './command-error.js';
import { grammarProblem, isHelp, programOf, type CommandLine } from './program.js';
import { renderTo } from './render-to.js';
import { format, type Catalogue } from './words.js';

/** The program that threads run: the bundle itself, or its start file. */
const ENTRY = new URL(import.meta.url.endsWith('.mjs') ? import.meta.url : './main.ts', import.meta.url);

/** The signals that ask a program to end. */
const STOPS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs the words after `griddle` and returns the exit code. Never rejects, and prints only answers and sentences, in
 * the requested language or that of the environment. `own` words take precedence over all languages.
 */
export async function run(
  all: readonly string[],
  streams: Streams,
  own?: Catalogue,
  environment: Environment = {},
): Promise<number> {
  const output: Output = { streams, isJson: all.includes('--json') };
  const spoken = await spokenTo(all, environment);
  if (!spoken.ok) return tellProblem(spoken.error, output);
  const { args } = spoken.value;
  const words = own ?? spoken.value.words;
  const lines = linesOf(output, words);
  let exit = FINE;
  const program = programOf(
    lines,
    words,
    (text) => streams.stdout.write(text),
    (code) => (exit = code),
  );
  try {
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (isHelp(error)) return FINE;
      return tellProblem(grammarProblem(error, args, lines, words), output);
    }
    const message = format(words, 'cli.error.internal', { found: String(error) });
    return tellProblem({ code: 'internal', message, exit: WRONG_USE }, output);
  }
}

/** Every command of the command line. */
function linesOf(output: Output, words: Catalogue): readonly CommandLine[] {
  return [
    ...questions(Infinity).map((question) => questionLine(question, output, words)),
    {
      name: 'check',
      takes: 'files',
      flags: ['game', 'physics'],
      examples: ['check game.txt', 'check *.txt --json', 'check - --game waffle-wars'],
      act: (files, asked) => checkFiles(files, asked, output, words),
    },
    {
      ...renderFile,
      takes: 'subject',
      flags: withoutGame(renderFile.flags),
      act: async ([subject = ''], asked) => {
        const all = { ...asked, ...(isFile(subject) ? { record: subject } : { game: subject }) };
        const missing = missingFlag('render', all, renderFile.required, words);
        return missing === undefined ? renderTo(all, output, words) : tellProblem(missing, output);
      },
    },
    {
      name: 'embed',
      takes: 'file',
      flags: EMBED_FLAGS,
      examples: EMBED_EXAMPLES,
      act: ([file = ''], asked) => embedTo(file, asked, output, words),
    },
    {
      name: 'hint',
      takes: 'game',
      flags: withoutGame(HINT_FLAGS),
      examples: HINT_EXAMPLES,
      act: async ([game = ''], asked) => {
        const given = await hint({ ...asked, game }, words);
        return given.ok ? tell(given.value, output) : tellProblem(given.error, output);
      },
    },
    {
      name: 'analyse',
      takes: 'file',
      flags: ANALYSE_FLAGS,
      examples: ['analyse game.txt', 'analyse - --level hard --json < game.txt'],
      act: async ([file = ''], asked) => {
        const text = await readText(file, output.streams, words);
        if (!text.ok) return tellProblem(text.error, output);
        const { isJson, streams } = output;
        // People read the first game while the next is analysed
        const told = (lines: string): void => void streams.stdout.write(lines);
        return untilStopped(
          output,
          (stopped) => analyse(text.value, asked, words, stopped, isJson ? undefined : told),
          ({ json }) => (isJson ? tell({ json, people: () => '' }, output) : Promise.resolve(FINE)),
        );
      },
    },
    {
      name: 'arena',
      takes: 'game',
      flags: withoutGame(ARENA_FLAGS),
      examples: ARENA_EXAMPLES,
      act: async ([game = ''], asked) => {
        const missing = missingFlag('arena', asked, ['bots'], words);
        if (missing !== undefined) return tellProblem(missing, output);
        return untilStopped(output, (stopped) =>
          arena({ ...asked, game }, words, ENTRY, progressOf(output, words), stopped),
        );
      },
    },
    {
      name: 'batch',
      takes: 'file',
      flags: [],
      examples: ['batch requests.jsonl', 'batch - < requests.jsonl > answers.jsonl'],
      act: async ([file = '']) => {
        const done = await reading(file, output.streams, words, async (chunks) =>
          ok(await batch(chunks, output.streams.stdout, words)),
        );
        return done.ok ? FINE : tellProblem(done.error, output);
      },
    },
  ];
}

/**
 * Prints the result so far when Ctrl-C or a shutdown stops the command, so hours of thinking are not lost; a second
 * Ctrl-C ends the program at once. `show` prints the answer.
 */
async function untilStopped(
  output: Output,
  ask: (stopped: AbortSignal) => Promise<Result<Answer, CommandError>>,
  show = (answer: Answer): Promise<number> => tell(answer, output),
): Promise<number> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  for (const signal of STOPS) process.once(signal, interrupt);
  const given = await ask(stop.signal);
  for (const signal of STOPS) process.off(signal, interrupt);
  const exit = given.ok ? await show(given.value) : await tellProblem(given.error, output);
  return stop.signal.aborted ? INTERRUPTED : exit;
}

function questionLine(question: Question, output: Output, words: Catalogue): CommandLine {
  const { name, flags, required, examples, answer } = question;
  return {
    name,
    takes: flags.includes('game') ? 'game' : 'none',
    flags: withoutGame(flags),
    examples,
    act: async ([game], flagged) => {
      const asked: Asked = { ...flagged, ...(game !== undefined && { game }) };
      const missing = missingFlag(name, asked, required, words);
      if (missing !== undefined) return tellProblem(missing, output);
      const given = answer(asked, words);
      return given.ok ? tell(given.value, output) : tellProblem(given.error, output);
    },
  };
}

/** Whether a word is a file and not a game: ids have no dot or slash, and a file can always be written with one. */
function isFile(word: string): boolean {
  return word === STANDARD || /[./\\]/.test(word);
}

/** On the command line the game is not a flag but the word after the command. */
function withoutGame(flags: readonly FlagName[]): readonly FlagName[] {
  return flags.filter((flag) => flag !== 'game');
}
