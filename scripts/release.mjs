// npm run release [-- --out FOLDER] [--address URL] [--sourcemap]: one folder to upload anywhere.
//   griddle.js      the only name a page has to know; it is tiny, and servers should let browsers ask for it anew
//   griddle/*.js    the code it fetches: names change with the content, so browsers may keep them for ever
//   index.html, examples/
// All addresses inside are relative: the folder works from any path, and from another origin if its server allows that.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildScripts } from './page-scripts.mjs';
import { asked, ROOT, stop } from './run.mjs';

const { values } = asked('npm run release [-- --out FOLDER] [--address URL] [--sourcemap]', {
  out: { type: 'string', default: 'release' },
  address: { type: 'string', default: 'https://YOUR.SITE/griddle/' },
  sourcemap: { type: 'boolean', default: false },
});
const out = resolve(ROOT, values.out);
if (!relative(out, ROOT).startsWith('..'))
  stop(`--out ${values.out} would empty the folder that the repository is in.`);

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

/** A file and everything it imports at once, as paths in the folder. */
function withImports(scripts, path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const next of scripts.get(path).imports) withImports(scripts, next, found);
  return found;
}

/** Bytes of files: as they are, and as servers send them. Each file is packed by itself, as it is sent. */
function weigh(paths) {
  const files = [...paths].map((path) => readFileSync(join(out, path)));
  const sum = (size) => files.reduce((total, file) => total + size(file), 0);
  const packed = sum((file) => gzipSync(file, { level: 9 }).length);
  return {
    files: files.length,
    plain: sum((file) => file.length),
    packed,
    brotli: sum((file) => brotliCompressSync(file).length),
  };
}

function printSizes(scripts) {
  const home = (name) =>
    [...scripts].find(([, { moduleIds }]) => moduleIds.some((id) => id.endsWith(`/${name}.ts`)))?.[0];
  const row = (what, { files, plain, packed, brotli }) =>
    console.log(what.padEnd(50), ...[files, plain, packed, brotli].map((count) => String(count).padStart(8)));
  const fetched = new Set();
  const add = (name, what) => {
    const path = home(name);
    if (!path) throw new Error(`There is no ${name}.ts in the release`);
    const more = [...withImports(scripts, path)].filter((file) => !fetched.has(file));
    for (const file of more) fetched.add(file);
    row(what, weigh(more));
  };
  console.log('bytes'.padEnd(50), ...['files', 'plain', 'gzip', 'brotli'].map((name) => name.padStart(8)));
  add('griddle', 'griddle.js, on every page');
  add('waffle-wars', '+ a diagram of Waffle Wars');
  add('panel', '+ controls and moves, for a replay or a game');
  add('records', '+ reading records, for a replay');
  row('  = a replay, all together', weigh(fetched));
  add('bots', '+ an opponent');
  row('everything there is', weigh(scripts.keys()));
}

rmSync(out, { recursive: true, force: true });
const scripts = await buildScripts(out, { sourcemap: values.sourcemap });
copyExamples();
printSizes(scripts);
const address = values.address.endsWith('/') ? values.address : `${values.address}/`;
console.log(`
Upload the folder ${basename(out)}/ to ${address} and paste these two lines into a page:

<script type="module" src="${address}griddle.js"></script>
<waffle-wars mode="play" seats="human,bot:easy">A game of Waffle Wars</waffle-wars>

A page on another site may use it if your server sends "Access-Control-Allow-Origin: *" with the scripts. Files in
griddle/ never change (Cache-Control: max-age=31536000, immutable); griddle.js does (Cache-Control: no-cache).`);
