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

/**
 * Besides these, fifteen: the last one chooses between a lesson and puzzles, outside the core; the two before are for the rules in short, which few readers open, and which games without any take from
 * the texts of their rules. Tables by name: of elements, of puzzles by game, and of languages.
 */
const TABLES = [
  'generated/code.ts',
  'generated/puzzles.ts',
  'loader/griddle.ts',
  'loader/daily.ts',
  'core/catalogues.ts',
];

test('dynamic imports are few, and next to tables of the names that pages use', () => {
  const found = linesWith(/\bimport\(/).filter(
    (line) => !TABLES.some((path) => line.startsWith(`${SOURCES}/${path}: `)),
  );
  assert.ok(found.length <= 16, found.join('\n'));
});
