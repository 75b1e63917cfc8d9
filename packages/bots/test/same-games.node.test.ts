/** One seed, one game: the moves of bots in Node are those written down, and so are those of every browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hardGames, shortGames } from './same-games.js';
import { HARD_GAMES, SHORT_GAMES } from './same-games-expected.js';

test('twenty bot games of each game match the recorded ones', async () => {
  const games = await shortGames();
  for (const [id, sums] of Object.entries(games)) assert.deepEqual(sums, SHORT_GAMES[id], id);
  assert.deepEqual(Object.keys(games), Object.keys(SHORT_GAMES));
});

test('Top Waffle at its hard level makes the recorded decisions', async () => {
  assert.deepEqual(await hardGames(), HARD_GAMES);
});
