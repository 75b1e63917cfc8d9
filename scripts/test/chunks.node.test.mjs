// Which modules of a release go into one file: no page fetches another element for what the two share.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chunkNames } from '../chunks.mjs';

const module = (bytes, imports = [], later = []) => ({ bytes, imports, later });

/** All modules in the files that a module needs at once. */
function fetched(graph, names, id) {
  const inFileOf = (one) => [...graph.keys()].filter((other) => names.get(other) === names.get(one));
  const found = new Set(inFileOf(id));
  for (const one of found) for (const to of graph.get(one).imports) for (const other of inFileOf(to)) found.add(other);
  return found;
}

const GRAPH = new Map([
  ['loader.ts', module(500, [], ['draft.ts', 'duel.ts', 'snake.ts'])],
  ['draft.ts', module(60_000, ['core.ts', 'steps.ts'])],
  ['duel.ts', module(60_000, ['core.ts'], ['keys.ts'])],
  ['snake.ts', module(60_000, ['core.ts'], ['keys.ts'])],
  ['core.ts', module(80_000)],
  ['keys.ts', module(3000, ['steps.ts', 'core.ts'])],
  ['steps.ts', module(1000)],
]);

test('what one element has at once and others fetch later brings nothing else of that element', () => {
  const names = chunkNames(GRAPH, 'loader.ts', undefined);
  assert.ok(fetched(GRAPH, names, 'keys.ts').has('steps.ts'));
  assert.ok(!fetched(GRAPH, names, 'keys.ts').has('draft.ts'));
  assert.ok(!fetched(GRAPH, names, 'duel.ts').has('snake.ts'));
});

test('what every element has at once is one file, and what is fetched later needs no copy of it', () => {
  const names = chunkNames(GRAPH, 'loader.ts', undefined);
  assert.equal(names.get('loader.ts'), undefined);
  assert.notEqual(names.get('core.ts'), names.get('draft.ts'));
  assert.notEqual(names.get('core.ts'), names.get('keys.ts'));
  assert.deepEqual([...names.keys()].sort(), [...GRAPH.keys()].filter((id) => id !== 'loader.ts').sort());
});
