// The guarantees of the lockfile: the same bytes on every machine, and no registry addresses.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run.mjs';

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const installed = Object.entries(packages).filter(([where, { link }]) => where.includes('node_modules/') && !link);

test('every package in the lockfile has the hash of its archive, also packages for other systems', () => {
  assert.ok(
    installed.some(([where]) => where.includes('darwin')) && installed.some(([where]) => /win(32|dows)/.test(where)),
  );
  assert.deepEqual(
    installed.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(([where]) => where),
    [],
  );
});

test('the lockfile names no registry', () => {
  assert.deepEqual(
    installed.filter(([, { resolved }]) => resolved).map(([where]) => where),
    [],
  );
});

test('versions of dependencies are exact, except those that a page may bring itself', () => {
  const shared = new Set(['lit']);
  const ranges = Object.entries(packages)
    .filter(([where]) => !where.includes('node_modules/'))
    .flatMap(([where, { dependencies, devDependencies }]) =>
      Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({ where, name, version })),
    )
    .filter(({ name, version }) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version) && !shared.has(name));
  assert.deepEqual(ranges, []);
});
