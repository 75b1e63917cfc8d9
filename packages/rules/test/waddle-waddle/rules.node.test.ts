/** Each rule of the catalogue by its id: positions in which the rule bites. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, cardText, fieldCells, SYMBOLS } from '../../src/waddle-waddle/components.js';
import { waddleWaddle } from '../../src/waddle-waddle/index.js';
import { after, at, legal, options, refusal } from './helpers.js';

/** Six tiles round the hole 2,0, joined to the Iceberg by 1,0. */
const RING = 'rP1,0;bP2,-1;rP3,-1;bP3,0;rP2,1;bP1,1';

test('WD-1 every player starts with four tiles of each of four types', () => {
  const state = waddleWaddle.setup(options('players=4'), 1);
  assert.deepEqual(
    state.supply,
    [0, 1, 2, 3].map(() => [4, 4, 4, 4]),
  );
  assert.equal(refusal(at('- r r0444,b4444', 'modules=0'), 'rA1,0').rule, 'WD-1');
});

test('WD-2 the Iceberg alone lies on the board: the first tile goes to one of its six sides', () => {
  const state = at('- r', 'modules=0');
  const expected = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].flatMap((hex) =>
    [...'APBG'].map((type) => `r${type}${hex}`),
  );
  assert.deepEqual(legal(state).sort(), expected.sort());
  assert.equal(refusal(state, 'rA0,0').rule, 'WD-9');
});

test('WD-3 without module 1 the types have no effect, without module 2 there are no cards', () => {
  const board = 'rA1,0;bG1,-1;bB0,-1';
  assert.ok(legal(at(`${board} r`, 'modules=0')).includes('rA0,1'));
  assert.ok(!legal(at(`${board} r`, 'modules=1')).includes('rA0,1'));
  assert.ok(legal(at(`${board} r`, 'modules=0')).some((token) => token.startsWith('1,-1>')));
  assert.ok(!legal(at(`${board} r`, 'modules=1')).some((token) => token.startsWith('1,-1>')));
  assert.equal(waddleWaddle.setup(options('modules=1'), 1).field.length, 0);
  assert.equal(waddleWaddle.setup(options('modules=2'), 1).field.length, 12);
});

for (const [players, cards, marks] of [
  [2, 12, [2]],
  [3, 18, [2, 3]],
  [4, 24, [2, 3, 4]],
] as const) {
  test(`WD-4 ${players} players have ${cards} cards in their layout`, () => {
    const state = waddleWaddle.setup(options(`players=${players}`), 7);
    assert.equal(state.field.length, cards);
    assert.deepEqual(
      state.field.map((card) => `${card.q},${card.r}`),
      fieldCells(players),
    );
    assert.equal(new Set(state.field.map((card) => card.card)).size, cards);
    for (const { card } of state.field) assert.ok(marks.some((mark) => mark === CARDS[card]?.mark));
    const other = waddleWaddle.setup(options(`players=${players}`), 8);
    assert.notDeepEqual(state.field, other.field);
  });
}

test('WD-5 the first player is drawn by the seed; turns go round', () => {
  const first = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) => waddleWaddle.setup(options('players=3'), seed).turn),
  );
  assert.deepEqual([...first].sort(), [0, 1, 2]);
  const start = at('- r', 'players=3,modules=0');
  const turns = [
    start,
    after(start, 'rG1,0'),
    after(start, 'rG1,0 bG0,1 end'),
    after(start, 'rG1,0 bG0,1 end yG-1,1 end'),
  ];
  assert.deepEqual(
    turns.map((state) => state.turn),
    [0, 1, 2, 0],
  );
});

test('WD-6 one tile is added and at most one moved, in either order', () => {
  const board = at('rP1,0;bP0,1;rP1,-1 r', 'modules=0');
  assert.equal(refusal(board, 'end').rule, 'WD-6');
  const moved = after(board, '1,-1>-1,0');
  assert.equal(moved.turn, 0);
  assert.equal(refusal(moved, '1,0>0,-1').rule, 'WD-6');
  assert.equal(after(moved, 'rP-1,1').turn, 1);
  const added = after(board, 'rP-1,1');
  assert.equal(refusal(added, 'rP0,-1').rule, 'WD-6');
  assert.equal(after(added, '1,-1>-1,0').turn, 1);
  assert.equal(after(added, 'end').turn, 1);
});

