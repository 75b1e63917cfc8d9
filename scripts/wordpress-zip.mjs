// griddle-wordpress.zip: the plugin for WordPress, with its own copy of the release. Part of `npm run release`.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { zipSync } from 'fflate';
import { readLanguages } from './languages.mjs';
import { FOLDER, version } from './release-scripts.mjs';
import { ROOT } from './run.mjs';

const PLUGIN = join(ROOT, 'integrations/wordpress');
/** The plugin's folder in WordPress, and so in the zip. */
const NAME = 'griddle';
/** A fixed time for all files in the zip, so that the same sources give the same zip. */
const TIME = new Date(2020, 0, 1);

const COMMON = {
  bundle: true,
  conditions: ['griddle-source', 'production'],
  tsconfig: join(ROOT, 'tsconfig.base.json'),
};

/** The plugin's data about the games as a file, because PHP cannot import our modules. */
async function dataText() {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.wordpress-'));
  const outfile = join(folder, 'data.mjs');
  try {
    await build({ ...COMMON, entryPoints: [join(PLUGIN, 'editor/data.ts')], format: 'esm', outfile });
    const { pluginData } = await import(pathToFileURL(outfile).href);
    return JSON.stringify({ version, ...pluginData(), words: wordsOf() });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The plugin's messages in all languages: those of the page that makes embeds, and the names of games. */
function wordsOf() {
  const { english, languages } = readLanguages();
  const all = { en: { ...english.rules, ...english.elements } };
  for (const [locale, { text }] of Object.entries(languages)) all[locale] = text;
  const isNeeded = ([key]) => /^(maker|game)\./.test(key);
  return Object.fromEntries(
    Object.entries(all).map(([locale, text]) => [locale, Object.fromEntries(Object.entries(text).filter(isNeeded))]),
  );
}

async function editorText() {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [join(PLUGIN, 'editor/index.ts')],
    format: 'iife',
    target: 'es2020',
    minify: true,
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0].text;
}

/** Writes the version into a source file, where WordPress reads it. */
const withVersion = (text) => text.replace(/(Version|Stable tag):( +)0\.0\.0/, `$1:$2${version}`);

/** Adds the zip to a release, whose scripts must exist already. */
export async function writeWordPress(release) {
  const files = { 'data.json': await dataText(), 'block/editor.js': await editorText() };
  for (const path of ['griddle.php', 'readme.txt', 'uninstall.php', 'block/block.json']) {
    files[path] = withVersion(readFileSync(join(PLUGIN, path), 'utf8'));
  }
  for (const name of readdirSync(join(PLUGIN, 'includes'))) {
    files[`includes/${name}`] = readFileSync(join(PLUGIN, 'includes', name));
  }
  files.LICENSE = readFileSync(join(ROOT, 'LICENSE'));
  const scripts = readdirSync(join(release, FOLDER)).filter((name) => /(?<!-alone)\.js$/.test(name));
  for (const path of ['griddle.js', 'NOTICES.txt', ...scripts.map((name) => FOLDER + name)]) {
    files[`release/${path}`] = readFileSync(join(release, path));
  }
  const bytes = Object.entries(files).map(([path, body]) => [`${NAME}/${path}`, new Uint8Array(Buffer.from(body))]);
  writeFileSync(join(release, 'griddle-wordpress.zip'), zipSync(Object.fromEntries(bytes), { level: 9, mtime: TIME }));
}
