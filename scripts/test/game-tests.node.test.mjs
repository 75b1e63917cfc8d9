// Which tests `npm test -- GAME` runs, and what it says to a name that no game has.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gamesNamed, testsOf } from '../game-tests.mjs';
import { GAMES } from '../games.mjs';
import { ROOT, script } from '../run.mjs';

const gameOf = (id) => GAMES.find((game) => game.id === id);
const isNamed = (pattern, name) => new RegExp(pattern).test(name);

for (const game of GAMES) {
  test(`${game.id}: rules, laws, Lua, a browser and a table, in files that are there`, () => {
    const { own, shared, web, ownWeb, parityOf } = testsOf([game]);
    const all = [...own, ...shared, ...web, ...ownWeb];
    for (const file of all) assert.ok(existsSync(join(ROOT, file)), file);
    assert.deepEqual([...new Set(all)], all);
    const has = (start) => all.some((file) => file.startsWith(start));
    assert.ok(has(`packages/rules/test/${game.id}/`));
    assert.ok(has('packages/rules/test/every-game.'));
    assert.ok(has('tts-mod/test/every-game.'));
    assert.ok(has('packages/elements/test/every-game.'));
    assert.ok(has(game.family === 'grid' ? 'tts-mod/test/grid-games.' : `tts-mod/test/${game.id}`));
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

test('shared files run the tests whose names have the game in them', () => {
  const { names, webNames } = testsOf([gameOf('snake')]);
  assert.ok(isNamed(names, 'snake: perft counts the legal moves of the start'));
  assert.ok(isNamed(names, 'goes by hand from its start to its end: snake, random game 2'));
  assert.ok(!isNamed(names, 'snake-pit: perft counts the legal moves of the start'));
  assert.ok(!isNamed(names, 'reversi: perft counts the legal moves of the start'));
  assert.ok(isNamed(webNames, '<snake-board> plays to the end'));
});

test('a game that is on no table and has no tests of its own is tested with all others', () => {
  const { own, shared, web, ownWeb } = testsOf([{ id: 'toy-row', family: 'grid', tags: ['toy-row'] }]);
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

test('a name that no game has ends the run with one sentence and the list', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script('test.mjs'), 'snail'], { encoding: 'utf8' });
  const list = GAMES.map(({ id }) => id).join(', ');
  assert.deepEqual([status, stdout, stderr], [2, '', `Unknown game “snail”. The games are ${list}.\n`]);
});
