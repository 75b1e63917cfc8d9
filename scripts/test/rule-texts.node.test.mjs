/** The texts of *why?*: each rule that a refusal or a result can name has one, and its positions are valid. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameById } from '@griddle/rules/games.js';
import { optionsOf } from '@griddle/rules/internal/replay/start.js';
import { tsImport } from 'tsx/esm/api';
import { writeContent } from '../content.mjs';
import { GAMES, idsOf, UNSEEN } from '../rule-texts.mjs';

writeContent();
const { TEXTS_OF } = await tsImport('../../packages/elements/src/content/rule-texts.ts', import.meta.url);
const RULE_TEXTS = Object.assign({}, ...Object.values(TEXTS_OF));

test('no two games share a rule id', () => {
  const ids = Object.values(TEXTS_OF).flatMap(Object.keys);
  assert.equal(new Set(ids).size, ids.length);
});

test('a won game of Waffle Wars or a small game shows how it was won', () => {
  for (const [game, key] of [
    ['waffle-wars', 'WW-18:five-in-a-row'],
    ['waffle-wars', 'WW-21:filled-quadrant'],
    ['snake', 'WW-70:stuck'],
    ['waffle-checkers', 'WW-71:back-row'],
    ['hostage-rescue', 'WW-72:rescue'],
    ['connect-four', 'WW-75:four-in-a-row'],
    ['reversi', 'WW-76:more-pieces'],
  ]) {
    const rules = gameById(game);
    const { options = '', position } = RULE_TEXTS[key];
    const state = rules.parsePosition(position, optionsOf(rules, options).value);
    const { by, rule } = rules.outcome(state.value);
    assert.equal(`${rule}:${by}`, key);
  }
});

for (const game of GAMES) {
  test(`${game}: every rule that a refusal or a result can name has a text and a readable position`, () => {
    const rules = gameById(game);
    assert.ok(rules);
    const ids = idsOf(game);
    assert.ok(ids.length > 0);
    for (const id of ids) {
      const text = RULE_TEXTS[id];
      assert.ok(text, `${id} has a text`);
      assert.ok(text.words.length > 10, `${id}: ${text.words}`);
      assert.notEqual(text.title, id, `${id} has a title in words`);
      assert.doesNotMatch(text.words, /[A-Z]{2}-\d/, `${id} cites no rule`);
      if (text.position === undefined) {
        assert.ok(id in UNSEEN, `${id} has a position`);
        continue;
      }
      const options = optionsOf(rules, text.options ?? '');
      assert.ok(options.ok, id);
      assert.ok(rules.parsePosition(text.position, options.value).ok, `${id}: ${text.position}`);
    }
  });

  test(`${game}: the text of a result shows a position that ended so`, () => {
    const rules = gameById(game);
    for (const [key, { options = '', position }] of Object.entries(RULE_TEXTS)) {
      const [id, code] = key.split(':');
      const isOwn = code !== undefined && idsOf(game).includes(id);
      const state = isOwn && rules.parsePosition(position, optionsOf(rules, options).value);
      if (!state) continue;
      assert.ok(state.ok, `${key}: ${position}`);
      const outcome = rules.outcome(state.value);
      if (outcome) assert.deepEqual([outcome.rule, outcome.by], [id, code], key);
    }
  });
}
