// The accepted transcripts: one for each scripted game, each played to its result.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run.mjs';
import { SPOKEN } from '../scenes/spoken.mjs';

const FOLDER = join(ROOT, 'packages/elements/test/transcripts');

test('there is a transcript for each script, and no other', () => {
  assert.deepEqual(
    readdirSync(FOLDER).sort(),
    Object.keys(SPOKEN)
      .map((game) => `${game}.txt`)
      .sort(),
  );
});

for (const [game, parts] of Object.entries(SPOKEN))
  test(`the transcript of ${game} has all its parts, and ends with a result`, () => {
    const text = readFileSync(join(FOLDER, `${game}.txt`), 'utf8');
    assert.deepEqual(
      [...text.matchAll(/^# (.*)/gm)].map(([, heading]) => heading),
      parts.map(({ heading }) => heading),
    );
    assert.doesNotMatch(text, /^!/m);
    assert.match(text, /> .*You (won|lost)/);
  });
