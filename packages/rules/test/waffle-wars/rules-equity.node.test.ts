/** WW-24 to WW-29 against the catalogue, with every option, beyond what the samples show. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waffleWars } from '../../src/waffle-wars/index.js';
import { called, newGame, phase, play, position, result, side, text, tokens, why } from './table.js';

/** Five in a row on b1 to b5 for Strawberries by b3; Blueberries can answer on b6, or by the jump d4xb6. */
const BOTH_CLOSE = 'b1bbb1/1ss3/1s1b2/6/1s2s1/1s4';

test('WW-24 the reply is a placement that wins; nothing else is legal', () => {
  const reply = play(position(`${BOTH_CLOSE} s 12,13 -`), 'b3');
  assert.equal(phase(reply), 'reply');
  assert.equal(side(reply), 'b');
  assert.deepEqual(tokens(reply), ['b6']);
  assert.equal(why(reply, 'f1'), 'WW-24 reply-must-win');
  assert.equal(why(reply, 'd4xb6'), 'WW-24 reply-by-placement');
  assert.equal(why(reply, 'b5'), 'WW-6 occupied');
});

test('WW-24 every kind of win may be the reply', () => {
  const replies = (board: string) => tokens(position(`${board} b 9,9 reply`));
  assert.deepEqual(replies('sssss1/6/6/6/6/bb1bb1'), ['c1']); // five in a row
  assert.deepEqual(replies('sssss1/6/6/6/6/bb1bbb'), ['c1']); // six in a row
  assert.deepEqual(replies('bb4/bb4/1sssss/6/b3bb/bb2bb'), ['a3', 'b2', 'c1']); // a third quadrant
  assert.deepEqual(replies('6/sssss1/6/bbb3/b1b3/bbb3'), ['b2']); // a filled quadrant
});

test('WW-24 where there is no reply Strawberries have won, also when no piece is left to place', () => {
  assert.equal(result(play(position('2bbb1/1ss3/1s1b2/6/1s2s1/1s4 s 12,14 -'), 'b3')), 'strawberries five-in-a-row');
  assert.equal(result(play(position(`${BOTH_CLOSE} s 12,0 -`), 'b3')), 'strawberries five-in-a-row');
});

test('WW-24 a reply may not be placed in a quadrant locked by Strawberries', () => {
  // b6 would make the five, but a4-c6 belongs to Strawberries
  const locked = position('b1bbb1/sss3/1s4/6/1s4/1s4 s 12,14 -');
  assert.equal(locked.owners[2], 0);
  assert.equal(result(play(locked, 'b3')), 'strawberries five-in-a-row');
});

test('WW-24 Blueberries also reply when their own jump has given Strawberries the win', () => {
  // c3 leaves the civil war in a1-c3, which becomes the third quadrant of Strawberries
  const reply = play(position('3sss/b5/b1s3/bbb2s/b4s/sss2s b 8,10 -'), 'c3xc5');
  assert.equal(phase(reply), 'reply');
  assert.equal(side(reply), 'b');
  assert.deepEqual(tokens(reply), ['a6']);
  assert.equal(result(play(reply, 'a6')), 'strawberries three-quadrants');
});

test('WW-24 with reply=any a jump can be the reply as well', () => {
  const reply = play(position(`${BOTH_CLOSE} s 12,13 -`, 'reply=any'), 'b3');
  assert.deepEqual(tokens(reply), ['b6', 'd4xb6']);
  assert.equal(why(reply, 'f1'), 'WW-24 reply-must-win');
  assert.equal(phase(play(reply, 'd4xb6')), 'war');
  // A jump that only captures is no reply
  const other = play(position('6/1ss3/1s1b2/6/1s2s1/1s4 s 12,13 -', 'reply=any'), 'b3');
  assert.equal(result(other), 'strawberries five-in-a-row');
});

test('WW-24 with reply=any a jump that also breaks the five wins outright', () => {
  // c5 over b4, a piece of the five, to a3, which completes a1 to a5
  const reply = play(position('6/b1b3/bs4/1s4/bs4/bs1s2 s 12,12 -', 'reply=any'), 'b5');
  assert.ok(tokens(reply).includes('c5xa3'));
  assert.equal(result(play(reply, 'c5xa3')), 'blueberries five-in-a-row');
});

test('WW-25 a condition of Blueberries alone wins at once, whatever Strawberries could do', () => {
  const won = play(position(`${BOTH_CLOSE} b 12,13 -`), 'b6');
  assert.equal(result(won), 'blueberries five-in-a-row');
  assert.deepEqual(tokens(won), []);
});