test('WD-6 an opponent’s tile may be moved', () => {
  assert.ok(legal(at('rP1,0;bP0,1 r', 'modules=0')).includes('0,1>-1,0'));
});

test('WD-7 nothing is moved on the turn of the last tile', () => {
  const last = at('rP1,0;bP0,1;bP1,-1 r r0001,b4444', 'modules=0');
  assert.equal(refusal(last, '1,0>-1,0').rule, 'WD-7');
  assert.ok(legal(last).every((token) => token.startsWith('rG')));
  assert.equal(after(last, 'rG-1,0').turn, 1);
  assert.ok(legal(at('rP1,0;bP0,1;bP1,-1 r r0002,b4444', 'modules=0')).includes('1,0>-1,0'));
});

test('WD-8 the tile just added is not the one moved', () => {
  const added = after(at('bP1,0;bP0,1 r', 'modules=0'), 'rP-1,0');
  assert.equal(refusal(added, '-1,0>0,-1').rule, 'WD-8');
  assert.ok(legal(added).includes('1,0>0,-1'));
});

test('WD-9 a tile touches the Iceberg or two other tiles', () => {
  const board = at('rP1,0;bP1,-1 r', 'modules=0');
  assert.equal(refusal(board, 'rP2,0').rule, 'WD-9');
  assert.ok(legal(board).includes('rP2,-1'));
  assert.ok(legal(board).includes('rP-1,0'));
  assert.equal(refusal(board, 'rP1,0').code, 'occupied');
});

test('WD-10 nothing gets into a hole or through a gap that is too tight', () => {
  assert.equal(refusal(at(`${RING} r`, 'modules=0'), 'rP2,0').rule, 'WD-10');
  assert.equal(refusal(at(`${RING.replace(';bP3,0', '')} r`, 'modules=0'), 'rP2,0').rule, 'WD-10');
  assert.ok(legal(at(`${RING.replace(';bP3,0;rP2,1', '')} r`, 'modules=0')).includes('rP2,0'));
});

test('WD-11 an Alpha does not join a group with an Alpha, not even a single tile', () => {
  const alone = at('rA1,0;bA0,1 r', 'modules=1');
  assert.deepEqual(refusal(alone, 'rA1,-1'), { rule: 'WD-11', code: 'second-alpha', places: ['1,-1', '1,0'] });
  assert.ok(legal(alone).includes('rA-1,1'), 'Alphas of other colours may touch');
  const chain = at('rA1,0;rP1,-1;bP0,1 r', 'modules=1');
  assert.equal(refusal(chain, 'rA0,-1').rule, 'WD-11');
});

test('WD-11 another type may join two groups that have an Alpha each, and a moved Alpha obeys as well', () => {
  assert.ok(legal(at('rA1,0;rA0,-1;bP-1,0 r', 'modules=1')).includes('rP1,-1'));
  assert.equal(refusal(at('rA1,0;bP0,1;bP-1,1;rA-1,0 b', 'modules=1'), '-1,0>1,-1').rule, 'WD-11');
});

test('WD-12 a Big Belly never touches a Big Belly', () => {
  const board = at('bB1,0;rP0,1 r', 'modules=1');
  assert.equal(refusal(board, 'rB1,-1').rule, 'WD-12');
  assert.ok(legal(board).includes('rB-1,0'));
  assert.equal(refusal(at('bB1,0;rB-1,0 r', 'modules=1'), '-1,0>0,1').rule, 'WD-12');
});

test('WD-13 a tile that cannot slide out stays, and its tight neighbours are named', () => {
  const stuck = refusal(at(`${RING.replace(';bP3,0', '')};rP2,0 r`, 'modules=0'), '2,0>-1,0');
  assert.equal(stuck.rule, 'WD-13');
  assert.deepEqual([...(stuck.places ?? [])].sort(), ['1,0', '1,1', '2,-1', '2,0', '2,1', '3,-1']);
});

