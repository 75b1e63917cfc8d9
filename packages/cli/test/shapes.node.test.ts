import assert from 'node:assert/strict';
import { test } from 'node:test';
import { griddle, json } from './griddle.js';

const GAME = 'waffle-wars';
const JUMP = '6/6/6/2b3/2s3/6 s 17,17 -';
const FIVE = '6/6/6/2b3/sssss1/1bb3 b 13,15 -';

test('moves: the seat to move, and every legal move', async () => {
  const answer = (await json('moves', GAME, '--position', JUMP)) as { toMove: string; moves: string[] };
  assert.deepEqual(Object.keys(answer), ['toMove', 'moves']);
  assert.equal(answer.toMove, 'strawberries');
  assert.equal(answer.moves.length, 35);
  assert.deepEqual([answer.moves[0], answer.moves.at(-1)], ['a1', 'c2xc4']);
});

test('moves: no seat to move when the game is over', async () => {
  assert.deepEqual(await json('moves', GAME, '--position', FIVE), { toMove: null, moves: [] });
});

test('moves: without a position, the moves of the first turn', async () => {
  const { moves } = (await json('moves', GAME)) as { moves: string[] };
  assert.equal(moves.length, 32);
  assert.ok(!moves.includes('a1'), 'the first strawberry may not go to a corner');
});

test('play: the position after the moves', async () => {
  assert.deepEqual(await json('play', GAME, '--moves', 'c3 d4'), {
    position: '6/6/3b2/2s3/6/6 s 17,17 -',
    toMove: 'strawberries',
    outcome: null,
  });
});

test('play: the numbers of moves may be there, as in a record', async () => {
  const plain = await griddle(['play', 'waffle-wars', '--moves', 'c3 d4 c2', '--json']);
  for (const moves of ['1. c3 d4 2. c2', '1.c3 d4 2.c2', '1. c3 1... d4 2. c2', '1.c3 1...d4 2.c2 2...'])
    assert.deepEqual(await griddle(['play', 'waffle-wars', '--moves', moves, '--json']), plain, moves);
  const refused = await griddle(['play', 'waffle-wars', '--moves', '1. c3 d4 2. d4']);
  assert.equal(refused.err, 'griddle: Move 3, d4: d4 is taken. (WW-6)\n');
  const seats = await griddle(['play', 'waddle-waddle', '--moves', '1. bP1,0 rP1,-1', '--options', 'modules=0']);
  assert.equal(seats.exit, 0, seats.err);
});

test('play: from a position, with options', async () => {
  assert.deepEqual(await json('play', GAME, '--position', JUMP, '--moves', 'c2xc4', '--options', 'hand=20'), {
    position: '6/6/2s3/6/6/6 b 17,17 -',
    toMove: 'blueberries',
    outcome: null,
  });
  assert.deepEqual(await json('play', GAME, '--options', 'hand=12,equity=off', '--seed', '7'), {
    position: '6/6/6/6/6/6 s 12,12 first',
    toMove: 'strawberries',
    outcome: null,
  });
});

test('play: a game that ends has its winners and the way they won', async () => {
  assert.deepEqual(await json('play', GAME, '--position', '6/6/6/6/ssss2/1bb3 s 10,10 -', '--moves', 'e2'), {
    position: '6/6/6/6/sssss1/1bb3 b 9,10 -',
    toMove: null,
    outcome: { winners: ['strawberries'], by: 'five-in-a-row', rule: 'WW-18' },
  });
});

test('play: a refused move answers no, with its index, place and rule', async () => {
  const { exit, out } = await griddle(['play', GAME, '--moves', 'c3 d4 c3', '--json']);
  assert.equal(exit, 1);
  assert.deepEqual(JSON.parse(out), {
    error: {
      code: 'occupied',
      message: 'Move 3, c3: c3 is taken. (WW-6)',
      offset: 6,
      rule: 'WW-6',
      move: 2,
    },
  });
});

test('play: a move after the end of the game is refused', async () => {
  const answer = await json('play', GAME, '--position', '6/6/6/6/ssss2/1bb3 s 10,10 -', '--moves', 'e2 a1');
  assert.deepEqual((answer as { error: { move: number } }).error.move, 1);
});

test('play: the index of a refused move counts the given moves, not those of the table', async () => {
  const { out } = await griddle(['play', 'top-waffle', '--seed', '5', '--moves', 'td td end end', '--json']);
  const { message, offset, move } = (JSON.parse(out) as { error: { message: string; offset: number; move: number } })
    .error;
  assert.deepEqual([message.slice(0, 12), offset, move], ['Move 4, end:', 10, 3]);
});

test('play: an unreadable move is a usage error', async () => {
  const { exit, out } = await griddle(['play', GAME, '--moves', 'c3  z9', '--json']);
  assert.equal(exit, 2);
  const { error } = JSON.parse(out) as { error: Record<string, unknown> };
  assert.equal(error['offset'], 4);
  assert.equal(error['move'], 1);
});

