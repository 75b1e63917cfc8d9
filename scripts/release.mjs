// npm run release [-- --out FOLDER] [--address URL] [--sourcemap]: one folder to upload anywhere.
//   griddle.js      the only name a page has to know; it is tiny, and servers should let browsers ask for it anew
//   griddle/*.js    the code it fetches: names change with the content, so browsers may keep them for ever
//   index.html, examples/
// All addresses inside are relative: the folder works from any path, and from another origin if its server allows that.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { engineInside } from '../packages/plate/scripts/bundle.mjs';
import { ROOT } from './run.mjs';
import { shortStyles } from './short-styles.mjs';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'release' },
    address: { type: 'string', default: 'https://YOUR.SITE/griddle/' },
    sourcemap: { type: 'boolean', default: false },
  },
});
const out = resolve(ROOT, values.out);
if (relative(ROOT, out) === '') throw new Error('--out would empty the repository');

// esbuild shares code file by file: elements therefore import what they need at once from files, not from the index of a
// folder, or everything that index names would be fetched with them.
async function buildScripts() {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { griddle: 'packages/elements/src/loader/griddle.ts' },
    outdir: out,
    chunkNames: 'griddle/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source', 'production'],
    tsconfig: 'tsconfig.base.json',
    sourcemap: values.sourcemap,
    // Lit's licence asks to be passed on
    legalComments: 'linked',
    metafile: true,
    plugins: [shortStyles, engineInside],
    logLevel: 'warning',
  });
  return metafile.outputs;
}

/** The examples as they are in a clone load ../release/griddle.js; `up` leads from the page to the folder instead. */
const adapted = (page, up) => page.replace(/ *<!-- clone -->.*?<!-- \/clone -->\n/gs, '').replaceAll('../release/', up);

function copyExamples() {
  const from = join(ROOT, 'examples');
  mkdirSync(join(out, 'examples'), { recursive: true });
  for (const name of readdirSync(from)) {
    writeFileSync(join(out, 'examples', name), adapted(readFileSync(join(from, name), 'utf8'), '../'));
  }
  const index = adapted(readFileSync(join(from, 'index.html'), 'utf8'), './');
  writeFileSync(join(out, 'index.html'), index.replace(/(href|src)="(?!\.|https?:)/g, '$1="examples/'));
}

/** A file and everything it imports at once, as paths. */
function withImports(outputs, path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const { path: next, kind } of outputs[path].imports) {
    if (kind === 'import-statement') withImports(outputs, next, found);
  }
  return found;
}

/** Bytes of files: as they are, and as servers send them. Each file is packed by itself, as it is sent. */
function weigh(paths) {
  const files = [...paths].map((path) => readFileSync(join(ROOT, path)));
  const sum = (size) => files.reduce((total, file) => total + size(file), 0);
  const packed = sum((file) => gzipSync(file, { level: 9 }).length);
  return { plain: sum((file) => file.length), packed, brotli: sum((file) => brotliCompressSync(file).length) };
}

function printSizes(outputs) {
  const entry = (name) => Object.keys(outputs).find((path) => outputs[path].entryPoint?.endsWith(`/${name}.ts`));
  const row = (what, { plain, packed, brotli }) =>
    console.log(what.padEnd(50), ...[plain, packed, brotli].map((bytes) => String(bytes).padStart(8)));
  const fetched = new Set();
  const add = (name, what) => {
    const path = entry(name);
    if (!path) throw new Error(`There is no ${name}.ts in the release`);
    const more = [...withImports(outputs, path)].filter((file) => !fetched.has(file));
    for (const file of more) fetched.add(file);
    row(what, weigh(more));
  };
  console.log('bytes'.padEnd(50), ...['plain', 'gzip', 'brotli'].map((name) => name.padStart(8)));
  add('griddle', 'griddle.js, on every page');
  add('waffle-wars', '+ a diagram of Waffle Wars');
  add('panel', '+ controls and moves, for a replay or a game');
  add('records', '+ reading records, for a replay');
  row('  = a replay, all together', weigh(fetched));
  add('bots', '+ an opponent');
  const scripts = Object.keys(outputs).filter((path) => path.endsWith('.js'));
  row('everything there is', weigh(scripts));
}

rmSync(out, { recursive: true, force: true });
const outputs = await buildScripts();
copyExamples();
printSizes(outputs);
const address = values.address.endsWith('/') ? values.address : `${values.address}/`;
console.log(`
Upload the folder ${basename(out)}/ to ${address} and paste these two lines into a page:

<script type="module" src="${address}griddle.js"></script>
<waffle-wars mode="play" seats="human,bot:easy">A game of Waffle Wars</waffle-wars>

A page on another site may use it if your server sends "Access-Control-Allow-Origin: *" with the scripts. Files in
griddle/ never change (Cache-Control: max-age=31536000, immutable); griddle.js does (Cache-Control: no-cache).`);
