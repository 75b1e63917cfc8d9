/** Every sample that the stories show, played through the core. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { BUFFET_BOSS_SAMPLES, type BuffetBossTry } from '../../samples/buffet-boss/index.js';
import { play, position, refusal, result, sheets, text, tokens, toMove } from './table.js';

/** Plays a try and checks everything it promises. */
function check(start: ReturnType<typeof position>, attempt: BuffetBossTry): void {
  const last = attempt.moves.at(-1);
  const before = play(start, ...attempt.moves.slice(0, -1));
  if (attempt.refused) {
    const { rule, code } = refusal(before, last ?? '');
    assert.deepEqual({ rule, code }, attempt.refused);
    return;
  }
  const after = last === undefined ? before : play(before, last);
  assert.equal(result(after), attempt.result ?? 'goes on');
  if (attempt.leadsTo !== undefined) assert.equal(text(after), attempt.leadsTo);
  if (attempt.toMove !== undefined) assert.equal(toMove(after), attempt.toMove);
  if (attempt.legal !== undefined) assert.equal(tokens(after).join(' '), attempt.legal);
  if (attempt.sheets) assert.deepEqual(sheets(after), attempt.sheets);
}

for (const { id, title, position: start, options, tries } of BUFFET_BOSS_SAMPLES) {
  test(`${id} ${title}`, async (t) => {
    const state = position(start, options);
    assert.equal(text(state), start, 'a sample is written as the game writes it');
    for (const attempt of tries) await t.test(attempt.tell, () => check(state, attempt));
  });
}

test('no two samples of a rule have the same title', () => {
  const titles = BUFFET_BOSS_SAMPLES.map(({ id, title }) => `${id} ${title}`);
  assert.deepEqual([...new Set(titles)], titles);
});

test('every rule has a sample, except the draw of the first player and the hands that stack', () => {
  const rules = readFileSync(new URL('../../src/buffet-boss/RULES.md', import.meta.url), 'utf8').split('## Later')[0];
  const ids = [...(rules ?? '').matchAll(/^- (BB-\d+) /gm)].map(([, id]) => id ?? '');
  const shown = new Set(BUFFET_BOSS_SAMPLES.map(({ id }) => id));
  assert.deepEqual(
    ids.filter((id) => !shown.has(id)),
    ['BB-5', 'BB-15'],
  );
});
