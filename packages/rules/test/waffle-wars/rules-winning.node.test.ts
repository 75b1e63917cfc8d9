/** WW-17 to WW-23 against the catalogue, beyond what the samples show. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waffleWars, winningMoves } from '../../src/waffle-wars/index.js';
import type { WaffleWarsState } from '../../src/waffle-wars/index.js';
import { ALL, away, STEPS } from './reference-board.js';
import { called, phase, play, position, result, side, tokens, why } from './table.js';

/** The board with blueberries on some spaces, as text. */
function blue(spaces: readonly string[]): string {
  const rank = (name: string) => [...'abcdef'].map((file) => (spaces.includes(file + name) ? 'b' : '1')).join('');
  return [...'654321'].map(rank).join('/');
}

/** Codes of a seat's conditions, best first. */
const conditions = (state: WaffleWarsState, seat: number): string[] =>
  (waffleWars.score(state)[seat]?.lines ?? []).map((line) => line.code);

test('WW-17 two quadrants are not enough, three win, four are one condition', () => {
  const two = 'bb4/bb4/6/6/bb2bb/bb2b1 s 18,6 -';
  assert.equal(result(position(two)), 'goes on');
  const three = 'bb4/bb4/6/6/bb2bb/bb2bb s 18,6 -';
  assert.equal(result(position(three)), 'blueberries three-quadrants');
  const four = position('bb2bb/bb2bb/6/6/bb2bb/bb2bb s 18,6 -');
  assert.equal(result(four), 'blueberries three-quadrants');
  assert.deepEqual(conditions(four, 1), ['three-quadrants']);
});

test('WW-17 a quadrant in civil war counts for nobody', () => {
  assert.equal(result(position('bb4/bb4/6/bbb3/4bb/sss1bb s 18,6 -')), 'goes on');
  assert.equal(result(position('bb4/bb4/6/bbb3/4bb/ss2bb s 18,6 -')), 'blueberries three-quadrants');
});

test('WW-17 the game ends with the move that wins the third quadrant, and the score line names the shapes', () => {
  const won = play(position('bb4/bb4/6/6/bb2bb/bb2b1 b 18,6 -'), 'f1');
  assert.equal(result(won), 'blueberries three-quadrants');
  assert.equal(side(won), '');
  assert.equal(why(won, 'c3'), 'WW-17 game-over');
  assert.deepEqual(waffleWars.score(won)[1]?.lines, [
    {
      rule: 'WW-17',
      code: 'three-quadrants',
      points: 0,
      places: ['a1', 'b1', 'a2', 'b2', 'e1', 'f1', 'e2', 'f2', 'a5', 'b5', 'a6', 'b6'],
    },
  ]);
});

test('WW-17 the line names no shapes in quadrants that are not owned', () => {
  // a1-c3 is in civil war
  const won = position('bb2bb/bb2bb/6/bbb3/4bb/sss1bb s 18,6 -');
  assert.deepEqual(waffleWars.score(won)[1]?.lines[0]?.places, [
    ...['e1', 'f1', 'e2', 'f2'],
    ...['a5', 'b5', 'a6', 'b6'],
    ...['e5', 'f5', 'e6', 'f6'],
  ]);
});

test('WW-17 WW-18 WW-21 the winning placements, computed without changing the position', () => {
  const wins = (text: string, seat: number): string[] => {
    const state = position(text);
    Object.freeze(state.board);
    return winningMoves(state, seat, false).map((move) => waffleWars.moveText(state, move));
  };
  assert.deepEqual(wins('bb4/bb4/6/6/bb2bb/bb2b1 b 9,9 -', 1), ['f1', 'd2', 'e3']);
  assert.deepEqual(wins('bb4/bb4/6/6/bb2bb/bb2b1 s 9,9 -', 1), ['f1', 'd2', 'e3']);
  assert.deepEqual(wins('bb2b1/bb2bb/6/6/bb4/bb4 b 9,9 -', 1), ['e4', 'd5', 'f6']);
  assert.deepEqual(wins('b1bbb1/6/6/6/6/6 b 9,9 -', 1), ['b6']);
  assert.deepEqual(wins('6/6/6/6/6/1ssss1 s 9,9 -', 0), ['a1', 'f1']);
  assert.deepEqual(wins('6/6/6/bbb3/bbb3/b1b3 b 9,9 -', 1), ['b1']);
  assert.deepEqual(wins('6/6/6/6/6/1ssss1 s 0,9 -', 0), []);
  // Who has three quadrants keeps them wherever the next piece goes
  assert.equal(wins('bb4/bb4/6/6/bb2bb/bb2bb s 9,9 -', 1).length, 24);
});

