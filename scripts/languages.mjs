// npm run languages [-- LANGUAGE] [--complete]: how many messages of the elements, the rules, the command line, the mod and the
// pages of a release each language has; with a language, the keys it lacks, each with its English text. `--complete` exits with 1 if any is missing; only a
// release requires that, and untranslated messages are in English.
// English is next to the code that uses it (`*.en.json`); other languages have a folder each in packages/languages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked, ROOT, script, stop } from './run.mjs';

const LANGUAGES = join(ROOT, 'packages/languages/src');
/** The folders with the English messages of each part; a key in several parts is translated with the first of them. */
const PARTS = {
  rules: ['packages/rules/src'],
  elements: ['packages/elements/src'],
  cli: ['packages/cli/src'],
  mod: ['tts-mod/src', 'tts-mod/tools'],
  pages: ['scripts/from-disk'],
};

/**
 * Messages of the mod that stay in English in every language: keys are bound by name, notebook tabs are found by name, and the
 * Workshop page has one language.
 */
const STAYS = /^tts\.((hotkey|keys|tab|shop)\.|(save-name|note|words)$)/;

/** The tags of the languages other than English, which are the names of their folders. */
export const TAGS = readdirSync(LANGUAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
  .map(({ name }) => name);

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The files of English messages below a folder of the repository, as sorted paths relative to it. */
export const englishFiles = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.en.json'))
    .sort();

/** The translatable English messages below a folder, by key. */
function englishOf(folder) {
  const words = englishFiles(folder).flatMap((file) => Object.entries(read(join(ROOT, folder, file))));
  return Object.fromEntries(words.filter(([key]) => !STAYS.test(key)));
}

const FORM = /\.(zero|one|two|few|many|other)$/;

/** A key without its plural form, if its English message has plural forms; each language has its own forms. */
export function stemOf(key, english) {
  const stem = key.replace(FORM, '');
  return english[`${stem}.other`] === undefined ? key : stem;
}

/** The English messages of each part, and the messages of each language, by file and in all. */
export function readLanguages() {
  const english = Object.fromEntries(
    Object.entries(PARTS).map(([part, folders]) => [part, Object.assign({}, ...folders.map(englishOf))]),
  );
  const languages = TAGS.map((tag) => {
    const files = Object.fromEntries(
      Object.keys(PARTS).map((part) => [part, read(join(LANGUAGES, tag, `${part}.json`))]),
    );
    return [tag, { files, text: Object.assign({}, ...Object.values(files)) }];
  });
  return { english, languages: Object.fromEntries(languages) };
}

/** The English keys that a language lacks. A message with plural forms exists if one of its forms does. */
export function missing(english, { text }) {
  const known = new Set(Object.keys(text).map((key) => stemOf(key, english)));
  return Object.keys(english).filter(
    (key) => !known.has(stemOf(key, english)) && text[stemOf(key, english)] === undefined,
  );
}

if (process.argv[1] === script('languages.mjs')) {
  const { values, positionals } = asked(
    'npm run languages [-- LANGUAGE] [--complete]',
    { complete: { type: 'boolean', default: false } },
    true,
  );
  const { english, languages } = readLanguages();
  const [one] = positionals;
  if (one && !languages[one]) stop(`There is no language ${one}; there are ${Object.keys(languages).join(', ')}.`);
  for (const [part, words] of Object.entries(english)) {
    const total = Object.keys(words).length;
    for (const name of one ? [one] : Object.keys(languages)) {
      const lacking = missing(words, languages[name]);
      console.log(`${part.padEnd(9)} ${name.padEnd(7)} ${String(total - lacking.length).padStart(5)} of ${total}`);
      if (one) for (const key of lacking) console.log(`  ${key}\t${words[key]}`);
      if (values.complete && lacking.length > 0) process.exitCode = 1;
    }
  }
}
