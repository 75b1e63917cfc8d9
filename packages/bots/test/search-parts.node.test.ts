/** The parts of searches, each on small cases: the table of positions, and the end of Reversi. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Endgame } from '../src/reversi/endgame.js';
import { AT_LEAST, AT_MOST, checkOf, EXACTLY, keyOf as spaceKey, Positions } from '../src/search/positions.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { reversi } from '@griddle/rules/reversi/index.js';

test('a table of positions stores value, depth, bound and move, and identifies positions by everything in them', () => {
  const table = new Positions(8);
  const board = [-1, 0, 1, -1];
  table.number(board, [0, 5]);
  assert.equal(table.find(), false);
  const { slot, signature } = table;
  for (const [value, depth, bound, move] of [
    [7, 3, AT_LEAST, 2],
    [-900, 0, AT_MOST, -1],
    [0, 255, EXACTLY, 4000],
  ] as const) {
    table.store(slot, signature, value, depth, bound, move);
    table.number(board, [0, 5]);
    assert.ok(table.find());
    assert.deepEqual([table.value, table.depth, table.bound, table.move], [value, depth, bound, move]);
  }
  const others: readonly (readonly [number[], number[]])[] = [
    [
      [0, 0, 1, -1],
      [0, 5],
    ],
    [
      [-1, 1, 0, -1],
      [0, 5],
    ],
    [
      [-1, 0, 1, 0],
      [0, 5],
    ],
    [board, [1, 5]],
    [board, [5, 0]],
    [board, [0, 6]],
  ];
  for (const [pieces, numbers] of others) {
    table.number(pieces, numbers);
    assert.ok(table.signature !== signature || table.slot !== slot);
    assert.equal(table.find(), false, JSON.stringify([pieces, numbers]));
  }
  table.number([], []);
  assert.equal(table.find(), false, 'of nothing at all nothing is known');
  // Piece by piece it is the same number
  let [key, check] = [0, 0];
  board.forEach((piece, space) => {
    key ^= spaceKey(space, piece);
    check ^= checkOf(space, piece);
  });
  table.take(key, check);
  const taken = [table.slot, table.signature];
  table.number(board, []);
  assert.deepEqual([table.slot, table.signature], taken);
  const keys = new Set(Array.from({ length: 64 * 3 }, (_none, at) => spaceKey(Math.floor(at / 3), (at % 3) - 1)));
  const checks = new Set(Array.from({ length: 64 * 3 }, (_none, at) => checkOf(Math.floor(at / 3), (at % 3) - 1)));
  assert.equal(keys.size, 64 * 3);
  assert.equal(checks.size, 64 * 3);
  assert.ok(![...keys].some((one) => checks.has(one)), 'checks are other bits');
});

/** Own pieces less the others' at the end, by trying everything. */
function leadOf(state: Parameters<typeof reversi.play>[0]): number {
  const moves = reversi.legalMoves(state);
  if (moves.length === 0) {
    const [s = 0, b = 0] = reversi.score(state).map((sheet) => sheet.total);
    return state.turn === 0 ? s - b : b - s;
  }
  return Math.max(
    ...moves.map((move) => {
      const played = reversi.play(state, move);
      assert.ok(played.ok);
      return -leadOf(played.value);
    }),
  );
}

