// griddle-wordpress.zip: the plugin for WordPress, with its own copy of the release. Part of `npm run release`.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { zipSync } from 'fflate';
import { readLanguages } from './languages.mjs';
import { FOLDER, version } from './release-scripts.mjs';
import { ROOT } from './run.mjs';
import { elementAttributes } from './wordpress/attributes.mjs';

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

/** The plugin's data about the games and their elements, because PHP cannot import our modules. */
async function dataOf() {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.wordpress-'));
  const outfile = join(folder, 'data.mjs');
  try {
    await build({ ...COMMON, entryPoints: [join(PLUGIN, 'editor/data.ts')], format: 'esm', outfile });
    const { pluginData } = await import(pathToFileURL(outfile).href);
    const data = pluginData();
    return { version, ...data, elements: elementAttributes(Object.values(data.games)), words: wordsOf() };
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

/** The attributes of the block: the plugin's own, and all of the elements. */
function blockAttributes({ elements }) {
  const text = (usual) => ({ type: 'string', default: usual });
  const ofElements = Object.entries(Object.assign({}, ...Object.values(elements))).map(([name, kind]) => [
    name,
    kind === 'flag' ? { type: 'boolean', default: false } : text(''),
  ]);
  const own = {
    game: text('waffle-wars'),
    mode: text('diagram'),
    size: text('usual'),
    alt: text(''),
    picture: text(''),
  };
  return { ...Object.fromEntries(ofElements), ...own };
}

/** The block's description, with its attributes. */
function blockText(data) {
  const block = JSON.parse(readFileSync(join(PLUGIN, 'block/block.json'), 'utf8'));
  return JSON.stringify({ ...block, attributes: blockAttributes(data) }, undefined, 2);
}

/** A script of the plugin. */
async function scriptText(name) {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [join(PLUGIN, 'editor', name)],
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
  const data = await dataOf();
  const files = {
    'data.json': JSON.stringify(data),
    'block/block.json': blockText(data),
    'block/editor.js': await scriptText('index.ts'),
    'block/reader.js': await scriptText('in-page.ts'),
  };
  for (const path of ['griddle.php', 'readme.txt', 'uninstall.php']) {
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
