/** Power-ups: WW-50 and WW-51, both sides of every limit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLaws } from '@griddle/testkit';
import { hasModes, POWERS, singleMoves, waffleWars as full } from '../../src/waffle-wars/index.js';
import type { WaffleWarsState } from '../../src/waffle-wars/index.js';
import WAFFLE_WARS_EN from '../../src/waffle-wars/messages.en.json' with { type: 'json' };
import { fullGame, fullPosition, playFull, tokensOf, whyFull } from './table.js';

/** A position of an arcade game with ten power-ups a player. */
const at = (text: string, options = '') => fullPosition(text, `arcade=on${options}`);
const after = (text: string, token: string): string => full.positionText(playFull(at(text), token));

test('WW-50 ten power-ups a player, each the whole move of a turn', () => {
  const start = fullGame('arcade=on');
  assert.equal(full.positionText(start), '6/6/6/6/6/6 s 18,18 first 10,10');
  const spent = playFull(start, 'c3', '@second-helping:a1,f6');
  assert.equal(full.positionText(spent), '5b/6/6/2s3/6/b5 s 17,16 - 10,9');
  const last = at('6/6/6/2sb2/6/6 s 9,9 - 0,10');
  assert.equal(whyFull(last, '@swap:c3,d3'), 'WW-50 powers-spent');
  assert.equal(full.positionText(fullGame('arcade=on,format=doubles')).split(' ')[4], '10,10,10,10');
});

test('WW-50 a side that still has a power-up to use is not depleted', () => {
  const free = playFull(at('6/6/6/6/6/s4b b 0,5 - 1,1'), 'c3');
  assert.equal(full.outcome(free), undefined);
  assert.ok(tokensOf(free).every((token) => token.startsWith('@')));
  const none = playFull(at('6/6/6/6/6/s4b b 0,5 - 0,1'), 'c3');
  assert.equal(full.outcome(none)?.by, 'depletion');
});

test('WW-51 ten power-ups, each with a name and a sentence', () => {
  assert.equal(POWERS.length, 10);
  for (const { name } of POWERS) {
    assert.ok(WAFFLE_WARS_EN[`power.waffle-wars.${name}`], name);
    assert.ok(WAFFLE_WARS_EN[`power-text.waffle-wars.${name}`], name);
  }
});

test('WW-51 Double Hop: two or more jumps with one piece', () => {
  assert.equal(after('6/6/4b1/2sb2/6/6 s 17,16 -', '@double-hop:c3xe3xe5'), '6/4s1/6/6/6/6 b 17,16 - 9,10');
  assert.equal(whyFull(at('6/6/4b1/2sb2/6/6 s 17,16 -'), '@double-hop:c3xe3'), 'WW-51 power-spaces');
  assert.equal(whyFull(at('6/6/4b1/2sb2/6/6 s 17,16 -', ',double=all'), '@double-hop:c3xe3xe5'), 'WW-51 needless');
});

test('WW-51 Take-Back: over an own piece, which returns to the hand', () => {
  assert.equal(after('6/6/6/2ss2/6/6 s 16,18 -', '@take-back:c3xe3'), '6/6/6/4s1/6/6 b 17,18 - 9,10');
  assert.equal(whyFull(at('6/6/6/2sb2/6/6 s 16,18 -'), '@take-back:c3xe3'), 'WW-51 not-own-piece');
  assert.equal(whyFull(at('6/6/6/2ss2/6/6 s 16,18 -', ',self=all'), '@take-back:c3xe3'), 'WW-51 needless');
});

test('WW-51 River Slide: one slide', () => {
  assert.equal(after('6/6/6/6/2s3/6 s 17,18 -', '@river-slide:c2>d6'), '3s2/6/6/6/6/6 b 17,18 - 9,10');
  assert.equal(whyFull(at('6/6/6/6/2s3/6 s 17,18 -'), '@river-slide:c2>c5'), 'WW-42 not-the-end');
  assert.equal(whyFull(at('6/6/6/6/2s3/6 s 17,18 -', ',slide=all'), '@river-slide:c2>c6'), 'WW-51 needless');
});

