/** Every sample that the stories show, played through the core. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { WaffleWarsTry, Try } from '../../samples/sample.js';
import { WAFFLE_WARS_SAMPLES } from '../../samples/waffle-wars/index.js';
import { WAFFLE_WARS_MODES_SAMPLES } from '../../samples/waffle-wars/modes.js';
import { quadrants } from '../../src/waffle-wars/conditions.js';
import { waffleWars, type WaffleWarsState } from '../../src/waffle-wars/index.js';
import { called, play, position, refusal, result, text, fullPosition, playFull, whyFull } from './table.js';

function ownersOf(state: Parameters<typeof quadrants>[0]): string[] {
  const names = ['', ...waffleWars.seats({}), 'war'];
  return quadrants(state).map(({ owner }) => names[owner + 1] ?? '');
}

/** Plays a try and checks everything it promises. */
function check(start: ReturnType<typeof position>, attempt: WaffleWarsTry): void {
  const last = attempt.moves.at(-1) ?? '';
  const before = play(start, ...attempt.moves.slice(0, -1));
  if (attempt.refused) {
    const { rule, code } = refusal(before, last);
    assert.deepEqual({ rule, code }, attempt.refused);
    return;
  }
  const after = play(before, last);
  assert.equal(result(after), attempt.result ?? 'goes on');
  if (attempt.leadsTo !== undefined) assert.equal(text(after), attempt.leadsTo);
  if (attempt.owners) assert.deepEqual(ownersOf(after), attempt.owners);
  if (attempt.shapes)
    assert.deepEqual(
      quadrants(after).map(({ shapes }) => shapes),
      attempt.shapes,
    );
  if (attempt.terms) assert.deepEqual(called(before, last), attempt.terms);
}

for (const { id, title, position: start, options, tries } of WAFFLE_WARS_SAMPLES) {
  test(`${id} ${title}`, async (t) => {
    const state = position(start, options);
    assert.equal(text(state), start, 'a sample is written as the game writes it');
    for (const attempt of tries) await t.test(attempt.tell, () => check(state, attempt));
  });
}

test('no two samples of a rule have the same title', () => {
  const titles = WAFFLE_WARS_SAMPLES.map(({ id, title }) => `${id} ${title}`);
  assert.deepEqual([...new Set(titles)], titles);
});

test('every sample is shown by a story', () => {
  const stories = readFileSync(new URL('../../../../stories/waffle-wars/rules.stories.ts', import.meta.url), 'utf8');
  const shown = [...stories.matchAll(/demo\(\s*'(WW-\d+)',\s*'([^']*)'/g)].map(([, id, title]) => `${id} ${title}`);
  const samples = WAFFLE_WARS_SAMPLES.map(({ id, title }) => `${id} ${title}`);
  assert.deepEqual(shown.sort(), samples.sort());
});

// Every sample of modes, power-ups and doubles that the stories show, played through the core.

function checkWithModes(start: WaffleWarsState, { moves, refused, leadsTo, result }: Try): void {
  const last = moves.at(-1) ?? '';
  const before = playFull(start, ...moves.slice(0, -1));
  if (refused) {
    assert.equal(whyFull(before, last), `${refused.rule} ${refused.code}`);
    return;
  }
  const end = playFull(before, last);
  const outcome = waffleWars.outcome(end);
  assert.equal(outcome && `${outcome.winners.length === 0 ? 'draw' : 'won'} ${outcome.by}`, result);
  if (leadsTo !== undefined) assert.equal(waffleWars.positionText(end), leadsTo);
}

for (const { id, title, position, options = '', tries } of WAFFLE_WARS_MODES_SAMPLES) {
  test(`${id} ${title}`, async (t) => {
    const start = fullPosition(position, options);
    assert.equal(waffleWars.positionText(start), position, 'a sample is written as the game writes it');
    for (const attempt of tries) await t.test(attempt.tell, () => checkWithModes(start, attempt));
  });
}

test('every sample is shown by a story', () => {
  const stories = readFileSync(new URL('../../../../stories/waffle-wars/modes.stories.ts', import.meta.url), 'utf8');
  const shown = [...stories.matchAll(/demo\(\s*'(WW-\d+)',\s*'([^']*)'/g)].map(([, id, title]) => `${id} ${title}`);
  assert.deepEqual(shown.sort(), WAFFLE_WARS_MODES_SAMPLES.map(({ id, title }) => `${id} ${title}`).sort());
});
