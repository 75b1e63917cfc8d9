/** The end and the score (WD-24 to WD-31): positions in which each rule bites. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SYMBOLS } from '../../src/waddle-waddle/components.js';
import { waddleWaddle } from '../../src/waddle-waddle/index.js';
import { after, at, legal, options, refusal } from './helpers.js';

test('WD-24 the last player’s last tile ends the game', () => {
  const state = at('rP1,0;bP0,1 b r0000,b0100', 'modules=0');
  assert.equal(waddleWaddle.outcome(state), undefined);
  assert.deepEqual(waddleWaddle.toMove(state), [1]);
  const over = after(state, 'bP-1,1');
  assert.deepEqual(waddleWaddle.toMove(over), []);
  assert.notEqual(waddleWaddle.outcome(over), undefined);
  const played = waddleWaddle.play(over, { kind: 'end' });
  assert.equal(played.ok ? '' : played.error.rule, 'WD-24');
});

/** Groups of a colour, each a straight run in a row of its own. */
function groups(sizes: readonly number[], colour: string, row: number, type = 'B'): string {
  return sizes
    .map((size, i) => Array.from({ length: size }, (_unused, k) => `${colour}${type}${k + 1},${row + 2 * i}`).join(';'))
    .join(';');
}

function totals(position: string, optionText: string): number[] {
  return waddleWaddle.score(at(position, optionText)).map((sheet) => sheet.total);
}

test('WD-25 a single tile scores nothing', () => {
  assert.deepEqual(totals('rB1,0;bB3,3;bB4,3 r', 'modules=0'), [0, 2]);
});

for (const [sizes, points] of [
  [[5, 3, 3, 2, 2, 1], 38],
  [[3, 3, 3, 2, 2, 2, 1], 48],
  [[7, 3, 3, 3], 34],
  [[4, 3, 3, 3, 3], 46],
] as const) {
  test(`WD-26 groups of ${sizes.join(', ')} score ${points}`, () => {
    const shuffled = [...sizes].reverse();
    assert.deepEqual(totals(`${groups(shuffled, 'r', -20)} r`, 'modules=0'), [points, 0]);
  });
}

test('WD-26 each group is a line of the sheet with its tiles', () => {
  const [red] = waddleWaddle.score(at('rB1,0;rB2,0;rB4,2;rB5,2;rB6,2 r', 'modules=0'));
  assert.deepEqual(red?.lines, [
    { rule: 'WD-26', code: 'group', points: 3, places: ['4,2', '5,2', '6,2'] },
    { rule: 'WD-26', code: 'group', points: 4, places: ['1,0', '2,0'] },
  ]);
});

test('WD-25 WD-26 of groups of one size the earliest ranks first, and its tiles are listed from its first tile', () => {
  const position = 'rB1,0;bB-3,0;rB5,0;bB-4,0;rB5,1;rB6,0;rB2,0;bB-4,1;rB1,1;rB9,9;bB-7,0;bB-8,0 r';
  const [red, blue] = waddleWaddle
    .score(at(position, 'modules=0'))
    .map(({ lines }) => lines.map(({ points, places }) => `${points}: ${places.join(' ')}`));
  assert.deepEqual(red, ['3: 1,0 2,0 1,1', '6: 5,0 6,0 5,1']);
  assert.deepEqual(blue, ['3: -3,0 -4,1 -4,0', '4: -7,0 -8,0']);
});

test('WD-27 WD-28 WD-30 a sheet has a line for each Parent that scores and for each set, and states the tie-break', () => {
  const position = 'rP1,0;bP1,-1;rP-3,0;rB-3,1 r r4444,b4444 - r=egg.fish.egg;b=foot';
  const [red, blue] = waddleWaddle.score(at(position));
  assert.deepEqual(red, {
    seat: 0,
    total: 2 + 2 + 6 + 3,
    lines: [
      { rule: 'WD-26', code: 'group', points: 2, places: ['-3,0', '-3,1'] },
      { rule: 'WD-27', code: 'parent', points: 2, places: ['1,0'] },
      { rule: 'WD-28', code: 'set', points: 6, places: ['symbol:fish', 'symbol:egg'] },
      { rule: 'WD-28', code: 'set', points: 3, places: ['symbol:egg'] },
    ],
    ties: [3, 1, 2],
  });
  assert.deepEqual(blue, {
    seat: 1,
    total: 2 + 3,
    lines: [
      { rule: 'WD-27', code: 'parent', points: 2, places: ['1,-1'] },
      { rule: 'WD-28', code: 'set', points: 3, places: ['symbol:foot'] },
    ],
    ties: [1, 0, 0],
  });
});

