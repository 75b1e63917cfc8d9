/** Every sample that the stories show, played through the core. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultText } from '../../src/replay/result.js';
import { topWaffle } from '../../src/top-waffle/index.js';
import type { TopWaffleState } from '../../src/top-waffle/index.js';
import { TOP_WAFFLE_SAMPLES } from '../../samples/top-waffle/index.js';
import type { TopWaffleTry } from '../../samples/sample.js';
import { after, at, legal, refusal } from '../fixtures/tokens.js';

function played(state: TopWaffleState, moves: readonly string[]): TopWaffleState {
  return moves.length === 0 ? state : after(topWaffle, state, moves.join(' '));
}

/** Plays a try and checks everything it promises. */
function check(start: TopWaffleState, attempt: TopWaffleTry): void {
  if (attempt.refused) {
    const before = played(start, attempt.moves.slice(0, -1));
    const { rule, code } = refusal(topWaffle, before, attempt.moves.at(-1) ?? '');
    assert.deepEqual({ rule, code }, attempt.refused);
    return;
  }
  const state = played(start, attempt.moves);
  const outcome = topWaffle.outcome(state);
  const result = outcome && resultText(topWaffle, topWaffle.optionsOf(state), outcome);
  assert.equal(result ?? 'goes on', attempt.result ?? 'goes on');
  const text = topWaffle.positionText(state);
  if (attempt.leadsTo !== undefined) assert.equal(text, attempt.leadsTo);
  for (const [field, words] of Object.entries(attempt.fields ?? {}))
    assert.equal(text.split(' ')[Number(field)], words);
  for (const token of attempt.legal ?? []) assert.ok(legal(topWaffle, state).includes(token), token);
  for (const token of attempt.illegal ?? []) assert.ok(!legal(topWaffle, state).includes(token), token);
}

for (const { id, title, position, options, tries } of TOP_WAFFLE_SAMPLES) {
  test(`${id} ${title}`, async (t) => {
    const state = at(topWaffle, position, options);
    assert.equal(topWaffle.positionText(state), position, 'a sample is written as the game writes it');
    for (const attempt of tries) await t.test(attempt.tell, () => check(state, attempt));
  });
}

test('no two samples of a rule have the same title', () => {
  const titles = TOP_WAFFLE_SAMPLES.map(({ id, title }) => `${id} ${title}`);
  assert.deepEqual([...new Set(titles)], titles);
});
