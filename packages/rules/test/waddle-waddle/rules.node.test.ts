/** Set-up, turns, and where tiles may come to lie (WD-1 to WD-17): positions in which each rule bites. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS } from '../../src/waddle-waddle/components.js';
import { waddleWaddle, type WaddleWaddleState } from '../../src/waddle-waddle/index.js';
import { canMoveSome } from '../../src/waddle-waddle/legal.js';
import { boardOf, canAdd, isJustAdded } from '../../src/waddle-waddle/places.js';
import { after, at, legal, options, refusal } from './helpers.js';

test('WD-1 every player starts with four tiles of each of four types', () => {
  const state = waddleWaddle.setup(options('players=4'), 1);
  assert.deepEqual(
    state.supply,
    [0, 1, 2, 3].map(() => [4, 4, 4, 4]),
  );
  assert.equal(refusal(at('- r r0444,b4444', 'modules=0'), 'rA1,0').rule, 'WD-1');
});

test('WD-2 only the Iceberg lies on the board: the first tile goes to one of its six sides', () => {
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

const RING_1 = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];
const SIDE_MIDDLES = ['1,1', '-1,2', '-2,1', '-1,-1', '1,-2', '2,-1'];
const CORNERS = ['2,0', '0,2', '-2,2', '-2,0', '0,-2', '2,-2'];
const RING_3 = ['2,1', '-1,3', '-3,2', '-2,-1', '1,-3', '3,-2'];

for (const [players, cards, marks, cells] of [
  [2, 12, [2], [...RING_1, ...SIDE_MIDDLES]],
  [3, 18, [2, 3], [...RING_1, ...SIDE_MIDDLES, ...CORNERS]],
  [4, 24, [2, 3, 4], [...RING_1, ...SIDE_MIDDLES, ...CORNERS, ...RING_3]],
] as const) {
  test(`WD-4 ${players} players have ${cards} cards in their layout`, () => {
    const state = waddleWaddle.setup(options(`players=${players}`), 7);
    assert.equal(state.field.length, cards);
    assert.deepEqual(
      state.field.map((card) => `${card.q},${card.r}`),
      cells,
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

test('WD-6 a move is refused exactly when it is not among the legal ones', () => {
  const state = at('rP1,0;bP0,1;rP1,-1 r', 'modules=0');
  const tokens = ['rP-1,1', 'rP5,5', 'rP1,0', '1,-1>-1,0', '1,-1>1,-1', '2,2>-1,0', '*1,0', 'xP', 'end'];
  const refused = tokens.filter((token) => {
    const move = waddleWaddle.parseMove(state, token);
    assert.ok(move.ok, token);
    const played = waddleWaddle.play(state, move.value);
    assert.equal(played.ok, legal(state).includes(token), token);
    return !played.ok;
  });
  assert.equal(refused.length, 7);
});

/** Boards on which red has something to add and nobody has a tile that can be moved anywhere. */
for (const [why, tiles] of [
  ['every place touches a Big Belly', 'rB1,0;bB-1,1;bB0,-1'],
  [
    'the only place that touches none is a hole',
    'rB-2,0;rB-2,2;rB-1,-1;rG-1,0;rG-1,1;rG-1,2;rB0,2;rB1,-2;rB1,-1;rG1,0;rG1,1;rB2,0',
  ],
  ['the only tile that is no Grumpy is shut in', 'rG1,0;bG2,-1;rG3,-1;bG3,0;rG2,1;bG1,1;rP2,0'],
  ['all are Grumpies', 'rG1,0;bG0,1'],
] as const) {
  test(`WD-6 WD-12 WD-13 WD-16 a turn ends with the added tile where nothing can be moved: ${why}`, () => {
    const board = at(`${tiles} r r4444,b4444`, 'modules=1');
    assert.ok(!canMoveSome(board));
    const adds = legal(board);
    assert.ok(adds.length > 0 && adds.every((token) => token.startsWith('r')), adds.join(' '));
    const add = adds.find((token) => token.startsWith('rG')) ?? '';
    const next = after(board, add);
    assert.deepEqual([next.turn, next.done], [1, []]);
    // Without abilities the turn goes on
    if (why !== 'the only tile that is no Grumpy is shut in') assert.ok(canMoveSome(at(`${tiles} r`, 'modules=0')));
  });
}

