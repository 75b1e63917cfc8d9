/** WW-30 to WW-34 against the catalogue, beyond what the samples show. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waffleWars } from '../../src/waffle-wars/index.js';
import type { WaffleWarsState } from '../../src/waffle-wars/index.js';
import WAFFLE_WARS_EN from '../../src/waffle-wars/messages.en.json' with { type: 'json' };
import { called, move, phase, play, position, result } from './table.js';

/** Its words, looked up by keys that are put together. */
const WORDS: Readonly<Record<string, string>> = WAFFLE_WARS_EN;

/** Terms of a move with their places. */
function calls(state: WaffleWarsState, token: string): readonly (readonly [string, string, readonly string[]])[] {
  const terms = waffleWars.callouts(state, move(token, state), play(state, token));
  return terms.map(({ rule, code, places }) => [rule, code, places]);
}

const A1_C3 = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

test('WW-30 a civil war is called when it begins and not while it lasts', () => {
  const state = position('6/6/6/bb1sb1/6/sss3 b 14,15 -');
  assert.deepEqual(calls(state, 'e3xc3'), [['WW-30', 'civil-war', A1_C3]]);
  assert.deepEqual(called(play(state, 'e3xc3'), 'f6'), []);
});

test('WW-30 a civil war in a quadrant without an owner is called as well', () => {
  // Two strawberries and two blueberries in line; the placement makes the second row
  assert.deepEqual(called(position('6/6/6/bbb3/6/ss1bs1 s 9,9 -'), 'e1xc1'), ['civil-war']);
});

test('WW-30 a World War is called when it begins and not while it lasts', () => {
  const reply = position('b1bbb1/1s4/1s4/1s4/1s2s1/1s4 b 12,14 reply');
  assert.deepEqual(calls(reply, 'b6'), [['WW-30', 'world-war', []]]);
  assert.deepEqual(called(play(reply, 'b6'), 'f1'), []);
});