test('WW-25 this is also so when a move of Strawberries gives them the condition', () => {
  // c3 leaves the civil war in a1-c3 and gives Blueberries their third quadrant
  const state = position('3bbb/6/2b3/sss2b/5b/bbb2b s 10,8 -');
  assert.equal(result(play(state, 'c3xc5')), 'blueberries three-quadrants');
});

test('WW-26 equal ranks after a reply begin a World War with Strawberries next', () => {
  const war = play(position(`${BOTH_CLOSE} s 12,13 -`), 'b3', 'b6');
  assert.equal(phase(war), 'war');
  assert.equal(side(war), 's');
  assert.equal(result(war), 'goes on');
  // All moves of ordinary play are legal again
  assert.ok(tokens(war).length > 10);
});

test('WW-26 a reply of a higher rank wins at once', () => {
  const won = play(position('bb1bbb/1s4/1s4/6/1s2s1/1s4 s 13,13 -'), 'b3', 'c6');
  assert.equal(result(won), 'blueberries six-in-a-row');
});

test('WW-26 a reply of a lower rank loses at once', () => {
  const six = play(position('bb1bb1/1s4/6/6/6/sss1ss s 13,13 -'), 'd1');
  assert.equal(phase(six), 'reply');
  assert.equal(result(play(six, 'c6')), 'strawberries six-in-a-row');
});

test('WW-26 one move that gives both sides a condition is decided by rank, without a reply', () => {
  const state = position('3bbb/ss1ss1/2b3/sss2b/5b/bbb2b s 10,8 -');
  assert.equal(result(play(state, 'c3xc5')), 'blueberries three-quadrants');
});

test('WW-26 one move that gives both sides equal ranks begins a World War, and the other side is next', () => {
  // c2 leaves the civil war in a1-c3, Blueberries’ third quadrant now, and fills a4-c6 for Strawberries
  const war = play(position('sssbbb/sss3/ss4/2b2b/sss2b/bbb2b s 3,8 -'), 'c2xc4');
  assert.deepEqual(war.ranks, [3, 3]);
  assert.equal(phase(war), 'war');
  assert.equal(side(war), 'b');
});

test('WW-27 turns alternate in a war, and after a reply Strawberries begin', () => {
  let war = position('6/bbbbb1/2s3/6/sssss1/4b1 s 12,12 war');
  for (const token of ['f4', 'd6', 'f6', 'f1']) {
    const before = side(war);
    war = play(war, token);
    assert.equal(phase(war), 'war');
    assert.notEqual(side(war), before);
  }
});

test('WW-27 a win that is jumped away no longer counts, and needs no reply', () => {
  const war = position('6/bbbbb1/2s3/6/sssss1/4b1 s 12,12 war');
  assert.equal(result(play(war, 'c4xc6')), 'strawberries five-in-a-row');
  assert.equal(result(play(war, 'f4', 'e1xe3')), 'blueberries five-in-a-row');
  // Blueberries could have replied: f5 would make five again with b5 to e5
  assert.equal(result(play(position('6/bbbbb1/s5/6/sssss1/6 s 12,12 war'), 'a4xa6')), 'strawberries five-in-a-row');
});

test('WW-27 a higher rank made in a war wins for either side', () => {
  const war = position('6/bbbbb1/2s3/6/sssss1/4b1 s 12,12 war');
  assert.equal(result(play(war, 'f2')), 'strawberries six-in-a-row');
  assert.equal(result(play(war, 'f4', 'f5')), 'blueberries six-in-a-row');
});

test('WW-27 a war that is won is still called one, whatever move and side wins it', () => {
  const war = position('bbbbb1/6/6/6/s5/sssss1 s 9,9 war');
  assert.equal(text(play(war, 'f1')), 'bbbbb1/6/6/6/s5/ssssss b 8,9 war');
  assert.equal(text(play(war, 'c3', 'f6')), 'bbbbbb/6/6/2s3/s5/sssss1 s 8,8 war');
});

test('WW-27 when both conditions are gone, ordinary play resumes', () => {
  // c4 leaves its own five in row 4 and captures the middle of the five in row 3
  const war = position('6/6/sssss1/bbbbb1/6/6 s 12,12 war');
  assert.equal(phase(war), 'war');
  const calm = play(war, 'c4xc2');
  assert.equal(phase(calm), '-');
  assert.equal(side(calm), 'b');
  assert.deepEqual(calm.ranks, [0, 0]);
  // A new win of Strawberries is answered by a reply again, if there is one
  const again = play(calm, 'f6', 'c4');
  assert.equal(phase(again), 'reply');
});

test('WW-27 only ranks are compared: two fives against one five are a war', () => {
  const state = position('1b1b2/bbbbbs/4s1/3s1b/sssss1/6 s 10,10 war');
  assert.equal(phase(play(state, 'b1')), 'war');
});

