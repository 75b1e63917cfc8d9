/** The manifests of the games, and what is generated from them. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAMES as RULES } from '@griddle/rules/games.js';
import { ELEMENTS_OF_GAMES, faultsOf, GAMES } from '../games.mjs';
import { staleFiles } from '../generate.mjs';
import { ROOT } from '../run.mjs';

test('what is generated is what the manifests say (npm run generate)', async () => {
  assert.deepEqual(
    (await staleFiles()).map(([path]) => path),
    [],
  );
});

test('a manifest says what the rules say', () => {
  assert.deepEqual(
    GAMES.map(({ id, title }) => [id, title]),
    RULES.map(({ id, title }) => [id, title]),
  );
});

test('what a manifest promises is there, and what is there is promised', () => {
  for (const { daily, id, lesson } of GAMES) {
    const isThere = (path) => existsSync(join(ROOT, 'packages', path));
    assert.equal(isThere(`elements/lessons/${id}.pgn`), lesson, `${id}: lesson`);
    assert.equal(isThere(`elements/puzzles/${id}.pgn`), daily !== undefined, `${id}: puzzles`);
  }
});

test('no two games have the same place in a list, and no two elements the same tag', () => {
  for (const [what, values] of [
    ['order', GAMES.map(({ order }) => order)],
    ['daily', GAMES.flatMap(({ daily }) => daily ?? [])],
    ['tags', ELEMENTS_OF_GAMES.map(({ tag }) => tag)],
  ]) {
    assert.equal(new Set(values).size, values.length, what);
  }
});

test('a manifest that cannot be used says so in a sentence with its file', () => {
  const [snake] = GAMES.filter(({ id }) => id === 'snake');
  assert.deepEqual(faultsOf('snake', snake), []);
  const file = 'packages/rules/src/snake/game.json';
  for (const [change, fault] of [
    [{ tags: ['snake'] }, `${file} needs a right "tags": one name or more, each with a hyphen.`],
    [{ bot: undefined }, `${file} needs a right "bot": true or false.`],
    [{ rules: 'Snake' }, `${file} needs a right "rules": two capital letters.`],
    [
      { tts: 'waffle-wars' },
      `${file} needs a right "tts": the id of the game, or "grid" for a game of the family grid.`,
    ],
    [{ family: 'table' }, `${file} needs a right "tts": the id of the game, or "grid" for a game of the family grid.`],
    [{ daily: '5' }, `${file} needs a right "daily": a whole number.`],
    [{ lessons: true }, `${file} has a key "lessons" that nothing reads.`],
    [{ id: 'snakes' }, `${file} has the id "snakes", which is not the name of its folder.`],
  ]) {
    assert.deepEqual(faultsOf('snake', { ...snake, ...change }), [fault]);
  }
});
