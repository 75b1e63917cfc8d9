/** Help texts: the purpose of a command, its flags, and examples to copy. */
import { flagName, FLAGS, type Flag, type FlagName } from './flags.js';
import type { CommandLine } from './program.js';
import { GAME_NAMES } from './game-clis.js';
import { LANGUAGE_TAGS } from './language.js';
import { format, type Catalogue } from './words.js';

/** The words after a command's name. */
const ARGUMENTS = { none: '', game: 'GAME', subject: 'GAME|FILE', file: 'FILE', files: 'FILE...' } as const;

/** The text of `griddle --help`. */
export function overview(lines: readonly CommandLine[], words: Catalogue): string {
  const commands = lines.map(({ name }) => [name, format(words, `cli.about.${name}`)] as const);
  return joined([
    [format(words, 'cli.help.usage', { usage: 'griddle COMMAND GAME [FLAGS]' }), format(words, 'cli.help.about')],
    [format(words, 'cli.help.commands'), ...table(commands)],
    [format(words, 'cli.help.games', { games: GAME_NAMES.join(', ') })],
    [format(words, 'cli.help.exit-codes'), format(words, 'cli.help.more')],
  ]);
}

/** The text of `griddle COMMAND --help`. */
export function commandHelp({ name, takes, flags, examples }: CommandLine, words: Catalogue): string {
  const rows = [
    ...flags.map((flag) => [`${flagName(flag)} ${FLAGS[flag].value}`, flagAbout(flag, words)] as const),
    ['--json', format(words, 'cli.flag.json')] as const,
    ['--lang LANGUAGE', format(words, 'cli.flag.lang', { languages: LANGUAGE_TAGS.join(', ') })] as const,
  ];
  const usage = ['griddle', name, ARGUMENTS[takes], '[FLAGS]'].filter((word) => word !== '').join(' ');
  return joined([
    [format(words, 'cli.help.usage', { usage }), format(words, `cli.about.${name}`)],
    [format(words, 'cli.help.flags'), ...table(rows)],
    [format(words, 'cli.help.examples'), ...examples.map((example) => `  griddle ${example}`)],
  ]);
}

function flagAbout(flag: FlagName, words: Catalogue): string {
  const { min = 0, max = 0 }: Flag = FLAGS[flag];
  return format(words, `cli.flag.${flag}`, { min, max });
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const wide = Math.max(...rows.map(([term]) => term.length));
  return rows.map(([term, meaning]) => `  ${term.padEnd(wide)}  ${meaning}`);
}

function joined(blocks: readonly (readonly string[])[]): string {
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
