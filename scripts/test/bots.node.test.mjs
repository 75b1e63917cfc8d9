// What a page or a worker fetches for an opponent: nothing before it is needed, and then little.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundleWorker } from '../../packages/bots/scripts/workers.mjs';
import { noticesOf, sbomOf } from '../notices.mjs';
import { buildScripts } from '../release-scripts.mjs';

const RULES = 'packages/rules/src';
const GAMES = readdirSync(RULES).filter((folder) => existsSync(join(RULES, folder, 'RULES.md')));

const LIMIT = 30_000;
const COMMON = {
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['griddle-source', 'production'],
  tsconfig: 'tsconfig.base.json',
  metafile: true,
  splitting: true,
  outdir: 'out',
  logLevel: 'error',
  // The physics engine imports it when running in Node
  external: ['module'],
};

/** A file with all files that it imports, directly or not. */
function closure(outputs, file, found = new Set()) {
  if (found.has(file) || !outputs[file]) return found;
  found.add(file);
  for (const { path, kind } of outputs[file].imports) {
    const other = outputs[path] ? path : normalize(join(dirname(file), path));
    if (kind === 'import-statement') closure(outputs, other, found);
  }
  return found;
}

const worker = await build({ ...COMMON, entryPoints: ['packages/bots/src/in-worker.ts'] });

function sizeOf(files) {
  let size = 0;
  for (const file of files) {
    const made = worker.outputFiles.find(({ path }) => path.endsWith(`/${file}`));
    size += gzipSync(made.contents).length;
  }
  return size;
}

for (const id of GAMES) {
  test(`${id}: everything a worker loads is at most 30 kB gzipped`, () => {
    const { outputs } = worker.metafile;
    const entries = Object.keys(outputs).filter((file) => {
      const { entryPoint = '' } = outputs[file];
      const rules = id === 'waffle-wars' ? 'rules/src/waffle-wars/index.ts' : `rules/src/${id}/index.ts`;
      return ['bots/src/in-worker.ts', `bots/src/${id}/evaluator.ts`, rules].some((name) => entryPoint.endsWith(name));
    });
    assert.equal(entries.length, 3, entries.join());
    const files = new Set(entries.flatMap((entry) => [...closure(outputs, entry)]));
    const size = sizeOf(files);
    assert.ok(size <= LIMIT, `${size} bytes: ${[...files].join()}`);
  });
}

for (const id of GAMES) {
  test(`${id}: the worker of the package has one game and imports nothing`, async () => {
    const { code, modules } = await bundleWorker(id);
    const size = gzipSync(code).length;
    assert.ok(size <= LIMIT, `${size} bytes`);
    // A classic script, in which these would be errors
    assert.doesNotMatch(code, /\bimport\b\s*[({.]|\bexport\b/);
    const others = GAMES.filter((game) => game !== id);
    assert.ok(modules.some((path) => path.includes(`/${id}/`)));
    assert.deepEqual(
      modules.filter((path) => others.some((game) => path.includes(`/${game}/`))),
      [],
    );
  });
}

const folder = mkdtempSync(join(tmpdir(), 'griddle-worker-'));
const files = await buildScripts(folder, { sourcemap: false });
rmSync(folder, { recursive: true });

test('nothing that a worker of a release loads needs a page', () => {
  const own = [...files.keys()].filter((name) => /^(bots|reasons)(-|$)/.test(name));
  const modules = own.flatMap((name) => files.get(name).modules);
  assert.ok(own.length > GAMES.length && modules.length > 50, modules.length.toString());
  assert.deepEqual(
    modules.filter((id) => id.includes('packages/elements/') || /[/]lit(-\w+)?[/]/.test(id)),
    [],
  );
  // They import only each other
  const imported = own.flatMap((name) => files.get(name).imports);
  assert.deepEqual(
    imported.filter((path) => !/^\.\/(bots-|reasons)/.test(path)),
    [],
  );
});

test('a release has the licences of its bundled software, and a bill of materials with the hashes of its archives', () => {
  const modules = [...files.values()].flatMap((file) => file.modules);
  const notices = noticesOf(modules);
  for (const words of ['Google LLC', 'Erin Catto', 'Erik Sombroek', 'THE SOFTWARE IS PROVIDED "AS IS"'])
    assert.ok(notices.includes(words), words);
  const { components } = JSON.parse(sbomOf(modules, '0.1.0'));
  const others = components.filter((component) => !component['bom-ref'].startsWith('@griddle/'));
  assert.deepEqual(
    others.map((component) => component['bom-ref'].replace(/@[^@]+$/, '')),
    [
      '@lit/reactive-element',
      '@socket.io/component-emitter',
      'box2d3-wasm',
      'engine.io-client',
      'engine.io-parser',
      'lit',
      'lit-element',
      'lit-html',
      'socket.io-client',
      'socket.io-parser',
    ],
  );
  for (const { 'bom-ref': ref, purl, hashes, licenses } of others) {
    assert.equal(purl, `pkg:npm/${ref.replace(/^@/, '%40')}`);
    assert.match(hashes[0].content, /^[0-9a-f]{128}$/, ref);
    assert.ok(licenses[0].license.id, ref);
  }
  assert.throws(() => sbomOf(['node_modules/not-there/index.js'], '0.1.0'), /not-there is inside a release/);
});

test('no element loads a bot before it is needed', async () => {
  const { metafile } = await build({ ...COMMON, entryPoints: ['packages/elements/src/index.ts'] });
  const { outputs } = metafile;
  const [entry] = Object.keys(outputs).filter((file) => outputs[file].entryPoint?.endsWith('elements/src/index.ts'));
  const loaded = [...closure(outputs, entry)].flatMap((file) => Object.keys(outputs[file].inputs));
  assert.ok(loaded.length > 50);
  assert.deepEqual(
    // The names of levels are read with the attribute
    loaded.filter((input) => input.includes('packages/bots/') && !input.endsWith('/levels.ts')),
    [],
  );
});