test('perft: depth and nodes, exactly', async () => {
  for (const [depth, nodes] of [1, 32, 1120, 38228].entries()) {
    assert.deepEqual(await json('perft', GAME, '--depth', depth.toString()), { depth, nodes });
  }
});

test('perft: divided by first move', async () => {
  const answer = (await json('perft', GAME, '--depth', '2', '--divide')) as { nodes: number; divide: object };
  const parts = Object.values(answer.divide) as number[];
  assert.equal(parts.length, 32);
  assert.equal(
    parts.reduce((sum, part) => sum + part, 0),
    1120,
  );
  assert.equal(answer.nodes, 1120);
});

test('perft: a game that is over has one line of no moves and no longer ones', async () => {
  const over = '6/6/6/6/sssss1/1bb3 s 9,10 -';
  assert.deepEqual(await json('perft', GAME, '--depth', '0', '--position', over), { depth: 0, nodes: 1 });
  assert.deepEqual(await json('perft', GAME, '--depth', '2', '--position', over), { depth: 2, nodes: 0 });
});

test('score: seats with total and lines, and places by name', async () => {
  assert.deepEqual(await json('score', GAME, '--position', FIVE), {
    seats: [
      {
        seat: 'strawberries',
        total: 0,
        lines: [{ rule: 'WW-18', code: 'five-in-a-row', points: 0, cells: ['a2', 'b2', 'c2', 'd2', 'e2'] }],
      },
      { seat: 'blueberries', total: 0, lines: [] },
    ],
  });
});

test('show: quadrants with owners and shapes, and the conditions', async () => {
  const position = 'sss3/6/6/bbb3/1ss2b/sss1bb';
  assert.deepEqual(await json('show', GAME, '--position', position), {
    quadrants: [
      { quadrant: 'a1-c3', owner: 'strawberries', shapes: { strawberries: 2, blueberries: 1 } },
      { quadrant: 'd1-f3', owner: null, shapes: { strawberries: 0, blueberries: 0 } },
      { quadrant: 'a4-c6', owner: 'strawberries', shapes: { strawberries: 1, blueberries: 0 } },
      { quadrant: 'd4-f6', owner: null, shapes: { strawberries: 0, blueberries: 0 } },
    ],
    conditions: { strawberries: null, blueberries: null },
  });
});

test('show: civil wars and win conditions', async () => {
  const position = 'ssssss/6/6/bbb3/6/sss3';
  const { quadrants, conditions } = (await json('show', GAME, '--position', position)) as {
    quadrants: { owner: string | null }[];
    conditions: object;
  };
  assert.deepEqual(
    quadrants.map(({ owner }) => owner),
    ['war', null, 'strawberries', 'strawberries'],
  );
  assert.deepEqual(conditions, { strawberries: 'six-in-a-row', blueberries: null });
});

test('games: seats and options of each game', async () => {
  const { games } = (await json('games')) as { games: { game: string; seats: string[]; options: object[] }[] };
  const [first] = games;
  assert.equal(first?.game, GAME);
  assert.deepEqual(first.seats, ['strawberries', 'blueberries']);
  assert.deepEqual(first.options[1], { key: 'hand', rule: 'WW-3', kind: 'number', initial: 18, min: 6, max: 36 });
});

test('show: where tiles of Waddle Waddle can go, and why the others cannot move', async () => {
  // The only way out from 2,0 is the gap between 3,-1 and 2,1; 1,0 stands in two gaps beside the Iceberg
  const position = 'rB1,0;bP2,-1;rA3,-1;rP2,1;bP1,1;rP2,0 r';
  const spaces = ['3,-2', '0,-1', '1,-1', '-1,0', '3,0', '-1,1', '0,1', '1,2'];
  assert.deepEqual(await json('show', 'waddle-waddle', '--position', position), {
    spaces,
    // Alpha: not beside the red group; Big Belly: not beside the one at 1,0
    adds: {
      A: ['0,-1', '-1,0', '-1,1'],
      P: spaces,
      B: ['3,-2', '0,-1', '-1,0', '3,0', '-1,1', '1,2'],
      G: spaces,
    },
    moves: {
      '3,-1': ['0,-1', '1,-1', '-1,0', '3,0', '-1,1', '0,1', '1,2'],
      '2,1': ['3,-2', '0,-1', '1,-1', '-1,0', '3,0', '-1,1', '0,1'],
    },
    stuck: [
      { tile: '1,0', rule: 'WD-13', places: ['1,1', '0,0', '2,-1'] },
      { tile: '2,-1', rule: 'WD-14', places: ['3,-1'] },
      { tile: '1,1', rule: 'WD-14', places: ['2,1'] },
      { tile: '2,0', rule: 'WD-13', places: ['3,-1', '2,1'] },
    ],
    groups: { red: [['1,0', '2,0', '2,1', '3,-1']], blue: [] },
    cards: { free: [], met: [] },
  });
});