test('WD-31 nothing is set aside while any remaining type has a place', () => {
  const code = (position: string, token: string): string => refusal(at(position, 'modules=1'), token).code;
  // Big Bellies fit nowhere, Parents do
  const bellies = 'rB1,0;bB-1,1;bB0,-1';
  assert.equal(code(`${bellies} r r0140,b4444`, 'xB'), 'can-add');
  assert.equal(code(`${bellies} r r0104,b4444`, 'xB'), 'none-left');
  assert.deepEqual(legal(at(`${bellies} r r0040,b4444`, 'modules=1')), ['xB']);
  // An Alpha fits beside the other colour alone
  assert.equal(code('rA1,0;bA0,1 r r2000,b4444', 'xA'), 'can-add');
  assert.ok(canAdd(at('rA1,0;bA0,1 r r2000,b4444', 'modules=1'), boardOf(at('rA1,0;bA0,1 r', 'modules=1'))));
});

test('WD-8 the tile that was moved is not the one just added, and a board is built once', () => {
  const moved = at('rP1,0;bP0,1;rP1,-1 r:m1,-1', 'modules=0');
  const tile = (state: WaddleWaddleState) => state.tiles.map((one) => isJustAdded(state, one));
  assert.deepEqual(tile(moved), [false, false, false]);
  assert.deepEqual(tile(at('rP1,0;bP0,1;rP1,-1 r:a1,-1', 'modules=0')), [false, false, true]);
  assert.deepEqual(tile(at('rP1,0;bP1,1;rP0,1 r:a1,0', 'modules=0')), [true, false, false]);
  assert.equal(boardOf(moved), boardOf(moved));
});

/** Six tiles round the hole 2,0, joined to the Iceberg by 1,0. */
const RING = 'rP1,0;bP2,-1;rP3,-1;bP3,0;rP2,1;bP1,1';

test('WD-9 a tile touches the Iceberg or two other tiles', () => {
  const board = at('rP1,0;bP1,-1 r', 'modules=0');
  assert.equal(refusal(board, 'rP2,0').rule, 'WD-9');
  assert.ok(legal(board).includes('rP2,-1'));
  assert.ok(legal(board).includes('rP-1,0'));
  assert.equal(refusal(board, 'rP1,0').code, 'occupied');
});

test('WD-9 a moving tile does not hold its own new place', () => {
  const ways = (text: string): string[] => legal(at(text)).filter((move) => move.startsWith('-1,0>'));
  assert.deepEqual(ways('rA-1,0;bP-1,1 r'), ['-1,0>0,-1', '-1,0>1,-1', '-1,0>1,0', '-1,0>0,1']);
});

test('WD-10 no tile gets into a hole or through a gap that is too tight', () => {
  assert.equal(refusal(at(`${RING} r`, 'modules=0'), 'rP2,0').rule, 'WD-10');
  assert.equal(refusal(at(`${RING.replace(';bP3,0', '')} r`, 'modules=0'), 'rP2,0').rule, 'WD-10');
  assert.ok(legal(at(`${RING.replace(';bP3,0;rP2,1', '')} r`, 'modules=0')).includes('rP2,0'));
});

test('WD-11 an Alpha may not join a group with an Alpha, not even a single tile', () => {
  const alone = at('rA1,0;bA0,1 r', 'modules=1');
  assert.deepEqual(refusal(alone, 'rA1,-1'), { rule: 'WD-11', code: 'second-alpha', places: ['1,-1', '1,0'] });
  assert.ok(legal(alone).includes('rA-1,1'), 'Alphas of other colours may touch');
  const chain = at('rA1,0;rP1,-1;bP0,1 r', 'modules=1');
  assert.equal(refusal(chain, 'rA0,-1').rule, 'WD-11');
});

test('WD-11 another type may join two groups that have an Alpha each, and a moved Alpha follows the rule as well', () => {
  assert.ok(legal(at('rA1,0;rA0,-1;bP-1,0 r', 'modules=1')).includes('rP1,-1'));
  assert.equal(refusal(at('rA1,0;bP0,1;bP-1,1;rA-1,0 b', 'modules=1'), '-1,0>1,-1').rule, 'WD-11');
});

test('WD-12 a Big Belly never touches a Big Belly', () => {
  const board = at('bB1,0;rP0,1 r', 'modules=1');
  assert.equal(refusal(board, 'rB1,-1').rule, 'WD-12');
  assert.ok(legal(board).includes('rB-1,0'));
  assert.equal(refusal(at('bB1,0;rB-1,0 r', 'modules=1'), '-1,0>0,1').rule, 'WD-12');
});

test('WD-13 a tile that cannot slide out stays, and the neighbours that block it are named', () => {
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
