// How the sources of the elements hang together: what is said of them in docs/decisions.md (31 to 34) and what nobody sees
// in a single file.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { ROOT } from '../run.mjs';

const SOURCES = 'packages/elements/src';
const paths = readdirSync(join(ROOT, SOURCES), { recursive: true })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => `${SOURCES}/${path}`);
const sources = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** The lines with something, as `path: line`. */
const linesWith = (pattern) =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line) && !/^\s*(\*|\/\/)/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

/** A way from a file back to itself along what files import when they run; undefined when there is none. */
function circleIn(imports) {
  const done = new Set();
  const visit = (file, way) => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    done.add(file);
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

test('a circle is found', () => {
  const imports = new Map(Object.entries({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }));
  assert.deepEqual(circleIn(imports), ['b', 'c', 'b']);
  assert.equal(circleIn(new Map(Object.entries({ a: ['b', 'c'], b: ['c'], c: [] }))), undefined);
});

test('files import each other in no circle', async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: paths,
    outdir: 'nowhere',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['source', 'production'],
    tsconfig: 'tsconfig.base.json',
    external: ['@griddle/*', 'lit', 'lit/*'],
  });
  const imports = new Map(
    Object.entries(metafile.inputs).map(([path, input]) => [
      path,
      input.imports.filter(({ kind }) => kind === 'import-statement').map((found) => found.path),
    ]),
  );
  assert.ok(imports.size >= paths.length);
  assert.equal(circleIn(imports)?.join(' -> '), undefined);
});

/**
 * Besides these, fourteen: the last two are for the rules in short, which few readers open, and which games without any take from
 * the texts of their rules. Tables by name: of elements, of puzzles by game, and of languages.
 */
const TABLES = [
  'generated/code.ts',
  'generated/puzzles.ts',
  'loader/griddle.ts',
  'loader/daily.ts',
  'core/catalogues.ts',
];

test('code is fetched later at few places, beside tables of what pages name', () => {
  const found = linesWith(/\bimport\(/).filter(
    (line) => !TABLES.some((path) => line.startsWith(`${SOURCES}/${path}: `)),
  );
  assert.ok(found.length <= 14, found.join('\n'));
});

test('types are not talked round, and nothing is filled into what another module has made', () => {
  assert.deepEqual(linesWith(/\bas unknown as\b/), []);
  assert.deepEqual(linesWith(/\bObject\.assign\(/), []);
  assert.deepEqual(linesWith(/^export let\b/), []);
});
