/** Help texts: what a command is for, its flags, and examples that can be copied. */
import { flagName, FLAGS, type Flag, type FlagName } from './flags.js';
import type { CommandLine } from './program.js';
import { GAME_NAMES } from './game-clis.js';
import { LANGUAGE_TAGS } from './language.js';
import { say, type Catalogue } from './words.js';

/** The words that follow a command's name. */
const ARGUMENTS = { none: '', game: 'GAME', subject: 'GAME|FILE', file: 'FILE', files: 'FILE...' } as const;

/** The text of `griddle --help`. */
export function overview(lines: readonly CommandLine[], words: Catalogue): string {
  const commands = lines.map(({ name }) => [name, say(words, `cli.about.${name}`)] as const);
  return joined([
    [say(words, 'cli.help.usage', { usage: 'griddle COMMAND GAME [FLAGS]' }), say(words, 'cli.help.about')],
    [say(words, 'cli.help.commands'), ...table(commands)],
    [say(words, 'cli.help.games', { games: GAME_NAMES.join(', ') })],
    [say(words, 'cli.help.exit-codes'), say(words, 'cli.help.more')],
  ]);
}

/** The text of `griddle COMMAND --help`. */
export function commandHelp({ name, takes, flags, examples }: CommandLine, words: Catalogue): string {
  const rows = [
    ...flags.map((flag) => [`${flagName(flag)} ${FLAGS[flag].value}`, flagAbout(flag, words)] as const),
    ['--json', say(words, 'cli.flag.json')] as const,
    ['--lang LANGUAGE', say(words, 'cli.flag.lang', { languages: LANGUAGE_TAGS.join(', ') })] as const,
  ];
  const usage = ['griddle', name, ARGUMENTS[takes], '[FLAGS]'].filter((word) => word !== '').join(' ');
  return joined([
    [say(words, 'cli.help.usage', { usage }), say(words, `cli.about.${name}`)],
    [say(words, 'cli.help.flags'), ...table(rows)],
    [say(words, 'cli.help.examples'), ...examples.map((example) => `  griddle ${example}`)],
  ]);
}

function flagAbout(flag: FlagName, words: Catalogue): string {
  const { min = 0, max = 0 }: Flag = FLAGS[flag];
  return say(words, `cli.flag.${flag}`, { min, max });
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const wide = Math.max(...rows.map(([term]) => term.length));
  return rows.map(([term, meaning]) => `  ${term.padEnd(wide)}  ${meaning}`);
}

function joined(blocks: readonly (readonly string[])[]): string {
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