test('WD-14 no neighbour may be left with one side, even for a moment', () => {
  const board = at('rP1,0;bP1,-1;bP2,-1 r', 'modules=0');
  assert.deepEqual(refusal(board, '1,0>2,-2'), { rule: 'WD-14', code: 'leaves-one-side', places: ['1,0', '2,-1'] });
  assert.ok(legal(board).includes('2,-1>-1,0'));
});

test('WD-15 no tile may be cut off from the Iceberg', () => {
  const stuck = refusal(at('rP1,0;bP2,0;bP2,-1;bP3,-1 r', 'modules=0'), '1,0>-1,0');
  assert.equal(stuck.rule, 'WD-15');
  assert.deepEqual([...(stuck.places ?? [])].sort(), ['1,0', '2,-1', '2,0', '3,-1']);
});

test('WD-16 a Grumpy never moves with module 1', () => {
  assert.equal(refusal(at('rG1,0;bP0,1 r', 'modules=1'), '1,0>-1,0').rule, 'WD-16');
  assert.ok(legal(at('rG1,0;bP0,1 r', 'modules=0')).includes('1,0>-1,0'));
});

test('WD-17 a moved tile goes to another place that an added tile could take, also across the board', () => {
  const board = at('rP1,0;bP0,1 r', 'modules=0');
  assert.equal(refusal(board, '1,0>1,0').rule, 'WD-17');
  assert.ok(legal(board).includes('1,0>-1,0'));
  assert.equal(refusal(board, '1,0>2,0').rule, 'WD-9');
});

test('WD-17 the old place of a moved tile does not hold it in the new one', () => {
  assert.equal(refusal(at('rP1,0;bP1,-1;bP0,1 r', 'modules=0'), '1,0>2,-1').rule, 'WD-9');
});

/** A field in which the card at 1,0 is free to leave. */
const FREE = '1,0=A:PG;0,1=SA;1,-1=5A';

test('WD-18 a card is taken right after the action that meets it, and once a turn', () => {
  const board = at(`bP1,0;yG1,-1;yP-1,0 r r4444,b4444,y4444 ${FREE}`, 'players=3');
  assert.equal(refusal(board, '*1,0').code, 'no-card-now');
  const added = after(board, 'rA2,-1');
  assert.ok(legal(added).includes('*1,0'));
  const taken = after(added, '*1,0');
  assert.deepEqual(taken.taken[0], [SYMBOLS.indexOf('fish')]);
  assert.equal(taken.field.length, 2);
  assert.equal(taken.turn, 0, 'taking a card is not an action');
  assert.ok(legal(taken).some((token) => token.includes('>')));
});

test('WD-18 a later action closes the chance; option cards=action opens one after each', () => {
  const board = at(`bP1,0;yG1,-1;yP-1,0 r r4444,b4444,y4444 ${FREE}`, 'players=3');
  const later = after(board, 'rA2,-1 -1,0>-1,1');
  assert.ok(!legal(later).includes('*1,0'));
  for (const [option, again] of [
    ['turn', false],
    ['action', true],
  ] as const) {
    const state = at(
      'rA1,0;bP2,-1;yG1,-1 r:a1,0:c:m2,-1 r4444,b4444,y4444 1,0=A:PG;0,1=SA;1,-1=5A',
      `players=3,cards=${option}`,
    );
    assert.equal(legal(state).includes('*1,0'), again, option);
  }
});

test('WD-18 a tile of any colour counts, in any role of the pattern', () => {
  const board = at(`rA1,0;yG1,-1;bP-1,0 r r4444,b4444,y4444 ${FREE}`, 'players=3');
  assert.ok(legal(after(board, '-1,0>0,1')).includes('*1,0'), 'an opponent’s Parent moved beside the Alpha');
  assert.ok(!legal(after(board, 'rP-1,1')).includes('*1,0'), 'not part of the pattern');
});

test('WD-19 a card leaves the field as a tile leaves the board', () => {
  const ring = '1,0=A:PG;0,1=SA;-1,1=5P;-1,0=5A;0,-1=5G;1,-1=5B';
  const held = at(`bP1,0;yG1,-1;bP-1,0 r r4444,b4444,y4444 ${ring};2,-1=SG`, 'players=3');
  assert.equal(refusal(after(held, 'rA2,-1'), '*1,0').rule, 'WD-19', 'the card at 2,-1 would keep one side');
  const free = at(`bP1,0;yG1,-1;bP-1,0 r r4444,b4444,y4444 ${ring}`, 'players=3');
  assert.ok(legal(after(free, 'rA2,-1')).includes('*1,0'));
});

