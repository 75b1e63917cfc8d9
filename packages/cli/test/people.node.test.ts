import assert from 'node:assert/strict';
import { test } from 'node:test';
import { griddle } from './griddle.js';

const GAME = 'waffle-wars';

/** What people read, without the first and last line break of the literal. */
const lines = (text: string) => text.slice(1);

test('show draws the board, the hands, the owners and who is to move', async () => {
  const { out } = await griddle(['show', GAME, '--position', '6/6/2b3/1b4/1ss3/sss3 b 13,16 -']);
  assert.equal(
    out,
    lines(`
6  . . . | . . .
5  . . . | . . .
4  . . b | . . .
   ------+------
3  . b . | . . .
2  . s s | . . .
1  s s s | . . .
   a b c   d e f

Strawberries (s): 13 in hand   Blueberries (b): 16 in hand
a1-c3 belongs to Strawberries (win shapes 2 to 0).
Blueberries to move.
Position: 6/6/2b3/1b4/1ss3/sss3 b 13,16 -
`),
  );
});

test('play names the terms that were called out, and the result', async () => {
  const war = await griddle(['play', GAME, '--position', '6/6/6/bbb3/6/ss1bs1 s 9,9 -', '--moves', 'e1xc1']);
  assert.match(war.out, /^e1xc1: Civil War!\ne1xc1: Invasion!$/m);
  assert.match(war.out, /^a1-c3 is in civil war \(win shapes 1 to 1\)\.$/m);
  const won = await griddle(['play', GAME, '--position', '6/6/6/6/ssss2/1bb3 s 10,10 -', '--moves', 'e2']);
  assert.match(won.out, /^Strawberries won by five in a row\.$/m);
});

test('moves are counted and listed in columns', async () => {
  const { out } = await griddle(['moves', GAME, '--position', '6/6/6/2b3/2s3/6 s 0,17 -']);
  assert.equal(out, 'Strawberries to move.\n1 legal move:\nc2xc4\n');
  const all = (await griddle(['moves', GAME])).out.split('\n');
  assert.equal(all[1], '32 legal moves:');
  assert.ok(all.every((line) => line.length <= 80));
});

test('perft, score and games are short', async () => {
  assert.match((await griddle(['perft', GAME, '--depth', '2'])).out, /^perft 2: 1120 \(\d+\.\d\d s\)\n$/);
  const score = await griddle(['score', GAME, '--position', '6/6/6/2b3/sssss1/1bb3 b 13,15 -']);
  assert.equal(score.out, 'Strawberries: 0\n  five in a row 0 (WW-18): a2 b2 c2 d2 e2\nBlueberries: 0\n');
  const games = await griddle(['games']);
  assert.match(games.out, /^waffle-wars: Waffle Wars \(Strawberries, Blueberries\)$/m);
  assert.match(games.out, /^ {2}hand=6\.\.36 .*WW-3/m);
});
