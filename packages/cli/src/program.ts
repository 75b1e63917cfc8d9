/** The grammar of the command line, read by commander, with our own messages for its errors. */
import { readFileSync } from 'node:fs';
import { Command as Program, CommanderError, Option } from 'commander';
import { flagName, FLAGS, type Asked, type FlagName } from './flags.js';
import { commandHelp, overview } from './help.js';
import { WRONG_USE, type CommandError } from './command-error.js';
import { GAME_NAMES } from './game-clis.js';
import { format, type Catalogue } from './words.js';

/** A command's grammar and its action. */
export interface CommandLine {
  readonly name: string;
  readonly takes: keyof typeof ARGUMENTS;
  readonly flags: readonly FlagName[];
  /** Command lines without the word `griddle`, for the help text; a test runs each. */
  readonly examples: readonly string[];
  /** `args` are the words that are not flags. Resolves to the exit code. */
  readonly act: (args: readonly string[], asked: Asked) => Promise<number>;
}

/** The words after a command's name, as commander writes them. */
const ARGUMENTS = { none: '', game: '<game>', subject: '<game>', file: '<file>', files: '<files...>' } as const;

/** Our own code for a flag that is given twice, in addition to commander's codes. */
const REPEATED = 'griddle.repeatedFlag';

/** The placeholder that commander expects after a flag with a value. */
const VALUE = ' <value>';

/** The whole grammar. `print` gets help texts; `done` gets the exit code of the command that ran. */
export function programOf(
  lines: readonly CommandLine[],
  words: Catalogue,
  print: (text: string) => void,
  done: (exit: number) => void,
): Program {
  const program = ready(new Program('griddle'), print)
    .version(version(), '-V, --version', format(words, 'cli.help.version'))
    .option('--json')
    .helpOption('-h, --help', format(words, 'cli.help.help'))
    .helpCommand('help [command]', format(words, 'cli.help.help'))
    .configureHelp({ formatHelp: () => overview(lines, words) });
  for (const line of lines) {
    const command = ready(new Program(line.name), print).configureHelp({ formatHelp: () => commandHelp(line, words) });
    if (line.takes !== 'none') command.argument(ARGUMENTS[line.takes]);
    for (const flag of line.flags) command.addOption(optionOf(flag));
    command.option('--json').action(async () => done(await line.act(command.args, askedOf(command, line.flags))));
    program.addCommand(command);
  }
  return program;
}

/**
 * A flag for commander. A flag with two values is refused, because neither is clearly the intended one; a switch may be
 * repeated.
 */
function optionOf(flag: FlagName): Option {
  const name = flagName(flag);
  if (FLAGS[flag].value === '') return new Option(name);
  return new Option(name + VALUE).argParser<string>((value, before) => {
    if (before !== undefined) throw new CommanderError(WRONG_USE, REPEATED, `'${name}'`);
    return value;
  });
}

function ready(program: Program, print: (text: string) => void): Program {
  return program
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ writeOut: print, writeErr: () => undefined });
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function askedOf(command: Program, flags: readonly FlagName[]): Asked {
  const values = command.opts<Record<string, string | boolean | undefined>>();
  const asked: Partial<Record<FlagName, string>> = {};
  for (const flag of flags) {
    const value = values[flag];
    if (value !== undefined) asked[flag] = value === true ? 'on' : String(value);
  }
  return asked;
}

/** Whether commander stopped because it printed a help text or the version. */
export function isHelp({ exitCode }: CommanderError): boolean {
  return exitCode === 0;
}

/** Commander's refusal of the words `args` as our own error. */
export function grammarProblem(
  { code, message }: CommanderError,
  args: readonly string[],
  lines: readonly CommandLine[],
  words: Catalogue,
): CommandError {
  const line = lines.find(({ name }) => args.includes(name));
  const kind = KINDS[code] ?? 'arguments';
  const key = kind === 'missing-words' ? `cli.error.missing-words-${line?.takes ?? 'game'}` : `cli.error.${kind}`;
  const values = {
    command: line?.name ?? 'COMMAND',
    // commander quotes the refused word only in its message
    found: (/'(.*)'/s.exec(message)?.[1] ?? '').replace(VALUE, ''),
    commands: lines.map(({ name }) => name).join(', '),
    flags: [...(line?.flags ?? []).map((flag) => `--${flag}`), '--json'].join(', '),
    games: GAME_NAMES.join(', '),
  };
  return { code: kind, message: format(words, key, values), exit: WRONG_USE };
}

const KINDS: Readonly<Record<string, string>> = {
  'commander.help': 'missing-command',
  'commander.unknownCommand': 'unknown-command',
  'commander.unknownOption': 'unknown-flag',
  'commander.optionMissingArgument': 'missing-value',
  [REPEATED]: 'repeated-flag',
  'commander.missingArgument': 'missing-words',
  'commander.excessArguments': 'too-many-arguments',
};
