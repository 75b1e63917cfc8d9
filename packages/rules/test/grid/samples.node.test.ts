/** Every sample of the games on grids, which their stories show, played through the core. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { gameById, type AnyGame } from '../../src/games.js';
import type { Try } from '../../samples/sample.js';
import { after, at, refusal } from '../fixtures/tokens.js';
import { SAMPLES } from '../generated/samples.js';

/** `strawberries stuck`, `draw repetition`; undefined while the game goes on. */
function resultOf(game: AnyGame, state: ReturnType<AnyGame['setup']>): string | undefined {
  const outcome = game.outcome(state);
  const names = game.seats(game.optionsOf(state));
  return outcome && `${outcome.winners.map((seat) => names[seat]).join() || 'draw'} ${outcome.by}`;
}

/** Plays a try and checks everything it promises. */
function check(game: AnyGame, start: ReturnType<AnyGame['setup']>, { moves, refused, leadsTo, result }: Try): void {
  const first = moves.slice(0, -1).join(' ');
  const before = first === '' ? start : after(game, start, first);
  const last = moves.at(-1) ?? '';
  if (refused) {
    const { rule, code } = refusal(game, before, last);
    assert.deepEqual({ rule, code }, refused);
    return;
  }
  const end = after(game, before, last);
  assert.equal(resultOf(game, end), result);
  if (leadsTo !== undefined) assert.equal(game.positionText(end), leadsTo);
}

for (const [id, samples] of Object.entries(SAMPLES)) {
  const game = gameById(id);
  assert.ok(game, id);

  describe(id, () => {
    for (const { id: rule, title, position, options = '', tries } of samples) {
      test(`${rule} ${title}`, async (t) => {
        const start = at(game, position, options);
        assert.equal(game.positionText(start), position, 'a sample is written as the game writes it');
        for (const attempt of tries) await t.test(attempt.tell, () => check(game, start, attempt));
      });
    }

    test('no two samples of a rule have the same title, and each is shown by a story', () => {
      const stories = readFileSync(new URL(`../../../../stories/${id}/rules.stories.ts`, import.meta.url), 'utf8');
      const shown = [...stories.matchAll(/demo\(\s*'([A-Z]{2}-\d+)',\s*'([^']*)'/g)].map(
        ([, rule, title]) => `${rule} ${title}`,
      );
      const titles = samples.map((sample) => `${sample.id} ${sample.title}`);
      assert.deepEqual([...new Set(titles)], titles);
      assert.deepEqual(shown.sort(), titles.sort());
    });
  });
}
