/** Every sample of modes, power-ups and doubles that the stories show, played through the core. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { waffleWars as full } from '../../src/waffle-wars/index.js';
import type { WaffleWarsState } from '../../src/waffle-wars/index.js';
import type { Try } from '../../samples/sample.js';
import { WAFFLE_WARS_MODES_SAMPLES } from '../../samples/waffle-wars/modes.js';
import { fullPosition, playFull, whyFull } from './full-table.js';

function check(start: WaffleWarsState, { moves, refused, leadsTo, result }: Try): void {
  const last = moves.at(-1) ?? '';
  const before = playFull(start, ...moves.slice(0, -1));
  if (refused) {
    assert.equal(whyFull(before, last), `${refused.rule} ${refused.code}`);
    return;
  }
  const end = playFull(before, last);
  const outcome = full.outcome(end);
  assert.equal(outcome && `${outcome.winners.length === 0 ? 'draw' : 'won'} ${outcome.by}`, result);
  if (leadsTo !== undefined) assert.equal(full.positionText(end), leadsTo);
}

for (const { id, title, position, options = '', tries } of WAFFLE_WARS_MODES_SAMPLES) {
  test(`${id} ${title}`, async (t) => {
    const start = fullPosition(position, options);
    assert.equal(full.positionText(start), position, 'a sample is written as the game writes it');
    for (const attempt of tries) await t.test(attempt.tell, () => check(start, attempt));
  });
}

test('every sample is shown by a story', () => {
  const stories = readFileSync(new URL('../../../../stories/waffle-wars/modes.stories.ts', import.meta.url), 'utf8');
  const shown = [...stories.matchAll(/demo\(\s*'(WW-\d+)',\s*'([^']*)'/g)].map(([, id, title]) => `${id} ${title}`);
  assert.deepEqual(shown.sort(), WAFFLE_WARS_MODES_SAMPLES.map(({ id, title }) => `${id} ${title}`).sort());
});
