/** Every sample that the stories show, played through the core. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { waddleWaddle, type WaddleWaddleState } from '../../src/waddle-waddle/index.js';
import type { Standing, WaddleWaddleTry } from '../../samples/sample.js';
import { WADDLE_WADDLE_SAMPLES } from '../../samples/waddle-waddle/index.js';
import { after, at, refusal, seatName } from './helpers.js';

function checkStanding(state: WaddleWaddleState, { scores, result }: Standing): void {
  const outcome = waddleWaddle.outcome(state);
  const winners = outcome?.winners.map(seatName).join('+');
  assert.equal(outcome ? `${winners} ${outcome.by}` : undefined, result);
  const totals = waddleWaddle.score(state).map(({ total }) => total);
  if (scores) assert.deepEqual(totals, scores);
}

function check(start: WaddleWaddleState, attempt: WaddleWaddleTry): void {
  const { moves, refused, why, turn, leadsTo } = attempt;
  if (refused) {
    const before = moves.length > 1 ? after(start, moves.slice(0, -1).join(' ')) : start;
    const { rule, code, places = [] } = refusal(before, moves.at(-1) ?? '');
    assert.deepEqual({ rule, code }, refused);
    if (why) assert.deepEqual([...places].sort(), [...why].sort());
    return;
  }
  const end = after(start, moves.join(' '));
  checkStanding(end, attempt);
  if (turn !== undefined) assert.equal(seatName(end.turn), turn);
  if (leadsTo !== undefined) assert.equal(waddleWaddle.positionText(end), leadsTo);
}

for (const sample of WADDLE_WADDLE_SAMPLES) {
  const { id, title, position, options, tries } = sample;
  test(`${id} ${title}`, async (t) => {
    const state = at(position, options);
    checkStanding(state, sample);
    for (const attempt of tries) await t.test(attempt.tell, () => check(state, attempt));
  });
}

test('no two samples of a rule have the same title', () => {
  const titles = WADDLE_WADDLE_SAMPLES.map(({ id, title }) => `${id} ${title}`);
  assert.deepEqual([...new Set(titles)], titles);
});

test('every sample is shown by a story', () => {
  const stories = readFileSync(new URL('../../../../stories/waddle-waddle/rules.stories.ts', import.meta.url), 'utf8');
  const shown = [...stories.matchAll(/demo\(\s*'(WD-\d+)',\s*'([^']*)'/g)].map(([, id, title]) => `${id} ${title}`);
  const samples = WADDLE_WADDLE_SAMPLES.map(({ id, title }) => `${id} ${title}`);
  assert.deepEqual(shown.sort(), samples.sort());
});
