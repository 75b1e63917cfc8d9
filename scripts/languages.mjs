// npm run languages [-- LANGUAGE]: how many words each language has of the elements, the rules, the command line and the mod;
// with a language: the keys it lacks, each with its English sentence.
// English stands where it is used (`*.en.ts`); other languages are files of packages/languages, one folder a language.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { asked, ROOT, script, stop } from './run.mjs';

const LANGUAGES = join(ROOT, 'packages/languages/src');
/** The folders with the English words of each part, in files that end in `.en.ts` or are called `en.ts`. */
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

const slashed = (path) => path.replaceAll('\\', '/');

/** The modules of a part's English words, as paths below the repository. */
function englishFiles(folder) {
  const files = readdirSync(join(ROOT, folder), { recursive: true }).map(slashed);
  return files.filter((file) => /(\.en|(^|\/)messages\/en)\.ts$/.test(file)).map((file) => `${folder}/${file}`);
}

/** What modules export, by their paths. */
async function exportsOf(paths) {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.languages-'));
  const source = paths.map((path, at) => `export * as m${at} from './${path}';`).join('\n');
  const outfile = join(folder, 'all.mjs');
  try {
    await build({
      stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
      bundle: true,
      format: 'esm',
      conditions: ['source'],
      tsconfig: join(ROOT, 'tsconfig.base.json'),
      logLevel: 'error',
      outfile,
    });
    const all = await import(pathToFileURL(outfile).href);
    return new Map(paths.map((path, at) => [path, Object.values(all[`m${at}`])]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** All sentences of exports by key: of catalogues, and of plain tables of words. */
function sentencesOf(exported) {
  const tables = exported
    .filter((value) => typeof value === 'object' && value !== null)
    .map((value) => value.text ?? value);
  return Object.fromEntries(
    tables.flatMap((table) =>
      Object.entries(table).filter(
        ([key, words]) => typeof words === 'string' && key.includes('.') && !STAYS.test(key),
      ),
    ),
  );
}

const FORM = /\.(zero|one|two|few|many|other)$/;

/** A key without its form by number, where its sentence has forms in English; each language has forms of its own. */
export function stemOf(key, english) {
  const stem = key.replace(FORM, '');
  return english[`${stem}.other`] === undefined ? key : stem;
}

/** What is written by the English words of each part, and by each language. */
export async function readLanguages() {
  const english = Object.fromEntries(
    Object.entries(PARTS).map(([part, folders]) => [part, folders.flatMap((folder) => englishFiles(folder))]),
  );
  const locales = readdirSync(LANGUAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = locales.map(({ name }) => ({ name, path: `packages/languages/src/${name}/index.ts` }));
  const modules = await exportsOf([...Object.values(english).flat(), ...paths.map(({ path }) => path)]);
  return {
    english: Object.fromEntries(
      Object.entries(english).map(([part, files]) => [part, sentencesOf(files.flatMap((file) => modules.get(file)))]),
    ),
    languages: Object.fromEntries(paths.map(({ name, path }) => [name, modules.get(path)[0]])),
  };
}

/** The keys of English that a language lacks. A sentence by number is there if one of its forms is. */
export function missing(english, { text }) {
  const known = new Set(Object.keys(text).map((key) => stemOf(key, english)));
  return Object.keys(english).filter(
    (key) => !known.has(stemOf(key, english)) && text[stemOf(key, english)] === undefined,
  );
}

if (process.argv[1] === script('languages.mjs')) {
  const { positionals } = asked('npm run languages [-- LANGUAGE]', {}, true);
  const { english, languages } = await readLanguages();
  const [one] = positionals;
  if (one && !languages[one]) stop(`There is no language ${one}; there are ${Object.keys(languages).join(', ')}.`);
  for (const [part, words] of Object.entries(english)) {
    const total = Object.keys(words).length;
    for (const name of one ? [one] : Object.keys(languages)) {
      const lacking = missing(words, languages[name]);
      console.log(`${part.padEnd(9)} ${name.padEnd(6)} ${String(total - lacking.length).padStart(5)} of ${total}`);
      if (one) for (const key of lacking) console.log(`  ${key}\t${words[key]}`);
    }
  }
}