test('WD-30 a score sheet is computed once for each position', () => {
  const state = at('rB1,0;rB2,0 r', 'modules=0');
  assert.equal(waddleWaddle.score(state), waddleWaddle.score(state));
  assert.notDeepEqual(waddleWaddle.score(at('rB1,0 r', 'modules=0')), waddleWaddle.score(state));
});

test('WD-27 a Parent next to any Parent scores 2, also on its own; only with module 1', () => {
  const board = 'rP1,0;bP1,-1;rP-3,0 r';
  assert.deepEqual(totals(board, 'modules=1'), [2, 2]);
  assert.deepEqual(totals(board, 'modules=0'), [0, 0]);
});

for (const [taken, points] of [
  ['fish', 3],
  ['fish.egg', 6],
  ['fish.egg.ice-cube', 10],
  ['fish.egg.ice-cube.snowflake', 15],
  ['fish.egg.ice-cube.snowflake.feather', 21],
  ['fish.egg.ice-cube.snowflake.feather.foot', 28],
  ['fish.fish', 6],
  ['fish.egg.fish.egg.foot', 16],
] as const) {
  test(`WD-28 the symbols ${taken} score ${points}`, () => {
    assert.equal(totals(`- r r4444,b4444 - r=${taken};b=`, '')[0], points);
  });
}

test('WD-28 the grouping of symbols is the best of all groupings', () => {
  const table = [0, 3, 6, 10, 15, 21, 28];
  const best = (counts: readonly number[]): number => {
    let most = 0;
    for (let chosen = 1; chosen < 64; chosen++) {
      const set = counts.map((_count, i) => Math.floor(chosen / 2 ** i) % 2);
      if (set.some((uses, i) => uses > (counts[i] ?? 0))) continue;
      const size = set.reduce((sum, uses) => sum + uses, 0);
      most = Math.max(most, (table[size] ?? 0) + best(counts.map((count, i) => count - (set[i] ?? 0))));
    }
    return most;
  };
  for (const counts of [
    [2, 1, 1, 0, 0, 0],
    [2, 2, 1, 0, 0, 1],
    [3, 1, 1, 1, 0, 0],
    [1, 1, 1, 1, 1, 1],
    [2, 2, 2, 0, 0, 0],
  ]) {
    const taken = counts.flatMap((count, i) => Array.from({ length: count }, () => SYMBOLS[i])).join('.');
    assert.equal(totals(`- r r4444,b4444 - r=${taken};b=`, '')[0], best(counts), taken);
  }
});

test('WD-29 the worked example: 62, 68 and 60 points, blue wins', () => {
  const red = `${groups([3, 3, 2, 2, 2, 1], 'r', -24)};rP1,-12;rP2,-12;rG3,-12`;
  const blue = `${groups([3, 3, 3], 'b', -10)};bP1,-4;bP2,-4;bP3,-4;bG4,-4;bG5,-4;bG6,-4;bG7,-4`;
  const yellow = `${groups([3, 3, 3, 3], 'y', 0)};yP1,8;yP2,8;yP3,8;yP4,8`;
  const board = [red, blue, yellow].join(';');
  assert.deepEqual(totals(`${board} r`, 'players=3,modules=0'), [48, 34, 46]);
  assert.deepEqual(totals(`${board} r`, 'players=3,modules=1'), [52, 40, 54]);
  const taken = 'r=fish.egg.foot;b=fish.egg.ice-cube.snowflake.feather.foot;y=fish.egg';
  const over = at(`${board} r r0000,b0000,y0000 - ${taken}`, 'players=3');
  assert.deepEqual(
    waddleWaddle.score(over).map((sheet) => sheet.total),
    [62, 68, 60],
  );
  assert.deepEqual(waddleWaddle.outcome(over), { winners: [1], by: 'points', rule: 'WD-30' });
});