test('WW-18 five in a row wins on each of the 32 places it fits, and four do not', () => {
  let lines = 0;
  for (const start of ALL) {
    for (const [files, ranks] of STEPS) {
      const line = [0, 1, 2, 3, 4].map((k) => away(start, k * files, k * ranks));
      if (!line.every((space) => space !== undefined)) continue;
      lines++;
      assert.equal(result(position(`${blue(line)} s 9,9 -`)), 'blueberries five-in-a-row', line.join());
      for (const gap of line) {
        const four: string[] = line.filter((space) => space !== gap);
        assert.equal(result(position(`${blue(four)} s 9,9 -`)), 'goes on', four.join());
      }
    }
  }
  assert.equal(lines / 2, 32); // each from both ends: 12 rows, 12 columns, 4 on each long diagonal and its neighbours
});

test('WW-18 four on a diagonal of five spaces are no five, whatever is in the corners', () => {
  for (const board of [
    '4b1/3b2/2b3/1b4/6/b4b',
    '1b4/2b3/3b2/4b1/6/b5',
    '6/6/1b4/2b3/3b2/b3b1',
    'b4b/5b/4b1/3b2/2b3/b5',
  ]) {
    assert.equal(result(position(`${board} s 9,9 -`)), 'goes on', board);
  }
});

test('WW-18 a jump can complete a five, and five pieces on a bent line are none', () => {
  assert.equal(result(play(position('6/1s4/bb1bb1/3s2/4b1/6 b 9,9 -'), 'e2xc4')), 'blueberries five-in-a-row');
  assert.equal(result(position('6/6/6/2bbb1/1b4/b5 s 9,9 -')), 'goes on');
});

test('WW-18 runs that end on one rank and begin on the next are not lines', () => {
  assert.equal(result(position('6/6/6/6/bb4/3bbb s 9,9 -')), 'goes on');
});

test('WW-19 only fives across three quadrants are called, and they rank as five in a row', () => {
  // The four diagonals beside the long ones run through three quadrants
  for (const [text, token] of [
    ['6/5b/4b1/6/2b3/1b4 b 9,9 -', 'd3'],
    ['4b1/3b2/6/1b4/b5/6 b 9,9 -', 'c4'],
    ['1b4/2b3/3b2/4b1/6/6 b 9,9 -', 'f2'],
    ['6/b5/1b4/6/3b2/4b1 b 9,9 -', 'c3'],
  ] as const) {
    assert.deepEqual(called(position(text), token), ['saucy-fellow'], token);
    const won = play(position(text), token);
    assert.equal(result(won), 'blueberries five-in-a-row');
    assert.deepEqual(won.ranks, [0, 1]);
  }
  for (const [text, token] of [
    ['6/6/6/6/6/bb1bb1 b 9,9 -', 'c1'],
    ['6/4b1/3b2/6/1b4/b5 b 9,9 -', 'c3'],
  ] as const) {
    assert.deepEqual(called(position(text), token), [], token);
    assert.equal(result(play(position(text), token)), 'blueberries five-in-a-row');
  }
});

test('WW-20 six in a row is one condition, and beats five', () => {
  const six = play(position('6/6/6/6/6/bb1bbb b 9,9 -'), 'c1');
  assert.equal(result(six), 'blueberries six-in-a-row');
  assert.deepEqual(conditions(six, 1), ['six-in-a-row']);
  assert.equal(result(position('ssssss/6/6/6/6/bbbbb1 s 9,9 -')), 'strawberries six-in-a-row');
  assert.equal(result(position('sssss1/6/6/6/6/bbbbbb s 9,9 -')), 'blueberries six-in-a-row');
  assert.equal(result(position('s5/1s4/2s3/3s2/4s1/5s b 9,0 -')), 'strawberries six-in-a-row');
});

test('WW-20 six in a row is not two fives for war=count either', () => {
  assert.equal(phase(position('ssssss/6/6/6/6/bbbbbb s 9,9 war', 'war=count')), 'war');
});

