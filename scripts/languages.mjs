// npm run languages [-- LANGUAGE] [--complete]: how many words each language has of the elements, the rules, the command line and the
// mod; with a language: the keys it lacks, each with its English sentence. `--complete` ends with code 1 where any is missing, which
// only a release asks for: until then a sentence is English where nobody has translated it yet.
// English is beside what says it (`*.en.json`); other languages are in packages/languages, a folder each with a file for each part.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked, ROOT, script, stop } from './run.mjs';

const LANGUAGES = join(ROOT, 'packages/languages/src');
/** The folders with the English words of each part; a key that several parts say is translated with the first of them. */
const PARTS = {
  rules: ['packages/rules/src'],
  elements: ['packages/elements/src'],
  cli: ['packages/cli/src'],
  mod: ['tts-mod/src', 'tts-mod/tools'],
};

/**
 * What the mod says in English alone, in a save of any language: keys are bound to their names, tabs of the notebook are found
 * by them, and the page in the Workshop has one language.
 */
const STAYS = /^tts\.((hotkey|keys|tab|shop)\.|(save-name|note|words)$)/;

/** The languages other than English, by tag: the folders of their words. */
export const TAGS = readdirSync(LANGUAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
  .map(({ name }) => name);

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The files of English words below a folder of the repository, as paths from it, in order. */
export const englishFiles = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.en.json'))
    .sort();

/** The English words below a folder that are translated, by key. */
function englishOf(folder) {
  const words = englishFiles(folder).flatMap((file) => Object.entries(read(join(ROOT, folder, file))));
  return Object.fromEntries(words.filter(([key]) => !STAYS.test(key)));
}

const FORM = /\.(zero|one|two|few|many|other)$/;

/** A key without its form by number, where its sentence has forms in English; each language has forms of its own. */
export function stemOf(key, english) {
  const stem = key.replace(FORM, '');
  return english[`${stem}.other`] === undefined ? key : stem;
}

/** What is written by the English words of each part, and by each language in its files and as a whole. */
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

/** The keys of English that a language lacks. A sentence by number is there if one of its forms is. */
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