test('WD-20 adjacency: the two other types have colours other than the named tile', () => {
  const field = '1,0=A:PG r=;b=';
  const strict = at(`rP1,0;bG1,-1;bP-1,0 r r4444,b4444 ${field}`);
  assert.equal(refusal(after(strict, 'rA2,-1'), '*1,0').rule, 'WD-20');
  const any = at(`rP1,0;bG1,-1;bP-1,0 r r4444,b4444 ${field}`, 'colours=any');
  assert.ok(legal(after(any, 'rA2,-1')).includes('*1,0'));
  const shared = at(`bP1,0;bG1,-1;bP-1,0 r r4444,b4444 ${field}`);
  assert.ok(legal(after(shared, 'rA2,-1')).includes('*1,0'), 'the two may share a colour');
});

/** A strip two tiles wide that runs away from the Iceberg. */
function strip(length: number): string {
  const tiles: string[] = [];
  for (let q = 1; q <= length; q++) tiles.push(`bP${q},0`, `yP${q},-1`);
  return tiles.join(';');
}

test('WD-21 proximity: five tiles between the named tile and the Iceberg on the shortest chain', () => {
  const supply = 'r4444,b4444,y4444';
  const near = at(`${strip(5)} r ${supply} 1,0=5A`, 'players=3,modules=2');
  assert.ok(!legal(after(near, 'rA5,-2')).includes('*1,0'), 'four between');
  const far = at(`${strip(6)} r ${supply} 1,0=5A`, 'players=3,modules=2');
  assert.ok(legal(after(far, 'rA7,-1')).includes('*1,0'), 'six between');
  const exact = at(`${strip(5)};bP6,-1 r ${supply} 1,0=5A;0,1=7A`, 'players=3,modules=2');
  const met = after(exact, 'rA6,-2');
  assert.ok(legal(met).includes('*1,0'));
  assert.equal(refusal(met, '*0,1').rule, 'WD-21');
});

test('WD-22 size: one group of five that the tile joins, without counting the tile', () => {
  const supply = 'r4444,b4444';
  const five = at(`rP1,0;rP1,-1;rP2,-1;rP2,0;rP3,-1;bP0,1 r ${supply} 1,0=SA`);
  assert.ok(legal(after(five, 'rA3,-2')).includes('*1,0'));
  const four = at(`rP1,0;rP1,-1;rP2,-1;rP2,0;bP0,1 r ${supply} 1,0=SA`);
  assert.equal(refusal(after(four, 'rA3,-1'), '*1,0').rule, 'WD-22');
  const merged = at(`rP1,0;rP1,-1;rP-1,0;rP-1,1;rP-2,1;bP2,-1 r ${supply} 1,0=SP`);
  assert.ok(!legal(after(merged, 'rP0,-1')).includes('*1,0'), 'two smaller groups do not add up');
});

test('WD-23 six symbols, four cards each', () => {
  assert.deepEqual(
    SYMBOLS.map((_name, symbol) => CARDS.filter((card) => card.symbol === symbol).length),
    [4, 4, 4, 4, 4, 4],
  );
  assert.equal(new Set(CARDS.map((card) => cardText(card))).size, 24);
});

test('WD-24 the last player’s last tile ends the game', () => {
  const state = at('rP1,0;bP0,1 b r0000,b0100', 'modules=0');
  assert.equal(waddleWaddle.outcome(state), undefined);
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

test('WD-27 a Parent beside any Parent scores 2, also alone; only with module 1', () => {
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

test('WD-28 the grouping is the best of all groupings', () => {
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
  assert.ok(!legal(shut).some((token) => token.startsWith('rA')), legal(shut).join(' '));
  assert.ok(legal(shut).includes('xA'));
  const next = after(shut, 'xA');
  assert.equal(next.turn, 1);
  assert.deepEqual(next.supply[0], [0, 0, 0, 0]);
});