test('WW-51 Gate-Crash: into a quadrant the opponent owns, not into a civil war or an open one', () => {
  assert.equal(after('6/6/6/6/6/bbb2s s 17,15 -', '@gate-crash:a3'), '6/6/6/s5/6/bbb2s b 16,15 - 9,10');
  assert.equal(whyFull(at('6/6/6/6/6/bbb2s s 17,15 -'), '@gate-crash:f6'), 'WW-51 not-their-quadrant');
  assert.equal(whyFull(at('6/6/6/sss3/6/bbb3 s 15,15 -'), '@gate-crash:a2'), 'WW-51 not-their-quadrant');
  assert.equal(whyFull(at('6/6/6/6/6/bbb2s s 17,15 -'), '@gate-crash:b1'), 'WW-6 occupied');
  assert.equal(whyFull(at('6/6/6/6/6/bbb2s s 0,15 -'), '@gate-crash:a3'), 'WW-11 hand-empty');
  assert.equal(whyFull(at('6/6/6/6/b5/1bb3 s 17,15 first'), '@gate-crash:a1'), 'WW-4 corner');
});

test('WW-51 Long Hop: one open space before the landing', () => {
  assert.equal(after('6/6/6/6/1b4/s5 s 17,17 -', '@long-hop:a1xd4'), '6/6/3s2/6/6/6 b 17,17 - 9,10');
  const why = (board: string, token: string) => whyFull(at(`${board} s 9,9 -`), token);
  assert.equal(why('6/6/6/6/1b4/s5', '@long-hop:a1xc3'), 'WW-51 not-three-spaces');
  assert.equal(why('6/6/6/2b3/1b4/s5', '@long-hop:a1xd4'), 'WW-51 gap-taken');
  assert.equal(why('6/6/3b2/6/1b4/s5', '@long-hop:a1xd4'), 'WW-7 landing-taken');
  assert.equal(why('6/6/6/2b3/6/s5', '@long-hop:a1xd4'), 'WW-7 nothing-to-jump');
  assert.equal(why('6/6/6/6/1s4/s5', '@long-hop:a1xd4'), 'WW-7 own-piece');
});

test('WW-51 Sidestep: an own piece moves one space', () => {
  assert.equal(after('6/6/6/2s3/6/6 s 17,18 -', '@sidestep:c3>d4'), '6/6/3s2/6/6/6 b 17,18 - 9,10');
  assert.equal(whyFull(at('6/6/6/2s3/6/6 s 17,18 -'), '@sidestep:c3>c5'), 'WW-51 not-one-space');
  assert.equal(whyFull(at('6/6/6/2sb2/6/6 s 17,17 -'), '@sidestep:c3>d3'), 'WW-6 occupied');
  assert.equal(whyFull(at('6/6/6/2sb2/6/6 s 17,17 -'), '@sidestep:d3>d4'), 'WW-51 not-your-piece');
});

test('WW-51 Swap: two adjacent pieces of different sides', () => {
  assert.equal(after('6/6/6/2sb2/6/6 s 17,17 -', '@swap:c3,d3'), '6/6/6/2bs2/6/6 b 17,17 - 9,10');
  assert.equal(whyFull(at('6/6/6/2ss2/6/6 s 17,17 -'), '@swap:c3,d3'), 'WW-51 not-both-sides');
  assert.equal(whyFull(at('6/6/6/2s1b1/6/6 s 17,17 -'), '@swap:c3,e3'), 'WW-51 not-adjacent');
  const state = at('6/6/6/2bs2/6/6 s 17,17 -');
  const swap = full.legalMoves(state).find((move) => full.moveText(state, move) === '@swap:c3,d3');
  assert.deepEqual(swap && full.placesOfMove(state, swap), ['@swap', 'd3', 'c3']);
});

test('WW-51 Toothpick: not captured before the next turn, wherever the piece goes', () => {
  const held = playFull(at('6/6/6/2sb2/6/6 s 17,17 -'), '@toothpick:c3');
  assert.equal(full.positionText(held), '6/6/6/2sb2/6/6 b 17,17 - 9,10 c3,-');
  assert.equal(whyFull(held, 'd3xb3'), 'WW-51 guarded');
  const swapped = playFull(held, '@swap:c3,d3');
  assert.equal(full.positionText(swapped), '6/6/6/2bs2/6/6 s 17,17 - 9,9');
  const moved = fullPosition('6/6/6/2bs2/6/6 b 17,17 - 9,9 d3,-', 'arcade=on');
  assert.equal(whyFull(moved, 'c3xe3'), 'WW-51 guarded');
  assert.equal(full.positionText(playFull(held, 'a1')), '6/6/6/2sb2/6/b5 s 17,16 - 9,10');
  assert.equal(whyFull(at('6/6/6/2sb2/6/6 s 17,17 -'), '@toothpick:d3'), 'WW-51 not-your-piece');
  assert.equal(full.positionText(playFull(held, '@nibble:c3')), '6/6/6/3b2/6/6 s 18,17 - 9,9');
});

