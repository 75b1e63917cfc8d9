// Import boundaries between packages and between games: in a small copy of the repository's folders, .dependency-cruiser.mjs
// finds exactly the forbidden imports.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { faultsOfImports, importsOfEntries, manifestWithEntries } from '../entries.mjs';
import { ROOT } from '../run.mjs';

/** Imports: file, module, and whether it is allowed. */
const IMPORTS = [
  ['packages/rules/src/core/a.ts', './b.js', true],
  ['packages/rules/src/core/a.ts', '../record/b.js', false],
  ['packages/rules/src/core/a.ts', '../waffle-wars/b.js', false],
  ['packages/rules/src/core/a.ts', '@griddle/art/internal/b.js', false],
  ['packages/rules/src/core/a.ts', 'lit', false],
  ['packages/rules/src/core/a.ts', 'node:fs', false],
  ['packages/rules/src/record/a.ts', '../core/b.js', true],
  ['packages/rules/src/record/a.ts', '../waffle-wars/b.js', false],
  ['packages/rules/src/waffle-wars/a.ts', '../core/b.js', true],
  ['packages/rules/src/waffle-wars/a.ts', './b.js', true],
  ['packages/rules/src/waffle-wars/a.ts', '../waffle-time/b.js', false],
  ['packages/rules/src/waffle-wars/a.ts', '../games.js', false],
  ['packages/rules/src/waffle-wars/a/b.ts', '../b.js', true],
  ['packages/rules/src/waffle-wars/a/b.ts', '../../core/b.js', true],
  ['packages/rules/src/waffle-wars/a/b.ts', '../../waffle-time/b.js', false],
  ['packages/rules/src/a.ts', './waffle-wars/b.js', true],
  ['packages/art/src/a.ts', '@griddle/rules/internal/core/b.js', true],
  ['packages/art/src/a.ts', '@griddle/rules/src/core/b.js', false],
  ['packages/art/src/a.ts', '../../rules/src/core/b.js', false],
  ['packages/art/src/a.ts', '@griddle/bots/internal/b.js', false],
  ['packages/art/src/waffle-wars/a.ts', '../waffle-time/b.js', false],
  ['packages/art/src/waffle-wars/a.ts', '../grid/b.js', true],
  ['packages/art/src/a.ts', '@griddle/rules/internal/core/c.js', false],
  ['packages/art/src/a.ts', '@griddle/rules/core/b.js', false],
  ['packages/bots/src/a.ts', '@griddle/rules/internal/core/b.js', true],
  ['packages/bots/src/a.ts', '@griddle/testkit', false],
  ['packages/bots/src/a.ts', '@griddle/art/internal/b.js', false],
  ['packages/bots/src/a.ts', '@griddle/elements/internal/b.js', false],
  ['packages/elements/src/a.ts', 'lit', true],
  ['packages/elements/src/a/b.ts', '../b.js', true],
  ['packages/elements/src/a.ts', '@griddle/bots/internal/b.js', true],
  ['packages/elements/src/a.ts', '@griddle/cli/internal/b.js', false],
  ['packages/elements/src/a.ts', 'literally', false],
  ['packages/elements/src/a.ts', 'node:fs', false],
  ['packages/elements/src/a.ts', '../../../scripts/b.mjs', false],
  ['packages/elements/test/a.ts', '../../../scripts/b.mjs', false],
  ['packages/elements/src/games/waffle-wars/a.ts', '../waffle-time/b.js', false],
  ['packages/cli/src/a.ts', 'node:fs', true],
  ['packages/cli/src/a.ts', 'commander', true],
  ['packages/cli/src/a.ts', '@griddle/elements/internal/b.js', false],
  ['tts-mod/src/mod/a.ts', '@griddle/rules/internal/waffle-wars/b.js', true],
  ['tts-mod/src/mod/a.ts', '@griddle/testkit', true],
  ['tts-mod/src/mod/a.ts', '@griddle/elements/internal/b.js', false],
  ['testkit/src/a.ts', '@griddle/rules/internal/core/b.js', true],
  ['testkit/src/a.ts', '@griddle/bots/internal/b.js', false],
  ['tts-mod/src/mod/a.ts', '../waffle-wars/b.js', false],
  ['tts-mod/src/waffle-wars/a.ts', '../grid/b.js', true],
  ['tts-mod/src/waffle-wars/a.ts', '../mod/b.js', true],
  ['tts-mod/src/grid-games/a.ts', '../waffle-wars/b.js', false],
  ['tts-mod/src/one-table/a.ts', '../waffle-wars/b.js', true],
  ['packages/plate/src/a.ts', './not-there.js', false],
];

const copy = mkdtempSync(join(tmpdir(), 'griddle-imports-'));
after(() => rmSync(copy, { recursive: true }));