test('WW-27 option war=count compares the number of conditions at equal rank', () => {
  const state = position('1b1b2/bbbbbs/4s1/3s1b/sssss1/6 s 10,10 war', 'war=count');
  assert.equal(result(play(state, 'b1')), 'strawberries five-in-a-row');
  assert.equal(phase(play(state, 'f6')), 'war');
  // More fives do not outweigh a six
  const six = position('bbbbbb/6/4s1/3s2/sssss1/1s4 s 10,10 war', 'war=count');
  assert.equal(result(six), 'blueberries six-in-a-row');
  // A six and a five are one condition of the best rank
  assert.equal(phase(position('bbbbbb/s5/s5/s5/s5/ssssss s 9,9 war', 'war=count')), 'war');
});

test('WW-27 a finished war is still read as one: the loser’s lost win gets no reply', () => {
  const over = play(position('6/bbbbb1/s5/6/sssss1/6 s 12,12 war'), 'a4xa6');
  assert.equal(text(over), 's5/1bbbb1/6/6/sssss1/6 b 12,12 war');
  assert.equal(result(position(text(over))), 'strawberries five-in-a-row');
  assert.equal(phase(position('s5/1bbbb1/6/6/sssss1/6 b 12,12 -')), 'reply');
});

test('WW-28 depletion is final: there is no reply to it', () => {
  const won = play(position('6/6/6/2s3/1b4/6 s 5,0 -'), 'c3xa1');
  assert.equal(result(won), 'strawberries depletion');
  assert.equal(phase(won), 'over');
});

test('WW-29 with equity=off Strawberries win at once, without a reply', () => {
  const won = play(position(`${BOTH_CLOSE} s 12,13 -`, 'equity=off'), 'b3');
  assert.equal(result(won), 'strawberries five-in-a-row');
  assert.deepEqual(tokens(won), []);
});

test('WW-29 without equity the higher rank wins, whoever moved', () => {
  const state = position('3bbb/ss1ss1/2b3/sss2b/5b/bbb2b s 10,8 -', 'equity=off');
  assert.equal(result(play(state, 'c3xc5')), 'blueberries three-quadrants');
});

test('WW-29 without equity the higher rank wins against the side that moved, too', () => {
  assert.equal(result(position('ssssss/6/6/6/6/bbbbb1 s 9,9 -', 'equity=off')), 'strawberries six-in-a-row');
  assert.equal(result(position('sssss1/6/6/6/6/bbbbbb b 9,9 -', 'equity=off')), 'blueberries six-in-a-row');
});

test('WW-29 without equity and at equal rank the side that moved wins', () => {
  const both = 'bbbbb1/6/6/6/6/sssss1';
  assert.equal(result(position(`${both} b 9,9 -`, 'equity=off')), 'strawberries five-in-a-row');
  assert.equal(result(position(`${both} s 9,9 -`, 'equity=off')), 'blueberries five-in-a-row');
  assert.equal(phase(position(`${both} s 9,9 -`)), 'war');
});

test('WW-29 without equity there is no war for war=count to compare', () => {
  const twoFivesToOne = 'bbbbb1/s5/s5/s5/s5/sssss1';
  for (const war of ['rank', 'count']) {
    assert.equal(result(position(`${twoFivesToOne} s 9,9 -`, `equity=off,war=${war}`)), 'blueberries five-in-a-row');
  }
  assert.equal(result(position(`${twoFivesToOne} s 9,9 -`, 'war=count')), 'strawberries five-in-a-row');
});

test('WW-29 options are written back as they were given', () => {
  for (const options of ['hand=9', 'equity=off', 'reply=any', 'war=count']) {
    const [key = '', value = ''] = options.split('=');
    assert.equal(String(waffleWars.optionsOf(newGame(options))[key]), value);
  }
  assert.deepEqual(waffleWars.optionsOf(newGame()), {
    players: '2',
    hand: 18,
    equity: 'on',
    reply: 'placement',
    war: 'rank',
    double: 'none',
    self: 'none',
    slide: 'none',
    arcade: 'off',
    format: 'duel',
  });
});

test('WW-24 to WW-27 a position whose text names no phase is still read as a reply or a war', () => {
  const reply = play(position(`${BOTH_CLOSE} s 12,13 -`), 'b3');
  const war = play(reply, 'b6');
  for (const state of [reply, war]) {
    const [board = '', seat = '', hands = ''] = text(state).split(' ');
    assert.equal(text(position(`${board} ${seat} ${hands} -`)), text(state));
  }
  assert.deepEqual(called(reply, 'b6'), ['world-war']);
});