test('WW-51 a Toothpick on a1 is one like others', () => {
  const held = playFull(at('6/6/6/6/1b4/s5 s 9,9 -'), '@toothpick:a1');
  assert.equal(full.positionText(held), '6/6/6/6/1b4/s5 b 9,9 - 9,10 a1,-');
  assert.equal(full.positionText(fullPosition(full.positionText(held), 'arcade=on')), full.positionText(held));
  assert.equal(full.positionText(playFull(held, 'f6')), '5b/6/6/6/1b4/s5 s 9,8 - 9,10');
});

test('WW-51 Swap: it makes no difference which of the two is on the lower space', () => {
  assert.equal(after('6/6/6/2bs2/6/6 s 17,17 -', '@swap:c3,d3'), '6/6/6/2sb2/6/6 b 17,17 - 9,10');
  assert.equal(after('6/6/2s3/2b3/6/6 s 17,17 -', '@swap:c3,c4'), '6/6/2b3/2s3/6/6 b 17,17 - 9,10');
});

test('WW-51 in doubles a Toothpick stays in its piece whoever moves it, and leaves the board with it', () => {
  const leads = (position: string, token: string, options = ''): string =>
    full.positionText(playFull(fullPosition(position, `arcade=on,format=doubles${options}`), token));
  const powers = '10,10,10,10';
  // The partner moves the piece of Strawberries 1
  for (const [token, board, guard, left] of [
    ['@sidestep:c3>c4', '6/6/2s3/6/6/6', 'c4', '10,10,9,10'],
    ['@river-slide:c3>c6', '2s3/6/6/6/6/6', 'c6', '10,10,9,10'],
    ['@sidestep:c3>b2', '6/6/6/6/1s4/6', 'b2', '10,10,9,10'],
  ] as const) {
    const text = leads(`6/6/6/2s3/6/6 s2 9,9,9,9 - ${powers} c3,-,-,-`, token);
    assert.equal(text, `${board} b2 9,9,9,9 - ${left} ${guard},-,-,-`);
  }
  assert.equal(
    leads(`6/6/6/2sb2/6/6 s2 9,9,9,9 - ${powers} c3,-,-,-`, 'c3xe3'),
    `6/6/6/4s1/6/6 b2 9,9,9,9 - ${powers} e3,-,-,-`,
  );
  // Another piece moves: the Toothpick stays where it is
  assert.equal(
    leads(`6/6/6/2s3/6/s5 s2 9,9,9,9 - ${powers} c3,-,-,-`, '@sidestep:a1>a2'),
    `6/6/6/2s3/s5/6 b2 9,9,9,9 - 10,10,9,10 c3,-,-,-`,
  );
  // An opponent swaps it away, from either of the two spaces, or nibbles it
  assert.equal(
    leads(`6/6/6/2sb2/6/6 b1 9,9,9,9 - ${powers} c3,-,-,-`, '@swap:c3,d3'),
    `6/6/6/2bs2/6/6 s2 9,9,9,9 - 10,9,10,10 d3,-,-,-`,
  );
  assert.equal(
    leads(`6/6/6/2bs2/6/6 b1 9,9,9,9 - ${powers} d3,-,-,c3`, '@swap:c3,d3'),
    `6/6/6/2sb2/6/6 s2 9,9,9,9 - 10,9,10,10 c3,-,-,d3`,
  );
  assert.equal(
    leads(`6/6/6/2sb2/6/6 b1 9,9,9,9 - ${powers} c3,-,-,-`, '@nibble:c3'),
    '6/6/6/3b2/6/6 s2 9,9,10,9 - 10,9,10,10',
  );
  // The partner takes it back to the hand
  assert.equal(
    leads(`6/6/6/2ss2/6/6 s2 9,9,9,9 - ${powers} d3,-,-,-`, 'c3xe3', ',self=all'),
    `6/6/6/4s1/6/6 b2 9,9,10,9 - ${powers}`,
  );
  // Which does not touch those in other pieces
  assert.equal(
    leads(`6/b5/6/2sb2/6/6 b1 9,9,9,9 - ${powers} c3,-,-,a5`, '@nibble:c3'),
    '6/b5/6/3b2/6/6 s2 9,9,10,9 - 10,9,10,10 -,-,-,a5',
  );
});

