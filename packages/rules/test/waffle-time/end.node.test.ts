/** Clean-up, end, scoring and solo (WT-60 to WT-73). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coveredByTile } from '../../src/waffle-time/draft.js';
import { waffleTime } from '../../src/waffle-time/index.js';
import { after, at, CHERRIES, EMPTY } from './helpers.js';

const TWO = `${EMPTY};${EMPTY}`;

test('WT-60 the tile walks round the board in eight rounds, and then the game is over', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((round) => coveredByTile(round)),
    [
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
      [6, 7],
      [7, 8],
      [9, 10],
      [10, 11],
    ],
  );
  const last = at(`${TWO} p1:place 6,6 - ${CHERRIES} 8:p2@3,p1@2 cc:`);
  const over = after(last, 'ca1.ca2');
  assert.deepEqual(waffleTime.toMove(over), []);
  assert.equal(waffleTime.outcome(over)?.by, 'points');
});

test('WT-61 pawns return by how near they are clockwise to the tile', () => {
  const state = at(`${TWO};${EMPTY} p3:place 6,6,6 - ${CHERRIES} 1:p1@9,p2@5,p3@2 cc: -;-;-`);
  assert.deepEqual(
    after(state, 'ca1.ca2').pawns.map((pawn) => pawn.seat),
    [2, 1, 0],
  );
});

test('WT-62 each takes the syrup of the new space, and the tile moves on', () => {
  const state = at(`${TWO};${EMPTY} p3:place 6,6,6 - ${CHERRIES} 1:p1@9,p2@5,p3@2 cc: -;-;-`);
  const next = after(state, 'ca1.ca2');
  assert.deepEqual(next.syrup, [8, 7, 6]);
  assert.equal(next.round, 2);
});

test('WT-63 the three tiles in line with the fork are turned; option fork=trailing', () => {
  const turned = (option: string): number[] => {
    const next = after(at(`${TWO} p2:place 6,6 - ${CHERRIES} 1:p1@9,p2@2 cc:`, option), 'ca1.ca2');
    return next.tiles.flatMap((tile, i) => (tile.face === 2 ? [i] : []));
  };
  assert.deepEqual(turned(''), [2, 5, 8], 'the tile lies on slots 1 and 2, the fork points down the last column');
  assert.deepEqual(turned('fork=trailing'), [1, 4, 7]);
});

test('WT-64 one a fruit with syrup, three on cream, two a butter, goals, two for an empty dispenser', () => {
  const state = at(`c*C*S*y1/c4/w4/5/5;${EMPTY} p1:draft 0,4 11111:52,57 - 1:p1,p2 - 57!;-`);
  const [first, second] = waffleTime.score(state);
  assert.equal(first?.total, 1 + 6 + 2 + 5 + 2);
  assert.deepEqual(
    first?.lines.map((line) => [line.rule, line.code, line.points]),
    [
      ['WT-64', 'syrup', 1],
      ['WT-64', 'syrup-on-cream', 6],
      ['WT-64', 'butter', 2],
      ['WT-57', 'goal', 5],
      ['WT-64', 'empty-dispenser', 2],
    ],
  );
  assert.equal(second?.total, 0);
});

test('WT-65 a tie goes to the pawn nearer clockwise to the tile', () => {
  const tie = (pawns: string): readonly number[] | undefined =>
    waffleTime.outcome(at(`${TWO} p1:finish 1,1 - - 8:${pawns} -`))?.winners;
  assert.deepEqual(tie('p1@2,p2@6'), [0]);
  assert.deepEqual(tie('p1@6,p2@2'), [1]);
  const untied = waffleTime.outcome(at(`c*4/5/5/5/5;${EMPTY} p1:finish 1,1 - - 8:p1@6,p2@2 -`));
  assert.deepEqual([untied?.winners, untied?.rule], [[0], 'WT-64']);
  assert.equal(waffleTime.outcome(at(`${TWO} p1:finish 1,1 - - 8:p1@2,p2@6 -`))?.rule, 'WT-65');
});

test('WT-70 solo has one waffle, the two-player tile and the blank one', () => {
  const state = at(`${EMPTY} p1:draft 6 - ${CHERRIES}`);
  assert.equal(state.rules.players, 1);
  assert.equal(waffleTime.legalMoves(state).length, 8);
  assert.equal(after(state, '@2 ca1.ca2').round, 2, 'one turn a round');
});

test('WT-71 the blank tile being nearer gives space 2 and its syrup', () => {
  const state = at(`${EMPTY} p1:draft 6 - ${CHERRIES}`);
  assert.deepEqual(after(state, '@2 ca1.ca2').syrup, [6]);
  assert.deepEqual(after(state, '@9 ca1.ca2').syrup, [8]);
});

test('WT-72 solo ends with an empty dispenser, goals of the last waffle still score', () => {
  const state = at(`5/5/5/5/cc3 p1:place 3 21111:52,55,56 ${CHERRIES} 1:p1@2 cc:`);
  const over = after(state, 'cc1.cd1 cherry-2:a1b1c1');
  assert.equal(waffleTime.outcome(over)?.rule, 'WT-73');
  const goals = at(`c*c*1c*1/5/5/cc3/5 p1:place 1 31111:52 ${CHERRIES} 1:p1@2 c:`);
  const last = after(goals, 'ca1 cherry-3:a1');
  assert.deepEqual(last.won[0], []);
});

test('WT-72 solo ends when no two empty spaces touch, and goes on past eight rounds', () => {
  const state = at(`ckckc/kckck/ckckc/kckck/1kc2 p1:place 6 - ${CHERRIES} 9:p1@2 cc:`);
  assert.notEqual(waffleTime.outcome(after(state, 'cd1.ce1')), undefined);
  const open = at(`${EMPTY} p1:place 6 - ${CHERRIES} 9:p1@2 cc:`);
  assert.equal(after(open, 'ca1.ca2').round, 10);
});

for (const [waffle, grade] of [
  ['5/5/5/5/5', 0],
  ['C*C*C*C*C*/5/5/5/5', 1],
  ['C*C*C*C*C*/C*C*C*2/5/5/5', 2],
  ['C*C*C*C*C*/C*C*C*C*C*/C*C*C*2/5/5', 3],
] as const) {
  test(`WT-73 the band of ${waffle} is ${grade}`, () => {
    assert.equal(waffleTime.outcome(at(`${waffle} p1:finish 0`))?.grade, grade);
  });
}
