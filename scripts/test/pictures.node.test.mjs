// The accepted pictures, one for each scene, size and look, few and small enough to keep in the repository; and the accepted
// transcripts.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run.mjs';
import { pageOf, LOOKS, PICTURES, recordOf, SCENES, SIZES } from '../scenes/scenes.mjs';
import { SPOKEN } from '../scenes/spoken.mjs';

// The accepted pictures: one for each scene, size and look, few and small enough to keep in the repository.

const FOLDER = join(ROOT, 'docs/first-look');
const files = readdirSync(FOLDER);

test('there are at most 66 pictures, under 3 MB, and no others in their folder', () => {
  assert.ok(PICTURES.length <= 66);
  const names = PICTURES.map(({ name }) => `${name}.webp`);
  assert.deepEqual([...files].sort(), [...new Set(names), 'manifest.json'].sort());
  const bytes = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  assert.ok(bytes < 3_000_000, `${bytes} bytes`);
});

test('every size and colour scheme is shown, and each game in all its states', () => {
  assert.deepEqual(new Set(PICTURES.map(({ size }) => size)), new Set(Object.keys(SIZES)));
  assert.deepEqual(new Set(PICTURES.map(({ look }) => look)), new Set(Object.keys(LOOKS)));
  for (const { tag } of SCENES.filter(({ name }) => name.endsWith('-start')))
    for (const state of ['start', 'middle', 'refusal', 'result'])
      assert.ok(
        SCENES.some(({ name }) => name === `${tag}-${state}`),
        `${tag} ${state}`,
      );
});

test('the page shows them all', async () => {
  assert.equal(readFileSync(`${FOLDER}.md`, 'utf8'), await pageOf(PICTURES));
});

test('a record can be cut after some moves, and then has no result', () => {
  const cut = recordOf('waffle-wars', 3);
  assert.equal(cut, '[Game "Waffle Wars"]\n[Seed "3"]\n\nd5 d2 b4');
  assert.match(recordOf('waffle-wars'), /\[Result "/);
});

// The accepted transcripts: one for each scripted game, each played to its result.

const TRANSCRIPTS = join(ROOT, 'packages/elements/test/transcripts');

test('each script has a transcript, and there are no others', () => {
  assert.deepEqual(
    readdirSync(TRANSCRIPTS).sort(),
    Object.keys(SPOKEN)
      .map((game) => `${game}.txt`)
      .sort(),
  );
});

for (const [game, parts] of Object.entries(SPOKEN))
  test(`the transcript of ${game} has all its parts, and ends with a result`, () => {
    const text = readFileSync(join(TRANSCRIPTS, `${game}.txt`), 'utf8');
    assert.deepEqual(
      [...text.matchAll(/^# (.*)/gm)].map(([, heading]) => heading),
      parts.map(({ heading }) => heading),
    );
    assert.doesNotMatch(text, /^!/m);
    assert.match(text, /> .*You (won|lost)/);
  });