test('Reversi: solves short endings, with passes and enclosed spaces, like an exhaustive search', () => {
  const options = initialOptions(reversi.options);
  const positions = [
    'sssssb/ssssb1/sssb2/ssb1bb/sbbbbb/sbbbb1 s',
    'sssssb/ssssb1/sssb2/ssb1bb/sbbbbb/sbbbb1 b',
    'bssss1/bbsss1/bsbs2/bbbb2/bbbbss/bbbbbs s',
    'bssss1/bbsss1/bsbs2/bbbb2/bbbbss/bbbbbs b',
    '1bbbb1/sbbbbs/ssbbss/ssbbss/sbbbbs/1bbbb1 s',
    '1bbbb1/sbbbbs/ssbbss/ssbbss/sbbbbs/1bbbb1 b',
    'sssss1/ssssss/ssssss/bbbbbb/bbbbbb/bbbbb1 b',
    'ssssss/ssssss/ssssss/sssbbs/ssssss/sssss1 b',
    '1ss1s1/ssssss/bbsbss/sbbbss/bbbbbb/1bb1b1 s',
    '1ss1s1/ssssss/bbsbss/sbbbss/bbbbbb/1bb1b1 b',
    '1b1ss1/bbbsss/ssbbss/ssbssb/sssbbb/1ssb1b b',
    // A seat passes after a move that was looked into twice
    'bbbs2/bbbbs1/bsssss/bsbsss/1bss1s/bsss2 b',
    '1ss3/sssssb/1sbss1/bbsssb/bbbssb/sbs1sb b',
  ];
  for (const text of positions) {
    const read = reversi.parsePosition(text, options);
    assert.ok(read.ok, text);
    const lead = leadOf(read.value) + 0;
    assert.equal(new Endgame(read.value).solve() + 0, lead, text);
    // Within a window the answer is a bound, and the table of one search serves the next
    const table = new Positions(10);
    for (const [alpha, beta] of [
      [lead - 1, lead + 1],
      [lead - 3, lead],
      [lead, lead + 2],
      [-36, 36],
    ] as const) {
      const value: number = new Endgame(read.value, table).value(read.value.turn, alpha, beta) + 0;
      if (lead <= alpha) assert.ok(value <= alpha && value >= lead, text);
      else if (lead >= beta) assert.ok(value >= beta && value <= lead, text);
      else assert.equal(value, lead, text);
    }
  }
});

test('Reversi: the order of moves and the table keep the number of positions down', () => {
  const options = initialOptions(reversi.options);
  for (const [text, lead, most] of [
    ['1sbs1b/2bbbb/2bsbb/2bssb/sbsbbs/bsssss s', -2, 360],
    ['2bbbs/1sssss/sbbbbs/bbbbb1/1bbbbb/2bs2 b', -20, 1528],
    ['1sbbbb/1ssbb1/1ssss1/1sbss1/sbsbsb/bbb2s b', 22, 3186],
    ['sb1bss/ssbbsb/sbsb2/sbbb2/s1sb2/ssss2 s', 36, 1028],
    ['1s2b1/s1sbsb/ssbssb/ssssbs/1sbb2/1sbbs1 s', -10, 1713],
    ['1b1sb1/bbbss1/sbbbss/1sssss/1sss1b/2b1s1 b', -4, 5629],
  ] as const) {
    const read = reversi.parsePosition(text, options);
    assert.ok(read.ok);
    const endgame = new Endgame(read.value);
    assert.equal(endgame.solve(), lead, text);
    assert.ok(endgame.seen <= most, `${endgame.seen} of ${text}`);
  }
});

test('Reversi: a table entry for other pieces on the same spaces is not used', () => {
  const table = new Positions(10);
  for (const text of [
    '1sbs1b/2bbbb/2bsbb/2bssb/sbsbbs/bsssss s',
    '1bsb1s/2ssss/2sbss/2sbbs/bsbssb/sbbbbb s',
    '1bsb1s/2ssss/2bbss/2ssbs/bsbssb/sbsbbb s',
  ]) {
    const read = reversi.parsePosition(text, initialOptions(reversi.options));
    assert.ok(read.ok, text);
    assert.equal(new Endgame(read.value, table).solve() + 0, leadOf(read.value) + 0, text);
  }
});

test('Reversi: a search stops at its limit', () => {
  const read = reversi.parsePosition('1ss1s1/ssssss/bbsbss/sbbbss/bbbbbb/1bb1b1 s', initialOptions(reversi.options));
  assert.ok(read.ok);
  const endgame = new Endgame(read.value);
  endgame.limit = 5;
  endgame.solve();
  assert.ok(endgame.stopped);
  assert.equal(endgame.seen, 6);
  endgame.limit = Infinity;
  assert.equal(endgame.solve(), new Endgame(read.value).solve());
  assert.ok(!endgame.stopped);
});
