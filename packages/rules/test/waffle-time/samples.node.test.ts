/** Every sample that the stories show, played through the core. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { initialOptions, parseOptions } from '../../src/core/options.js';
import { TOPPINGS } from '../../src/waffle-time/components.js';
import { waffleTime, type WaffleTimeState } from '../../src/waffle-time/index.js';
import { waffleText } from '../../src/waffle-time/position.js';
import type { WaffleTimeTry } from '../../samples/sample.js';
import { WAFFLE_TIME_SAMPLES } from '../../samples/waffle-time/index.js';

function position(text: string, options = ''): WaffleTimeState {
  const seats = waffleTime.seats(initialOptions(waffleTime.options));
  const read = parseOptions(waffleTime.options, seats, options);
  assert.ok(read.ok);
  const parsed = waffleTime.parsePosition(text, read.value);
  assert.ok(parsed.ok, JSON.stringify(parsed));
  return parsed.value;
}

function tried(state: WaffleTimeState, text: string): ReturnType<typeof waffleTime.play> {
  const move = waffleTime.parseMove(state, text);
  assert.ok(move.ok, text);
  return waffleTime.play(state, move.value);
}

function played(start: WaffleTimeState, moves: readonly string[]): WaffleTimeState {
  return moves.reduce((state, text) => {
    const next = tried(state, text);
    assert.ok(next.ok, `${text}: ${JSON.stringify(next)}`);
    return next.value;
  }, start);
}

function check(start: WaffleTimeState, attempt: WaffleTimeTry): void {
  const { moves, refused, waffle, syrup, total, next, tiles, met, result } = attempt;
  if (refused) {
    const last = tried(played(start, moves.slice(0, -1)), moves.at(-1) ?? '');
    assert.ok(!last.ok);
    assert.deepEqual({ rule: last.error.rule, code: last.error.code }, refused);
    return;
  }
  const after = played(start, moves);
  const outcome = waffleTime.outcome(after);
  const won = outcome && `p${(outcome.winners[0] ?? -1) + 1} ${outcome.by}`;
  assert.equal(won, result);
  if (waffle !== undefined) assert.equal(waffleText(after.waffles[0] ?? []), waffle);
  if (syrup !== undefined) assert.equal(after.syrup[0], syrup);
  if (total !== undefined) assert.equal(waffleTime.score(after)[0]?.total, total);
  if (next !== undefined) assert.equal(`p${after.turn + 1}`, next);
  const letters = after.tiles.map(({ face, back }) => TOPPINGS.charAt(face) + TOPPINGS.charAt(back)).join();
  if (tiles !== undefined) assert.equal(letters, tiles);
  if (met)
    assert.deepEqual(
      after.won[0]?.map(({ goal }) => goal),
      met,
    );
}

for (const { id, title, position: start, options, tries } of WAFFLE_TIME_SAMPLES) {
  test(`${id} ${title}`, async (t) => {
    const state = position(start, options);
    assert.equal(waffleTime.positionText(state), start, 'a sample is written as the game writes it');
    for (const attempt of tries) await t.test(attempt.tell, () => check(state, attempt));
  });
}

test('no two samples of a rule have the same title', () => {
  const titles = WAFFLE_TIME_SAMPLES.map(({ id, title }) => `${id} ${title}`);
  assert.deepEqual([...new Set(titles)], titles);
});

test('every sample is shown by a story', () => {
  const stories = readFileSync(new URL('../../../../stories/waffle-time/rules.stories.ts', import.meta.url), 'utf8');
  const shown = [...stories.matchAll(/demo\(\s*'(WT-\d+)',\s*'([^']*)'/g)].map(([, id, title]) => `${id} ${title}`);
  const samples = WAFFLE_TIME_SAMPLES.map(({ id, title }) => `${id} ${title}`);
  assert.deepEqual(shown.sort(), samples.sort());
});
