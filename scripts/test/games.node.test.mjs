// The manifests of the games, and the files generated from them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAMES as RULES } from '@griddle/rules/games.js';
import { gamesNamed, testsOf } from '../game-tests.mjs';
import { ELEMENTS_OF_GAMES, faultsOf, GAMES } from '../games.mjs';
import { staleFiles } from '../generate.mjs';
import { ROOT, script } from '../run.mjs';

test('generated files agree with the manifests (npm run generate)', async () => {
  assert.deepEqual(
    (await staleFiles()).map(([path]) => path),
    [],
  );
});

test('manifests agree with the rules', () => {
  assert.deepEqual(
    GAMES.map(({ id, title }) => [id, title]),
    RULES.map(({ id, title }) => [id, title]),
  );
});

test('everything a manifest lists exists, and everything that exists is listed', () => {
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

test('an invalid manifest is reported in a sentence with its file', () => {
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

// The tests that `npm test -- GAME` runs, and its error for an unknown game.

const gameOf = (id) => GAMES.find((game) => game.id === id);
const isNamed = (pattern, name) => new RegExp(pattern).test(name);

for (const game of GAMES) {
  test(`${game.id}: rules, laws, Lua, a browser and a table, in existing files`, () => {
    const { own, shared, web, ownWeb, parityOf } = testsOf([game]);
    const all = [...own, ...shared, ...web, ...ownWeb];
    for (const file of all) assert.ok(existsSync(join(ROOT, file)), file);
    assert.deepEqual([...new Set(all)], all);
    const has = (start) => all.some((file) => file.startsWith(start));
    assert.ok(has(`packages/rules/test/${game.id}/`));
    assert.ok(has('packages/rules/test/every-game.'));
    assert.ok(has('tts-mod/test/every-game.'));
    assert.ok(has('packages/elements/test/every-game.'));
    if (game.family === 'grid') assert.ok(has('packages/rules/test/grid/'));
    if (game.tts) assert.ok(has(game.family === 'grid' ? 'tts-mod/test/grid-games.' : `tts-mod/test/${game.id}`));
    assert.equal(parityOf, game.id);
  });
}

test('no file of another game is run', () => {
  for (const game of GAMES) {
    const { own, shared, ownWeb } = testsOf([game]);
    for (const { id } of GAMES.filter((other) => other !== game)) {
      const foreign = [...own, ...shared, ...ownWeb].filter((file) => file.split(/[/.]/).includes(id));
      assert.deepEqual(foreign, []);
    }
  }
});

test('shared files run only the tests with the name of the game', () => {
  const { names, webNames } = testsOf([gameOf('snake')]);
  assert.ok(isNamed(names, 'snake: perft counts the legal moves of the start'));
  assert.ok(isNamed(names, 'is played by hand from start to end: snake, random game 2'));
  assert.ok(!isNamed(names, 'snake-pit: perft counts the legal moves of the start'));
  assert.ok(!isNamed(names, 'reversi: perft counts the legal moves of the start'));
  assert.ok(isNamed(webNames, '<snake-board> plays to the end'));
});

test('a game without a table and without tests of its own is tested with all others', () => {
  const { own, shared, web, ownWeb } = testsOf([{ id: 'no-such-game', family: 'grid', tags: ['no-such-game'] }]);
  assert.deepEqual(own, ['tts-mod/test/every-game.node.test.ts']);
  assert.ok(!shared.some((file) => file.startsWith('tts-mod/')));
  assert.ok(web.includes('packages/elements/test/every-game.test.ts'));
  assert.deepEqual(ownWeb, []);
});

test('several games can be named', () => {
  const { games } = gamesNamed(['snake', 'top-waffle']);
  assert.deepEqual(games.map(({ id }) => id).sort(), ['snake', 'top-waffle']);
  assert.equal(testsOf(games).parityOf, 'top-waffle,snake');
});

test('an unknown game name ends the run with one sentence and the list', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script('test.mjs'), 'snail'], { encoding: 'utf8' });
  const list = GAMES.map(({ id }) => id).join(', ');
  assert.deepEqual([status, stdout, stderr], [2, '', `Unknown game “snail”. The games are ${list}.\n`]);
});