test('WD-3 WD-28 WD-30 without module 2 the cards of a position count for nothing', () => {
  const position = 'rB1,0;rB2,0;bB1,5;bB2,5 r r0000,b0000 - r=;b=fish.egg';
  assert.deepEqual(totals(position, 'modules=2'), [2, 8]);
  assert.deepEqual(totals(position, 'modules=1'), [2, 2]);
  assert.deepEqual(waddleWaddle.outcome(at(position, 'modules=1'))?.winners, [0, 1]);
});

for (const [wrong, code, offset] of [
  ['rA1,0;bP0,1 r:a0,1', 'turn-act', 14],
  ['rA1,0;bP0,1 r:a1,0:m1,0', 'turn-act', 19],
  ['rA1,0;bP0,1 r:a1,0:x', 'turn-act', 19],
  ['rA1,0 r - - r=fish;b=egg;r=foot', 'taken', 25],
] as const) {
  test(`a position that contradicts itself is refused: ${wrong}`, () => {
    const read = waddleWaddle.parsePosition(wrong, options());
    assert.ok(!read.ok, wrong);
    assert.deepEqual([read.error.code, read.error.offset], [code, offset]);
  });
}

for (const [name, position, winners] of [
  ['most points', 'rB1,0;rB2,0;rB3,0;bB1,5;bB2,5 r r0000,b0000', [0]],
  ['more cards', 'rB1,0;rB2,0;rB3,0 r r0000,b0000 - r=;b=fish', [1]],
  ['more groups', 'rB1,0;rB2,0;rB1,2;rB2,2;bB1,5;bB2,5;bB3,5;bB4,5;bB5,5;bB6,5 r r0000,b0000', [0]],
  ['the larger largest group', `${groups([4, 3], 'r', 0)};${groups([6, 2], 'b', 10)} r r0000,b0000`, [1]],
  ['shared when equal in all', 'rB1,0;rB2,0;bB1,5;bB2,5 r r0000,b0000', [0, 1]],
] as const) {
  test(`WD-30 winners by ${name}`, () => {
    assert.deepEqual(waddleWaddle.outcome(at(position))?.winners, winners);
  });
}

test('WD-31 a tile is set aside only when none can be added', () => {
  const open = at('- r', 'modules=1');
  assert.equal(refusal(open, 'xA').rule, 'WD-31');
  const shut = at('rA1,0;rP-1,0;rP0,-1;rP-1,1;rP1,-1;rP0,1 r r1000,b4444', 'modules=1');
  assert.deepEqual(legal(shut), ['xA']);
  const next = after(shut, 'xA');
  assert.equal(next.turn, 1);
  assert.deepEqual(next.supply[0], [0, 0, 0, 0]);
});

test('WD-6 WD-31 setting aside counts as adding: a tile may be moved before or after, and the turn ended', () => {
  const shut = at('rA1,0;rP-1,0;rP0,-1;rP-1,1;rP1,-1;rP0,1 r r2000,b4444', 'modules=1');
  assert.ok(legal(shut).includes('xA') && legal(shut).some((token) => token.includes('>')));
  assert.equal(refusal(shut, 'xP').rule, 'WD-1');
  const aside = after(shut, 'xA');
  assert.equal(aside.turn, 0);
  assert.deepEqual(aside.supply[0], [1, 0, 0, 0]);
  assert.deepEqual(aside.done, [{ act: 'x', q: 0, r: 0 }]);
  assert.equal(waddleWaddle.positionText(aside).split(' ')[1], 'r:x');
  assert.ok(legal(aside).includes('end') && !legal(aside).includes('xA'));
  assert.equal(refusal(aside, 'xA').code, 'added-already');
  assert.equal(refusal(aside, 'rA2,-1').code, 'added-already');
});

test('WD-24 a seat without tiles has no turn, and the only seat with tiles continues', () => {
  const alone = after(at('rP1,0;bP0,1 r r0002,b0000', 'modules=0'), 'rG-1,1 end');
  assert.deepEqual([alone.turn, alone.done, alone.over], [0, [], false]);
  const past = at('rP1,0;bP0,1;yP-1,1 r r0000,b0000,y0001', 'players=3,modules=0');
  assert.deepEqual([past.turn, past.over], [2, false]);
  // One who has moved a tile and has none to add is done
  assert.equal(at('rP1,0;bP0,1 r:m1,0 r0000,b4444', 'modules=0').turn, 1);
});