test('WW-21 nine of one side fill a quadrant; one other piece or an open space spoils it', () => {
  for (const board of [
    '6/6/6/bbb3/bbb3/bbb3',
    '6/6/6/3bbb/3bbb/3bbb',
    'bbb3/bbb3/bbb3/6/6/6',
    '3bbb/3bbb/3bbb/6/6/6',
  ]) {
    assert.equal(result(position(`${board} s 9,9 -`)), 'blueberries filled-quadrant');
  }
  assert.equal(result(position('6/6/6/bbb3/b1b3/bbb3 s 9,9 -')), 'goes on');
  assert.equal(result(position('6/6/6/bbb3/bsb3/bbb3 s 9,9 -')), 'goes on');
});

test('WW-22 a side without a piece to place or to jump with loses', () => {
  assert.equal(result(position('6/6/6/6/6/b5 s 0,5 -')), 'blueberries depletion');
  assert.equal(result(position('6/6/6/6/6/s5 b 5,0 -')), 'strawberries depletion');
  // A piece that cannot jump does not help; one that can does
  assert.equal(result(position('6/6/6/6/6/sbb3 s 0,5 -')), 'blueberries depletion');
  assert.equal(result(position('6/6/6/6/6/sb4 s 0,5 -')), 'goes on');
  assert.equal(result(position('6/6/6/6/6/6 s 1,0 -')), 'goes on');
});

test('WW-22 pieces in hand do not help where every open space is locked', () => {
  const open = 'ssssbs/bbs3/sbbbbs/sbs1s1/bss1b1/bssbbb';
  assert.equal(result(position(`${open} b 3,3 -`)), 'goes on');
  const closed = 'ssssbs/bbs1b1/sbbbbs/sbs1s1/bss1b1/bssbbb';
  assert.deepEqual(tokens(position(`${closed} s 3,3 -`)), []);
  assert.equal(result(position(`${closed} s 3,3 -`)), 'blueberries depletion');
  // The same board with Blueberries next is no loss for anybody
  assert.equal(result(position(`${closed} b 3,3 -`)), 'goes on');
});

test('WW-22 depletion ends a World War', () => {
  // Five in a row each; Blueberries capture the only strawberry that could jump
  const war = position('bbbbb1/6/6/6/s5/sssss1 b 0,3 war');
  assert.equal(result(war), 'goes on');
  assert.equal(result(play(war, 'f6')), 'blueberries six-in-a-row');
  assert.equal(result(play(war, 'c4')), 'blueberries depletion');
});

test('WW-22 the refusal after the end gives depletion as the reason', () => {
  assert.equal(why(position('6/6/6/6/6/b5 s 0,5 -'), 'c3'), 'WW-22 game-over');
});

test('WW-23 of two conditions the higher rank wins: five, six, filled quadrant', () => {
  const above = ['sssss1/6/6/6/6', 'ssssss/6/6/6/6', 'sss3/sss3/sss3/6/6'];
  const below = ['bbbbb1', 'bbbbbb'];
  const won = ['five-in-a-row', 'six-in-a-row', 'filled-quadrant'];
  above.forEach((upper, s) => {
    below.forEach((lower, b) => {
      const expected = s === b ? 'goes on' : s > b ? `strawberries ${won[s]}` : `blueberries ${won[b]}`;
      assert.equal(result(position(`${upper}/${lower} s 9,9 -`)), expected, `${upper}/${lower}`);
    });
  });
});

test('WW-23 a filled quadrant and three quadrants rank equal, and both beat six in a row', () => {
  const equal = position('sss1bb/sss1bb/sss3/6/bb2bb/bb2bb b 9,9 -');
  assert.deepEqual(equal.ranks, [3, 3]);
  assert.equal(phase(equal), 'war');
  assert.equal(result(position('bbb3/bbb3/ssssss/6/bb2bb/bb2bb s 9,9 -')), 'blueberries three-quadrants');
  assert.equal(result(position('ssssss/6/6/bbb3/bbb3/bbb3 s 9,9 -')), 'blueberries filled-quadrant');
});

test('WW-23 of two conditions of one rank the result names the filled quadrant, not the three quadrants', () => {
  const state = position('bb4/bb4/6/3bbb/bb1bbb/bb1bbb s 9,9 -');
  assert.equal(result(state), 'blueberries filled-quadrant');
  assert.deepEqual(conditions(state, 1), ['filled-quadrant', 'three-quadrants']);
});
