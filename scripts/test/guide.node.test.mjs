// The guide for the next builder names files; all of them must be there.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run.mjs';

const PATH = /`((?:packages|stories|tts-mod|scripts|docs|examples)\/[^`\s<]+|\.size-limit\.mjs|CHANGELOG\.md)`/g;

test('every path in docs/adding-a-game.md exists', () => {
  const guide = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');
  const paths = [...guide.matchAll(PATH)].map(([, path]) => path);
  assert.ok(paths.length > 40, `${paths.length} paths`);
  assert.deepEqual(
    paths.filter((path) => !existsSync(join(ROOT, path))),
    [],
  );
});

test('the files named for the rules core stand in the folder of every game with a catalogue of its own', () => {
  const guide = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');
  const files = [...guide.matchAll(/^\| `([a-z.]+\.ts)` +\|/gm)].map(([, file]) => file);
  assert.equal(files.length, 8);
  for (const game of ['waffle-wars', 'waddle-waddle', 'waffle-time', 'buffet-boss', 'top-waffle']) {
    const folder = join(ROOT, 'packages/rules/src', game);
    assert.deepEqual(
      files.filter((file) => !existsSync(join(folder, file))),
      [],
      game,
    );
  }
});
