/** The Dockerfile packs every package of ours that the server needs: none of them is on npm in the same version while an image is built. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A package of ours and all that it needs of ours. */
function needed(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  const { dependencies = {} } = JSON.parse(readFileSync(`${ROOT}packages/${name}/package.json`, 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  for (const other of Object.keys(dependencies))
    if (other.startsWith('@griddle/')) needed(other.slice('@griddle/'.length), found);
  return found;
}

test('the Dockerfile packs the server and all that it needs of ours', () => {
  const text = readFileSync(`${ROOT}packages/rooms/Dockerfile`, 'utf8');
  const packed = [...text.matchAll(/--workspace packages\/([a-z-]+)/g)].map(([, name]) => name ?? '');
  assert.deepEqual(packed.sort(), [...needed('rooms')].sort());
});