function write(path, text) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** The `exports` of the packages in the copy. */
const exports = Object.fromEntries(
  ['b', 'core/b', 'waffle-wars/b'].map((path) => [`./internal/${path}.js`, { 'griddle-source': `./src/${path}.ts` }]),
);
for (const name of ['rules', 'art', 'plate', 'bots', 'elements', 'cli', 'languages']) {
  write(`packages/${name}/package.json`, JSON.stringify({ name: `@griddle/${name}`, exports }));
  mkdirSync(join(copy, 'node_modules/@griddle'), { recursive: true });
  symlinkSync(`../../packages/${name}`, join(copy, `node_modules/@griddle/${name}`));
  write(`packages/${name}/src/b.ts`, 'export const b = 1;\n');
}
write('testkit/package.json', JSON.stringify({ name: '@griddle/testkit', exports: { '.': './src/index.ts' } }));
write('testkit/src/index.ts', 'export const a = 1;\n');
symlinkSync('../../testkit', join(copy, 'node_modules/@griddle/testkit'));
for (const name of ['lit', 'literally', 'commander']) {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
  write(`node_modules/${name}/index.js`, '');
}
cpSync(join(ROOT, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
for (const folder of ['core', 'record', 'waffle-wars', 'waffle-time']) write(`packages/rules/src/${folder}/b.ts`, '');
write('packages/rules/src/core/c.ts', '');
for (const folder of ['waffle-time', 'grid']) write(`packages/art/src/${folder}/b.ts`, '');
for (const folder of ['mod', 'grid', 'waffle-wars']) write(`tts-mod/src/${folder}/b.ts`, '');
write('packages/rules/src/games.ts', '');
write('packages/elements/src/games/waffle-time/b.ts', '');
write('scripts/b.mjs', '');
const fileOf = (file, i) => file.replace(/(\w+)\.ts$/, `$1-${i}.ts`);
// Type imports, because they count as well
IMPORTS.forEach(([file, module], i) =>
  write(fileOf(file, i), `import type { B } from '${module}';\nexport type A = B;\n`),
);
write('packages/cli/src/circle.ts', "import './other-circle.js';\n");
write('packages/cli/src/other-circle.ts', "import './circle.js';\n");
write('packages/cli/src/types.ts', "import './other-types.js';\nexport type A = 1;\n");
write('packages/cli/src/other-types.ts', "import type { A } from './types.js';\nexport type B = A;\n");

const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', join(ROOT, '.dependency-cruiser.mjs'), '--no-cache', '--output-type', 'json'],
    ...['packages', 'testkit', 'tts-mod', 'scripts'],
  ],
  { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 26 },
);
assert.ok(stdout.startsWith('{'), stderr);
const { violations } = JSON.parse(stdout).summary;
const broken = new Set(violations.map(({ from }) => from));

IMPORTS.forEach(([file, module, allowed], i) => {
  test(`${file} ${allowed ? 'may' : 'must not'} import ${module}`, () => {
    assert.equal(broken.has(fileOf(file, i)), !allowed);
  });
});

test('a cycle is found, unless it has only types', () => {
  const circles = violations.filter(({ rule }) => rule.name === 'no-circles').map(({ from }) => from);
  assert.equal(circles.length, 1);
  assert.match(circles[0], /circle\.ts$/);
});

test('a violation is an error, not a warning', () => {
  for (const { rule } of violations) assert.equal(rule.severity, 'error', rule.name);
});

describe('entries imported from another package are listed', () => {
  const faultOf = (file, text) => faultsOfImports(importsOfEntries(new Map([[file, text]]), empty), copy);
  const empty = mkdtempSync(join(tmpdir(), 'griddle-entries-'));
  after(() => rmSync(empty, { recursive: true }));
  const file = 'packages/art/src/a.ts';

  test('a listed entry is fine', () => {
    assert.deepEqual(faultOf(file, "import { b } from '@griddle/rules/internal/core/b.js';"), []);
  });

  test('an unlisted entry is reported, with the command to run', () => {
    assert.deepEqual(faultOf(file, "const c = await import('@griddle/rules/internal/core/c.js');"), [
      `${file} imports @griddle/rules/internal/core/c.js, which packages/rules/package.json does not list: run npm run generate.`,
    ]);
  });

  test('an import that is not public is reported, with the correct one', () => {
    assert.deepEqual(faultOf(file, "import { b } from '@griddle/rules/core/b.js';"), [
      `${file} imports @griddle/rules/core/b.js, which is not public: import @griddle/rules/internal/core/b.js.`,
    ]);
  });

  test('a missing file is reported', () => {
    assert.deepEqual(faultOf(file, "import '@griddle/rules/internal/core/d.js';"), [
      `${file} imports @griddle/rules/internal/core/d.js, but there is no packages/rules/src/core/d.ts.`,
    ]);
  });

  test('a package imports its own files by their paths', () => {
    assert.deepEqual(faultOf('packages/rules/test/a.ts', "import '@griddle/rules/internal/core/b.js';"), [
      'packages/rules/test/a.ts imports @griddle/rules/internal/core/b.js, which is its own: import packages/rules/src/core/b.ts by its path.',
    ]);
  });

  test('an import adds an entry, and without the import the entry goes', () => {
    const entriesFor = (text) =>
      Object.keys(manifestWithEntries('bots', importsOfEntries(new Map([[file, text]]), empty), copy).exports);
    assert.deepEqual(entriesFor("export * from '@griddle/bots/internal/b.js';"), ['./internal/b.js']);
    assert.deepEqual(entriesFor(''), []);
  });
});
