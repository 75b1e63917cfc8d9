/** The language of the answers: the requested one, else the reader's own, else English. */
import { CLI } from '@griddle/languages/cli.js';
import { matchingTag } from '@griddle/languages/match.js';
import { ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { translated } from '@griddle/rules/messages/index.js';
import { wrong, type CommandError } from './command-error.js';
import { ENGLISH, format, type Catalogue } from './words.js';

/** The environment of a process, like `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The tags of all languages. */
export const LANGUAGE_TAGS: readonly string[] = ['en', ...Object.keys(CLI)];

/** The flag, which may be anywhere on a command line. */
const FLAG = '--lang';

/** A command line without its language flag. */
export interface SpokenTo {
  readonly args: readonly string[];
  readonly words: Catalogue;
}

/** JSON output is the same in every language. */
function isForPrograms(args: readonly string[]): boolean {
  return args.includes('--json') || args[0] === 'batch';
}

/** Removes the flag from a command line, and returns the messages of its language. */
export async function spokenTo(
  all: readonly string[],
  environment: Environment,
): Promise<Result<SpokenTo, CommandError>> {
  const { args, asked, isRepeated } = withoutFlag(all);
  if (isRepeated) return wrong('repeated-flag', format(ENGLISH, 'cli.error.repeated-flag', { found: FLAG }));
  if (asked === '') return wrong('missing-value', format(ENGLISH, 'cli.error.missing-value', { found: FLAG }));
  const tag = matchingTag(asked ?? readersTag(environment), LANGUAGE_TAGS);
  if (tag === undefined && asked !== undefined) {
    const languages = LANGUAGE_TAGS.join(', ');
    return wrong('lang', format(ENGLISH, 'cli.error.lang', { found: asked, languages }));
  }
  return ok({ args, words: isForPrograms(args) ? ENGLISH : await wordsOf(tag ?? 'en') });
}

/** The messages of a language; missing ones are in English. */
async function wordsOf(tag: string): Promise<Catalogue> {
  const words = await CLI[tag]?.();
  return words === undefined ? ENGLISH : { ...words, text: translated(ENGLISH.text, words.text) };
}

function withoutFlag(all: readonly string[]): { args: string[]; asked: string | undefined; isRepeated: boolean } {
  const args: string[] = [];
  const found: string[] = [];
  for (let at = 0; at < all.length; at++) {
    const word = all[at] ?? '';
    if (word === FLAG) found.push(all[++at] ?? '');
    else if (word.startsWith(`${FLAG}=`)) found.push(word.slice(FLAG.length + 1));
    else args.push(word);
  }
  return { args, asked: found[0], isRepeated: found.length > 1 };
}

/** The reader's language from environment variables, `de_DE.UTF-8`; English where they set none (`C`, `POSIX`). */
function readersTag(environment: Environment): string {
  const told = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  const tag = (told ?? '').replace(/[.@].*$/, '').replaceAll('_', '-');
  return tag === '' || tag === 'C' || tag === 'POSIX' ? 'en' : tag;
}