test('WW-51 the moves of at most one piece are all legal moves except Second Helpings', () => {
  const singles = (state: WaffleWarsState): string[] => {
    assert.ok(hasModes(state));
    return singleMoves(state)
      .map((move) => full.moveText(state, move))
      .sort();
  };
  for (const state of [
    at('6/6/6/2sb2/6/6 s 9,9 -'),
    at('b1bbb1/1s4/1s4/1s4/1s2s1/1s4 b 12,14 reply', ',reply=any'),
    at('6/6/6/6/6/bbbbb1 s 9,9 -'),
  ]) {
    const all = tokensOf(state);
    assert.deepEqual(
      singles(state),
      all.filter((token) => !token.startsWith('@second-helping')),
    );
  }
  assert.ok(tokensOf(at('6/6/6/2sb2/6/6 s 9,9 -')).includes('@second-helping:a1,f6'));
});

test('WW-51 Second Helping: two quadrants, and no win completed', () => {
  assert.equal(after('6/6/6/6/6/6 s 5,5 -', '@second-helping:e5,c3'), '6/4s1/6/2s3/6/6 b 3,5 - 9,10');
  const why = (position: string, token: string) => whyFull(at(position), token);
  assert.equal(why('6/6/6/6/6/6 s 5,5 -', '@second-helping:a1,c3'), 'WW-51 same-quadrant');
  assert.equal(why('6/6/6/6/6/6 s 1,5 -', '@second-helping:a1,f6'), 'WW-51 hand-short');
  assert.equal(why('6/6/6/6/6/6 s 5,5 first', '@second-helping:a1,e5'), 'WW-4 corner');
  assert.equal(why('6/6/6/6/6/1ss1s1 s 5,5 -', '@second-helping:a1,d1'), 'WW-51 completes-win');
  assert.equal(why('1ss3/6/6/6/1ss3/1ss1ss s 5,5 -', '@second-helping:a1,d1'), 'WW-51 completes-win');
  assert.equal(why('6/6/6/6/6/bbb3 s 5,5 -', '@second-helping:a2,e5'), 'WW-13 locked');
  // In a World War a side that owns three quadrants already completes nothing by quiet pieces
  assert.equal(
    after('sssbbb/3bbb/3bbb/3sss/6/sss3 s 5,5 war', '@second-helping:a2,d1'),
    'sssbbb/3bbb/3bbb/3sss/s5/ssss2 b 3,5 war 9,10',
  );
});

test('WW-51 Nibble: a piece next to an own one, in no win shape, returns to its hand', () => {
  assert.equal(after('6/6/6/2sb2/6/6 s 17,17 -', '@nibble:d3'), '6/6/6/2s3/6/6 b 17,18 - 9,10');
  const why = (board: string, token: string) => whyFull(at(`${board} s 9,9 -`), token);
  assert.equal(why('6/6/6/2s1b1/6/6', '@nibble:e3'), 'WW-51 not-beside-yours');
  assert.equal(why('6/6/6/2sbbb/6/6', '@nibble:d3'), 'WW-51 in-a-shape');
  assert.equal(why('6/6/6/2sb2/6/6', '@nibble:c3'), 'WW-51 not-their-piece');
});

test('WW-51 in doubles pieces return to the player who jumps, and to the opponent who is next', () => {
  const start = (text: string) => fullPosition(text, 'arcade=on,format=doubles');
  const nibbled = playFull(start('6/6/6/2sb2/6/6 s2 8,8,9,9 -'), '@nibble:d3');
  assert.equal(full.positionText(nibbled), '6/6/6/2s3/6/6 b2 8,8,9,10 - 10,10,9,10');
  const back = playFull(start('6/6/6/2ss2/6/6 s2 8,8,8,9 -'), '@take-back:c3xe3');
  assert.equal(full.positionText(back), '6/6/6/4s1/6/6 b2 8,8,9,9 - 10,10,9,10');
});

for (const options of [
  'arcade=on',
  'arcade=on,reply=any,hand=9',
  'arcade=on,format=doubles,self=all,slide=blueberries',
]) {
  for (const seed of [0, 1]) {
    test(`the laws of the contract hold with ${options}, game ${seed}`, () => {
      assert.deepEqual(checkLaws(full, full.optionsOf(fullGame(options)), seed), []);
    });
  }
}
