// The structure of the elements' sources, as decided in docs/decisions.md (31 to 34). .dependency-cruiser.mjs checks for import
// cycles.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run.mjs';

const SOURCES = 'packages/elements/src';
const paths = readdirSync(join(ROOT, SOURCES), { recursive: true })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => `${SOURCES}/${path}`);
const sources = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** The lines that match a pattern, as `path: line`. */
const linesWith = (pattern) =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line) && !/^\s*(\*|\/\/)/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

/** What an element fetches only when a page or a reader needs it. */
const PARTS = [
  ...[
    '#panel',
    '#play',
    '#learn',
    '#annotate',
    '#result',
    '#prose',
    '#friend',
    '#practice',
    '#guide',
    '#rooms',
    '#export',
    '#names',
    '#sets',
    '#lessons',
    '#summaries',
    '#rule-texts',
  ],
  // Words and rules of every game, for elements that show any of them
  '#all-games',
  '@griddle/bots/worker.js',
  '@griddle/bots/internal/buffet-boss/hand.js',
  '@griddle/plate/internal/engine.js',
];

/** Tables by name: of elements, of puzzles by game, and of languages. */
const TABLES = [
  'generated/code.ts',
  'generated/puzzles.ts',
  'loader/griddle.ts',
  'loader/daily.ts',
  'core/catalogues.ts',
];

test('what is fetched later is listed here, or in a table of the names that pages use', () => {
  const found = linesWith(/\bimport\(/).filter(
    (line) =>
      !TABLES.some((path) => line.startsWith(`${SOURCES}/${path}: `)) &&
      !PARTS.some((part) => line.includes(`import('${part}')`)),
  );
  assert.deepEqual(found, []);
});