test('WW-30 a Saucy Fellow and a Super-Mega-Flex are called with their spaces', () => {
  assert.deepEqual(calls(position('6/5b/4b1/6/2b3/1b4 b 9,9 -'), 'd3'), [
    ['WW-30', 'saucy-fellow', ['b1', 'c2', 'd3', 'e4', 'f5']],
  ]);
  assert.deepEqual(calls(position('6/6/6/6/6/bb1bbb b 9,9 -'), 'c1'), [
    ['WW-30', 'super-mega-flex', ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']],
  ]);
});

test('WW-30 a line that was there before the move is not called again', () => {
  // A five through three quadrants, and a six, in wars that go on
  const saucy = position('b5/b4s/b3s1/b2s2/b1s3/1s4 s 9,9 war');
  assert.equal(phase(saucy), 'war');
  assert.deepEqual(called(saucy, 'f1'), []);
  const flex = position('b4s/b4s/b4s/b4s/b4s/b4s s 9,9 war');
  assert.equal(phase(flex), 'war');
  assert.deepEqual(called(flex, 'd1'), []);
});

test('WW-31 an invasion comes from another quadrant, a revolution from inside', () => {
  const invasion = position('6/6/4b1/3b2/sss3/6 b 15,16 -');
  assert.deepEqual(calls(invasion, 'd3xb1'), [['WW-31', 'invasion', A1_C3]]);
  const revolution = position('6/6/4b1/2b3/sss3/6 b 15,16 -');
  assert.deepEqual(calls(revolution, 'c3xa1'), [['WW-31', 'revolution', A1_C3]]);
});

test('WW-31 a jump that ends the hold with a shape of its own, and breaks none, is neither', () => {
  // A row against a row: civil war
  assert.deepEqual(called(position('6/6/6/bbb3/6/ss1bs1 s 9,9 -'), 'e1xc1'), ['civil-war']);
  // A row and a square against a row: the quadrant changes hands, but no win was eliminated
  const state = position('6/6/6/bbb3/1ss3/ss1bs1 s 9,9 -');
  assert.deepEqual([state.owners[0], play(state, 'e1xc1').owners[0]], [1, 0]);
  assert.deepEqual(called(state, 'e1xc1'), []);
});

test('WW-31 breaking one win of several is enough if the hold ends', () => {
  // A column and a square of Blueberries; the jump breaks the column and makes a column
  assert.deepEqual(called(position('6/6/6/bbs3/bbs3/sb4 s 9,9 -'), 'a1xc1'), ['civil-war', 'revolution']);
});

test('WW-31 only the quadrant in which the jump lands counts', () => {
  // c5 captures d4 and so takes d4-f6 from Strawberries, but lands in d1-f3
  const passing = position('6/2b3/3sss/6/6/6 b 15,15 -');
  assert.deepEqual(called(passing, 'c5xe3'), []);
});

test('WW-31 a jump into an owned quadrant that stays owned is neither', () => {
  assert.deepEqual(called(position('5b/5b/3b1b/2s3/6/6 s 17,14 -'), 'c3xe5'), []);
});

test('WW-31 a jump into a quadrant in civil war, or without an owner, is neither', () => {
  assert.deepEqual(called(position('bbb3/6/ssbs2/4s1/6/6 b 15,15 -'), 'c4xe4'), []);
  assert.deepEqual(called(position('6/6/2s3/1bs3/2b3/2b3 s 15,15 -'), 'c3xa3'), []);
});

test('WW-31 a jump that ends a civil war in its side’s favour is not a coup', () => {
  const state = position('6/6/6/bbb3/1s1bs1/sss3 s 13,14 -');
  assert.deepEqual(called(state, 'e2xc2'), []);
  assert.equal(play(state, 'e2xc2').owners[0], 0);
});

test('WW-31 a coup may come with an invasion or with a revolution', () => {
  const revolution = position('6/6/4b1/bsb3/bs4/1s4 b 15,14 -');
  assert.deepEqual(called(revolution, 'c3xa1'), ['revolution', 'coup']);
  // From d3 over c2 of the row to b1, which completes a1 b1 c1
  const invasion = position('6/6/6/3b2/sss3/b1b3 b 15,14 -');
  assert.deepEqual(called(invasion, 'd3xb1'), ['invasion', 'coup']);
});

test('WW-31 the terms name the quadrant of the landing, whichever it is', () => {
  const d4f6 = ['d4', 'e4', 'f4', 'd5', 'e5', 'f5', 'd6', 'e6', 'f6'];
  // From c3 over d4 of the row to e5, with which e5 e6 and f5 f6 make a square
  assert.deepEqual(calls(position('4ss/5s/3bbb/2s3/6/6 s 9,9 -'), 'c3xe5'), [
    ['WW-31', 'invasion', d4f6],
    ['WW-31', 'coup', d4f6],
  ]);
  assert.deepEqual(calls(position('6/6/3bbb/2s3/6/6 s 9,9 -'), 'c3xe5'), [['WW-31', 'invasion', d4f6]]);
});

test('WW-31 mutiny: a jump of Strawberries that wins the game is not one either', () => {
  const state = position('6/1b1s2/1b1s2/1sb3/1b1s2/1b1s2 s 13,13 -', 'equity=off');
  assert.equal(result(play(state, 'b3xd3')), 'strawberries five-in-a-row');
  assert.deepEqual(called(state, 'b3xd3'), []);
});

test('WW-31 mutiny: the jump makes a win possible that was not possible before', () => {
  const state = position('6/1s4/1s4/1bs3/1s2b1/1s2b1 b 13,15 -');
  assert.deepEqual(calls(state, 'b3xd3'), [['WW-31', 'mutiny', ['b3', 'd3']]]);
});

test('WW-31 mutiny: not where the win was there before the jump', () => {
  // The same blocker leaves, but a column of four stands open all the time
  const state = position('6/1s3s/1s3s/1bs2s/1s3s/1s4 b 9,9 -');
  assert.deepEqual(called(state, 'b3xd3'), []);
});

test('WW-31 mutiny: not where the win needs two moves, and not without a piece to place', () => {
  assert.deepEqual(called(position('6/1s4/6/1bs3/1s2b1/1s2b1 b 13,15 -'), 'b3xd3'), []);
  assert.deepEqual(called(position('6/1s4/1s4/1bs3/1s2b1/1s2b1 b 0,15 -'), 'b3xd3'), []);
});

test('WW-31 mutiny: a win that only a jump can make counts', () => {
  // b3 leaves; d5 could then jump over c4 to b3
  const state = position('6/1s1s2/1sb3/1bs3/1s4/1s4 b 0,9 -');
  assert.deepEqual(called(state, 'b3xd3'), ['mutiny']);
});

test('WW-31 mutiny: the jump itself may give the opponent the win', () => {
  // c3 leaves a civil war and Blueberries own their third quadrant
  assert.deepEqual(called(position('3bbb/6/2b3/sss2b/s1s2b/bbb2b s 10,8 -'), 'c3xc5'), ['mutiny']);
});

test('WW-31 mutiny: a jump that wins the game is not one, whatever it makes possible', () => {
  // b3 leaves the column of Strawberries and completes one of Blueberries
  const state = position('6/1s1b2/1s1b2/1bs3/1s1b2/1s1b2 b 13,13 -');
  assert.equal(result(play(state, 'b3xd3')), 'blueberries five-in-a-row');
  assert.deepEqual(called(state, 'b3xd3'), []);
});

test('WW-31 placements never have these names', () => {
  const state = position('6/1s4/1s4/1bs3/1s2b1/1s2b1 b 13,15 -');
  for (const token of ['a1', 'd3', 'f6']) assert.deepEqual(called(state, token), []);
});

test('WW-34 both calls have words and are no moves', () => {
  for (const code of ['waffling', 'soggy-waffle']) {
    assert.ok(WORDS[`call.waffle-wars.${code}`]);
    assert.equal(waffleWars.parseMove(position('6/6/6/6/6/6'), code).ok, false);
  }
});

test('WW-30 WW-31 every term has words for its name and for what it means', () => {
  const codes = [
    'civil-war',
    'world-war',
    'saucy-fellow',
    'super-mega-flex',
    'invasion',
    'revolution',
    'coup',
    'mutiny',
  ];
  for (const code of codes) {
    assert.ok(WORDS[`term.waffle-wars.${code}`], code);
    assert.ok(WORDS[`term-text.waffle-wars.${code}`], code);
  }
});

test('WW-32 an arms race needs adjacent open spaces in own quadrants, out of reach of every jump', () => {
  const race = (board: string, token: string) => called(position(`${board} s 12,12 -`), token);
  assert.deepEqual(race('6/6/6/6/3b2/ss4', 'c1'), ['arms-race']);
  assert.deepEqual(race('6/6/6/6/6/ssb3', 'a2'), [], 'a piece in the way, and no quadrant owned');
  assert.deepEqual(race('6/6/6/6/b5/ss4', 'c1'), [], 'a piece of the other side in the quadrant');
  assert.deepEqual(race('6/6/6/s5/s2b2/6', 'a1'), ['arms-race'], 'no jump reaches the quadrant');
  assert.deepEqual(race('6/6/6/2s3/2sb2/6', 'c1'), [], 'a jump takes a piece of it');
  assert.deepEqual(race('6/6/2b3/ss4/6/6', 'c3'), [], 'a jump over c3 would land in the quadrant');
});

test('WW-32 a five across two quadrants, with all its missing spaces in the own one', () => {
  // The quadrant a1-c3 cannot be filled, but its row 1 can be
  const state = position('6/6/6/1b4/6/1ssss1 s 12,12 -');
  assert.deepEqual(called(state, 'f6'), []);
  const owned = position('6/6/6/1b4/ss4/s2ss1 s 12,12 -');
  assert.deepEqual(calls(owned, 'b1'), [['WW-32', 'arms-race', ['a1', 'b1', 'c1', 'd1', 'e1']]]);
});

test('WW-32 a race for the far five of a line, and none where spaces are missing in two quadrants across a corner', () => {
  const far = position('6/6/6/5b/3ss1/bs1ss1 s 12,12 -');
  assert.deepEqual(calls(far, 'c1'), [['WW-32', 'arms-race', ['b1', 'c1', 'd1', 'e1', 'f1']]]);
  assert.deepEqual(called(position('ss4/6/b1s3/3s1b/6/3sss s 12,12 -'), 'c6'), []);
});

test('WW-32 only a jump that lands in the race, or takes a piece of it, disturbs it', () => {
  const race = (board: string, token: string, side = 's') => called(position(`${board} ${side} 12,12 -`), token);
  assert.deepEqual(race('6/3b2/3s2/6/ss4/6', 'c2'), ['arms-race'], 'a jump elsewhere');
  assert.deepEqual(race('6/b5/s5/6/ss4/6', 'c2'), [], 'a jump lands there, over a piece outside');
  const column = ['arms-race'];
  assert.deepEqual(race('6/6/2s3/1ss3/1ss3/b5', 'c5'), column, 'the column lacks c1 only');
  assert.deepEqual(race('6/6/1bs3/1ss3/1ss3/b5', 'c5'), [], 'a jump takes a piece of it and lands elsewhere');
  // The same for Blueberries
  assert.deepEqual(race('6/6/6/6/3s2/bb4', 'c1', 'b'), ['arms-race']);
  assert.deepEqual(race('6/6/6/2b3/2bs2/6', 'c1', 'b'), []);
});

test('WW-32 WW-33 a winner calls no race and no wall', () => {
  assert.deepEqual(called(position('6/6/6/6/ss4/ssss2 s 12,0 -'), 'e1'), []);
  assert.deepEqual(called(position('6/6/6/6/bb4/bbbb2 b 0,12 -'), 'e1'), []);
});

test('WW-32 a cold war has no places of its own', () => {
  assert.deepEqual(calls(position('bb4/6/6/6/6/3sss b 15,16 -'), 'c6'), [
    ['WW-32', 'arms-race', ['a4', 'b4', 'c4', 'a5', 'b5', 'c5', 'a6', 'b6', 'c6']],
    ['WW-32', 'cold-war', []],
  ]);
});

test('WW-33 a wall of Blueberries, one that continues, and none where the opponent may not place', () => {
  const wall = position('4s1/2s3/b5/b2bb1/6/6 b 16,14 -');
  assert.deepEqual(calls(wall, 'c3'), [['WW-33', 'wall-of-jericho', ['b3']]]);
  assert.deepEqual(called(play(wall, 'c3'), 'f6'), [], 'it stood before');
  assert.deepEqual(called(position('4b1/2b3/s5/s2ss1/6/6 s 14,0 -'), 'c3'), [], 'nothing to block with');
  assert.deepEqual(called(position('4b1/2b3/s5/s2s2/6/6 s 14,16 -'), 'c3'), [], 'the jump would win nothing');
  const locked = called(position('4b1/2b3/s5/s2ss1/6/sss3 s 14,16 -'), 'c3');
  assert.ok(!locked.includes('wall-of-jericho'), 'the space is locked for who would block');
});

test('WW-32 a cold war is called when the second side enters a race, and not while it lasts', () => {
  const state = position('bb4/6/6/6/6/3sss b 15,16 -');
  assert.deepEqual(called(state, 'c6'), ['arms-race', 'cold-war']);
  assert.deepEqual(called(play(state, 'c6'), 'f3'), []);
});

test('WW-33 a wall is called where a jump over the block could still win', () => {
  assert.deepEqual(calls(position('4b1/2b3/s5/s2ss1/6/6 s 14,16 -'), 'c3'), [['WW-33', 'wall-of-jericho', ['b3']]]);
  assert.deepEqual(called(position('4b1/2b3/6/s2ss1/6/6 s 14,16 -'), 'c3'), [], 'nothing to jump with');
  assert.deepEqual(called(position('4b1/2b3/s5/s2ss1/2b3/6 s 14,16 -'), 'c3'), [], 'the landing is taken');
});

test('WW-33 a side with a winning condition calls no wall, and a space where only a jump would win is no wall', () => {
  const war = called(position('sssss1/5b/s4b/s2ssb/5b/5b s 12,12 war'), 'c3');
  assert.ok(!war.includes('wall-of-jericho'));
  // Without a piece in hand, a jump from e5 over e4 to e3 would win, and one over a block there opens it again
  assert.deepEqual(called(position('6/4s1/6/ssss2/3s2/6 b 0,14 -'), 'e4'), []);
});
