/** What holds for every game of the rules: a new game is tested by having a manifest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialOptions } from '../src/core/options.js';
import { GAMES } from '../src/games.js';
import { checkLaws } from '@griddle/testkit';

/** Random games of each; a game's own tests play more, and with other options. */
const SEEDS = [1, 2, 3];

for (const game of GAMES) {
  test(`${game.id}: the laws of the contract hold on random games`, () => {
    for (const seed of SEEDS) assert.deepEqual(checkLaws(game, initialOptions(game.options), seed), []);
  });
}
