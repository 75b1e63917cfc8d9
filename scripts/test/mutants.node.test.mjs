// The mutants: what they change, and that a text with all of them still behaves like the original.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transformSync } from 'esbuild';
import { instrument, findMutants } from '../mutants/operators.mjs';

const changes = (text) => findMutants('a.ts', text).map(({ start, end, to }) => `${text.slice(start, end)} => ${to}`);

test('comparisons, conditions, logic, arithmetic, texts and blocks are changed', () => {
  assert.deepEqual(changes('const a = b < c;'), ['b < c => b <= c', 'b < c => b >= c']);
  assert.deepEqual(changes('const a = b ?? c;'), ['b ?? c => (b) && (c)']);
  assert.deepEqual(changes('const a = b - c;'), ['b - c => b + c']);
  assert.deepEqual(changes("const a = 'x';"), ['\'x\' => ""']);
  assert.deepEqual(changes('const a = list.some(ok);'), ['list.some(ok) => list.every(ok)']);
  assert.deepEqual(changes('if (a) b();'), ['a => true', 'a => false']);
  assert.deepEqual(changes('for (let i = 0; i < n; i++) f();'), [
    'i < n => false',
    'i < n => i <= n',
    'i < n => i >= n',
    'i++ => i--',
  ]);
});

test('types, imports, names and assignment targets are left alone', () => {
  for (const text of [
    "import { a } from './b.js';",
    "type A = 'x' | 'y';",
    "interface A { readonly kind: 'x'; }",
    'const a = { b };\n'.replace('{ b }', 'b'),
    '[a, b] = c;',
    'const a = b as [number, string];',
  ]) {
    assert.deepEqual(changes(text), [], text);
  }
});

const SAMPLE = `
  export function most(list: readonly number[], least = 0): number {
    let best = -1;
    for (const one of list) { if (one > best && one >= least) best = one; }
    return list.filter((one) => one === best).length > 1 ? best * 2 : best;
  }`;

/** What \`most\` gives with a mutant at work; none: -1. */
function run(text, mutant, list) {
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
  const module = { exports: {} };
  new Function('module', 'exports', '$m', '$c', code)(module, module.exports, mutant, met);
  return module.exports.most(list);
}
const met = new Uint8Array(1000);

test('a text with all mutants behaves as before while none is active, and each can be activated by its number', () => {
  const { mutants, tested, met: asking } = instrument('a.ts', SAMPLE, 10);
  assert.ok(mutants.length > 15);
  assert.deepEqual(
    mutants.map(({ id }) => id),
    mutants.map((_one, at) => 10 + at),
  );
  assert.equal(run(tested, -1, [3, 7, 7, 2]), 14);
  assert.equal(run(asking, -1, [3, 7, 7, 2]), 14);
  const empty = mutants.find(({ isBlock, start }) => isBlock && SAMPLE.slice(start).startsWith('\n    let best'));
  assert.equal(run(tested, empty.id, [3]), undefined);
  const doubled = mutants.find(({ to }) => to === 'best / 2');
  assert.equal(run(tested, doubled.id, [7, 7]), 3.5);
  assert.equal(run(tested, doubled.id, [7]), 7);
});

test('a run records which mutants it reaches', () => {
  const { mutants, met: asking } = instrument('a.ts', SAMPLE, 10);
  const doubled = mutants.find(({ to }) => to === 'best / 2');
  met.fill(0);
  run(asking, -1, [7]);
  assert.equal(met[doubled.id], 0);
  run(asking, -1, [7, 7]);
  assert.equal(met[doubled.id], 1);
});
