import assert from 'node:assert/strict';
import { test } from 'node:test';
import { griddle, json } from './griddle.js';

const GAME = 'waffle-wars';

/** What people read, without the first and last line break of the literal. */
const lines = (text: string) => text.slice(1);

test('show draws the board, the hands, the owners and the turn', async () => {
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
Strawberries own a1-c3 (rows and squares: 2 to 0).
Blueberries to move.
Position: 6/6/2b3/1b4/1ss3/sss3 b 13,16 -
`),
  );
});

test('play lists the callouts and the result', async () => {
  const war = await griddle(['play', GAME, '--position', '6/6/6/bbb3/6/ss1bs1 s 9,9 -', '--moves', 'e1xc1']);
  assert.match(war.out, /^e1xc1: Civil War!$/m);
  assert.match(war.out, /^Civil War in a1-c3 \(rows and squares: 1 to 1\)\.$/m);
  const won = await griddle(['play', GAME, '--position', '6/6/6/6/ssss2/1bb3 s 10,10 -', '--moves', 'e2']);
  assert.match(won.out, /^Strawberries won: five in a row\.$/m);
});

test('WD-30 show names the tie-break that decided, and none where points do', async () => {
  const show = async (position: string, ...args: string[]) =>
    (await griddle(['show', 'waddle-waddle', '--position', position, ...args])).out;
  const cards = await show('rB1,0;rB1,-1;rB2,-1;bG-1,0 r r0000,b0000 - r=;b=fish');
  assert.match(cards, /^Blue won: most points \(tie-break: Configuration cards\)\.$/m);
  const points = await show('rB1,0;rG1,-1;bB-1,0;bG-1,1 r r0000,b0000', '--options', 'modules=0');
  assert.doesNotMatch(points, /tie-break/);
});

test('moves are counted and listed in columns', async () => {
  const { out } = await griddle(['moves', GAME, '--position', '6/6/6/2b3/2s3/6 s 0,17 -']);
  assert.equal(out, 'Strawberries to move.\n1 legal move:\nc2xc4\n');
  const all = (await griddle(['moves', GAME])).out.split('\n');
  assert.equal(all[1], '32 legal moves:');
  assert.ok(all.every((line) => line.length <= 80));
});

test('perft, score and games have short output', async () => {
  assert.match((await griddle(['perft', GAME, '--depth', '2'])).out, /^perft 2: 1120 \(\d+\.\d\d s\)\n$/);
  const score = await griddle(['score', GAME, '--position', '6/6/6/2b3/sssss1/1bb3 b 13,15 -']);
  assert.equal(score.out, 'Strawberries: 0\n  five in a row 0 (WW-18): a2 b2 c2 d2 e2\nBlueberries: 0\n');
  const games = await griddle(['games']);
  assert.match(games.out, /^waffle-wars: Waffle Wars \(Strawberries, Blueberries\)$/m);
  assert.match(games.out, /^ {2}hand=6\.\.36 .*WW-3/m);
});

test('a game of Waffle Time is drawn with its draft board, pawns, cards and toppings in hand', async () => {
  const waffles = '2cu*S*/1ws*s*u*/b2U1/w4/y1w2;1w1ws/3w1/wc3/2w1s/2b1U';
  const rest = '10,3 11313:52,53,56 sb,uk,bw,*u,cw,su,bk,kc,cs 3:p2@11,p1@6 cs: 53!;-';
  const position = `${waffles} p1:place ${rest}`;
  const { out } = await griddle(['show', 'waffle-time', '--position', position]);
  assert.equal(
    out,
    lines(`
5  .  .  c  u* S*    .  w  .  w  s
4  .  w  s* s* u*    .  .  .  w  .
3  b  .  .  U  .     w  c  .  .  .
2  w  .  .  .  .     .  .  w  .  s
1  y  .  w  .  .     .  .  b  .  U
   a  b  c  d  e     a  b  c  d  e

Player 1 has 10 syrup. Completed goals: WT-53.
Player 2 has 3 syrup.

   0  1  2
p2 s  u  b  =
#  *  c  s  =
#  b  k  c  5
   8  7  p1

Round 3, turn order p2@11 p1@6
Cards cherry-1 strawberry-1 blackberry-3 banana-1 blueberry-3; goals WT-52 WT-53 WT-56
To place: c s
Player 1 to move.
Position: ${position}
`),
  );
  const score = await griddle(['score', 'waffle-time', '--position', position]);
  assert.match(score.out, /^ {2}Goal 4 \(WT-53\): Five syrup in a cross$/m);
});

test('a waffle without a seat is the first seat’s turn, and a score line without places ends without a colon', async () => {
  const shown = await griddle(['show', 'waffle-time', '--position', '5/5/5/5/y4']);
  assert.match(shown.out, /^Player 1 to move\.$/m);
  const score = await griddle(['score', 'waffle-time', '--position', '5/5/5/5/y4']);
  assert.equal(score.out, 'Player 1: 4\n  Butter 2 (WT-64): a1\n  Empty dispenser 2 (WT-64)\n');
});

test('BB-14 several seats to move are joined by words, and so are several winners', async () => {
  const line = '0/-/-/-;0/-/-/-;0/-/-/- ham.egg.banana.steak p1:first:1:p1';
  const { out } = await griddle(['moves', 'buffet-boss', '--options', 'version=all', '--position', line]);
  assert.match(out, /^Player 1, Player 2 or Player 3 to move\.$/m);
  const tie = await griddle(['show', 'buffet-boss', '--position', '100/ham/p-1/-;100/ham/p-1/-']);
  assert.match(tie.out, /^Player 1 and Player 2 won: most stars\.$/m);
});

test('seats have the names of the position, whatever number of players the options ask for', async () => {
  const line = '0/-/-/-;0/-/-/-;0/-/-/- ham.egg.banana.steak p3:turn:1:p3';
  assert.deepEqual(await json('moves', 'buffet-boss', '--position', line), {
    toMove: 'p3',
    moves: ['ham', 'egg', 'banana', 'steak'],
  });
  const over = '100/ham/p-1/-;100/ham/p-1/-;200/egg/p-1/-';
  const { outcome } = (await json('play', 'buffet-boss', '--moves', '', '--position', over)) as Record<string, unknown>;
  assert.deepEqual(outcome, { winners: ['p3'], by: 'stars', rule: 'BB-33' });
  const { seats } = (await json('score', 'buffet-boss', '--position', over)) as { seats: { seat: string }[] };
  assert.deepEqual(
    seats.map(({ seat }) => seat),
    ['p1', 'p2', 'p3'],
  );
});

test('WT-65 WT-73 JSON output has the tie-break that decided, and the grade of a solo game', async () => {
  const tied =
    'u1sUb/kSb1k/1k1sC/bwwc1/wkuu1;bBuwc/1csuK/k1ws1/Scbu1/1uuK1 p2:finish 17,12 31132:50,54,55 us,ku,*u,wc,cs,ck,bs,bk,wb 8:p1@8,p2@0 - -;-';
  const alone = 'wkbc1/u1cCu/wwssb/uSckw/ccwbc p1:finish 12 12322:51,53,54 *u,kc,bw,bk,ku,us,cs,wc,bs 9:p1@2 - -';
  const outcomeOf = async (position: string) =>
    ((await json('play', 'waffle-time', '--moves', '', '--position', position)) as { outcome: object }).outcome;
  assert.deepEqual(await outcomeOf(tied), { winners: ['p2'], by: 'points', rule: 'WT-65', tie: 0 });
  assert.deepEqual(await outcomeOf(alone), { winners: ['p1'], by: 'solo', rule: 'WT-73', grade: 0 });
});
