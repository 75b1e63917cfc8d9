// The guides name for each host the command that proves it, and no command that does not exist.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { RECIPES } from '../hosts/recipes.mjs';
import { RELEASE_RECIPES } from '../hosts/release-recipes.mjs';
import { EXAMPLES } from '../hosts/examples.mjs';
import { ROOT } from '../run.mjs';

const HOSTS = [EXAMPLES, RECIPES, RELEASE_RECIPES].flatMap((hosts) => Object.keys(hosts));
const read = (page) => readFileSync(join(ROOT, page), 'utf8');
const testsOf = (page) => read(page).split(/^## Tests$/m)[1] ?? '';

/** The rows of the tables in a text: the words of their first cell, and their last one. */
const rowsOf = (text) =>
  [...text.matchAll(/^\| (?!-)(.*?) +\|(?:.*\|)? (.*?) +\|$/gm)].map(([, first, last]) => [first, last]);

const hostsIn = (text) => [...text.matchAll(/`npm run hosts -- ([^`]*)`/g)].flatMap(([, names]) => names.split(' '));

for (const page of ['docs/hosts.md', 'docs/embedding/frameworks.md'])
  test(`the commands in ${page} exist`, () => {
    const text = read(page);
    assert.deepEqual(
      hostsIn(text).filter((name) => !HOSTS.includes(name)),
      [],
    );
    const files = [...text.matchAll(/`(?:npm run test:node --|npx wtr --files) ([^`]*)`/g)].map(([, file]) => file);
    assert.ok(files.length > 1);
    assert.deepEqual(
      files.filter((file) => !existsSync(join(ROOT, file))),
      [],
    );
  });

test('docs/hosts.md has the command of each host', () => {
  const named = hostsIn(testsOf('docs/hosts.md'));
  assert.deepEqual(
    HOSTS.filter((name) => !named.includes(name)),
    [],
  );
});

test('each framework and bundler of the guide has a command', () => {
  const text = read('docs/embedding/frameworks.md');
  const [, bundlers] = /^## Bundlers$(.*?)^## /ms.exec(text);
  const [, metas] = /^## Meta-frameworks$(.*?)^## /ms.exec(text);
  const [, navigation] = /^## Client-side navigation$(.*?)^## /ms.exec(text);
  const named = [
    ...rowsOf(metas).flatMap(([names]) => names.split(', ')),
    ...['React', 'Preact', 'Vue', 'Svelte', 'Solid', 'Angular'].filter((name) => text.includes(name)),
    ...['Vite', 'webpack', 'Parcel', 'esbuild'].filter((name) => bundlers.includes(name)),
    ...['Turbo', 'htmx', 'Swup', 'Barba'].filter((name) => navigation.includes(name)),
  ].filter((name) => name !== 'You use');
  assert.ok(named.length > 18, named.join());
  const rows = rowsOf(testsOf('docs/embedding/frameworks.md'));
  assert.deepEqual(
    named.filter((name) => !rows.some(([hosts, command]) => hosts.includes(name) && /^`np[mx] /.test(command))),
    [],
  );
});

test('the locks of the examples have what our packages need', () => {
  for (const folder of ['examples/astro', 'examples/next', 'integrations/eleventy']) {
    const { packages } = JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8'));
    const ours = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/@griddle/'));
    assert.ok(ours.length > 1, folder);
    for (const [path, locked] of ours) {
      const home = join(ROOT, path.replace('node_modules/@griddle', 'packages'), 'package.json');
      const { dependencies } = JSON.parse(readFileSync(home, 'utf8'));
      for (const [name, version] of Object.entries(dependencies ?? {})) {
        assert.equal(locked.dependencies[name], version, `${folder}: ${path} needs ${name}`);
        assert.ok(packages[`node_modules/${name}`], `${folder} lacks ${name}`);
      }
    }
  }
});
