/** Positions, moves, places and options as text: what is read, how it is written, and what is wrong with the rest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Result, TextError } from '../../src/core/contract.js';
import { waddleWaddle } from '../../src/waddle-waddle/index.js';
import { after, at, options } from './helpers.js';

/** Code and offset of a mistake and the values told of it; of what can be read nothing is wrong. */
function mistake(read: Result<unknown, TextError>): string {
  if (read.ok) return 'nothing';
  const { code, offset, values = {} } = read.error;
  return [code, offset, ...Object.values(values)].join(' ');
}

/** What each mistake says would have been right. */
const RIGHT: Readonly<Record<string, readonly string[]>> = {
  'position-empty': ['rA1,0;bP0,1 r'],
  tile: ['rA1,-1'],
  'tile-twice': [],
  'turn-seat': ['r', 'b', 'r:a1,-1'],
  'turn-act': ['a1,-1', 'm3,-1', 'c', 'x'],
  supply: ['r4444,b4444'],
  field: ['1,0=5A', '1,1=P:BG', '2,0=SB'],
  taken: ['r=fish.egg;b='],
  'position-rest': [],
  move: ['rA1,-1', '2,0>3,-1', '*1,0', 'xA', 'end'],
};

for (const [text, expected] of [
  ['', 'position-empty 0'],
  ['  ', 'position-empty 0'],
  ['rA1,0;yP0,1 r', 'tile 6 yP0,1 rb'],
  ['rX1,0', 'tile 0 rX1,0 rb'],
  ['rA1', 'tile 0 rA1 rb'],
  ['rA', 'tile 0 rA rb'],
  ['r', 'tile 0 r rb'],
  ['A1,0', 'tile 0 A1,0 rb'],
  ['rA1,0x', 'tile 0 rA1,0x rb'],
  ['rA41,0', 'tile 0 rA41,0 rb'],
  ['rA0,-41', 'tile 0 rA0,-41 rb'],
  ['rA00000000001,1', 'tile 0 rA00000000001,1 rb'],
  ['rA1,', 'tile 0 rA1, rb'],
  ['rA,1', 'tile 0 rA,1 rb'],
  ['rA1.1', 'tile 0 rA1.1 rb'],
  ['rA--1,0', 'tile 0 rA--1,0 rb'],
  ['rA1,0;rA1,0', 'tile-twice 6 1,0'],
  ['rA1,0;bP0,0', 'tile-twice 6 0,0'],
  ['rA1,0;', 'tile 6  rb'],
  ['- x', 'turn-seat 2 x'],
  ['- y', 'turn-seat 2 y'],
  ['- rb', 'turn-seat 2 rb'],
  ['- :c', 'turn-seat 2 :c'],
  ['- r:', 'turn-act 4 '],
  ['- r:c', 'turn-act 4 c'],
  ['rA1,0 r:a1,0:c:c', 'turn-act 15 c'],
  ['rA1,0 r:m1,0:c:a1,0', 'turn-act 15 a1,0'],
  ['rA1,0 r:x:x', 'turn-act 10 x'],
  ['rA1,0 r:a1,0:x', 'turn-act 13 x'],
  ['rA1,0 r:x:a1,0', 'turn-act 10 a1,0'],
  ['rA1,0 r:m1,0:m1,0', 'turn-act 13 m1,0'],
  ['rA1,0;rA0,1 r:m1,0:m0,1', 'turn-act 19 m0,1'],
  ['rA1,0;rA0,1 r:a1,0:a0,1', 'turn-act 19 a0,1'],
  ['rA1,0 r:a1,0:m1,0', 'turn-act 13 m1,0'],
  ['rA1,0 r:a2,0', 'turn-act 8 a2,0'],
  ['rA1,0 b:a1,0', 'turn-act 8 a1,0'],
  ['rA1,0 r:z1,0', 'turn-act 8 z1,0'],
  ['rA1,0 r:a1,0x', 'turn-act 8 a1,0x'],
  ['rA1,0 r:a', 'turn-act 8 a'],
  ['rA1,0 r:cc', 'turn-act 8 cc'],
  ['- r r4444', 'supply 4 r4444'],
  ['- r r4444,b4444,y4444', 'supply 16 r4444,b4444,y4444'],
  ['- r r5444,b4444', 'supply 4 r5444,b4444'],
  ['- r r4444,b4445', 'supply 10 r4444,b4445'],
  ['- r r444,b4444', 'supply 4 r444,b4444'],
  ['- r r44444,b4444', 'supply 4 r44444,b4444'],
  ['- r b4444,r4444', 'supply 4 b4444,r4444'],
  ['- r - 1,0', 'field 6 1,0'],
  ['- r - 1,0=X', 'field 6 1,0=X'],
  ['- r - x=5A', 'field 6 x=5A'],
  ['- r - 1,0=5A;1,0=5B', 'field 13 1,0=5B'],
  ['- r - 0,0=5A', 'field 6 0,0=5A'],
  ['- r - 1,0=5A;', 'field 13 '],
  ['- r - - r=hat', 'taken 8 r=hat'],
  ['- r - - r=fish.hat', 'taken 8 r=fish.hat'],
  ['- r - - r=fish;r=egg', 'taken 15 r=egg'],
  ['- r - - y=fish', 'taken 8 y=fish'],
  ['- r - - r', 'taken 8 r'],
  ['- r - - r:fish', 'taken 8 r:fish'],
  ['- r - - r=fish.', 'taken 8 r=fish.'],
  ['- r - - - more', 'position-rest 10 more'],
] as const) {
  test(`the position "${text}" is refused with ${expected}`, () => {
    const read = waddleWaddle.parsePosition(text, options());
    assert.equal(mistake(read), expected);
    assert.ok(!read.ok);
    assert.deepEqual(read.error.expected, RIGHT[read.error.code]);
  });
}

for (const [text, expected, optionText = ''] of [
  ['-', '- r r4444,b4444 - -'],
  ['yA1,0 y', 'yA1,0 y r4444,b4444,y3444 - -', 'players=3'],
  ['rA40,-40', 'rA40,-40 r r3444,b4444 - -'],
  ['rA-0,01', 'rA0,1 r r3444,b4444 - -'],
  ['rA0000000001,1', 'rA1,1 r r3444,b4444 - -'],
  ['rA1,0 b:m1,0', 'rA1,0 b:m1,0 r3444,b4444 - -'],
  ['rA1,0;rP0,1 r:m1,0:c:a0,1', 'rA1,0;rP0,1 b r3344,b4444 - -'],
  ['bP1,0;bG0,1 b:x', 'bP1,0;bG0,1 b:x r4444,b4343 - -'],
  ['rA1,0 r:m1,0:x', 'rA1,0 b r3444,b4444 - -'],
  ['rA1,0 r:x:m1,0', 'rA1,0 b r3444,b4444 - -'],
  ['- r r0000,b0001', '- b r0000,b0001 - -'],
  ['- y r0000,b0001,y0000', '- b r0000,b0001,y0000 - -', 'players=3'],
  ['- y r1000,b0001,y0000', '- r r1000,b0001,y0000 - -', 'players=3'],
  ['- b r1000,b0001,y0000', '- b r1000,b0001,y0000 - -', 'players=3'],
  ['- r r0123,b4321', '- r r0123,b4321 - -'],
  ['rA1,0;rA0,1;rA-1,0;rA-1,1;rA1,-1;bG0,-1', 'rA1,0;rA0,1;rA-1,0;rA-1,1;rA1,-1;bG0,-1 r r0444,b4443 - -'],
  ['- r - 1,0=5A;0,1=SB;-1,1=P:BG', '- r r4444,b4444 1,0=5A;0,1=SB;-1,1=P:BG -'],
  ['- r - - r=fish;b=', '- r r4444,b4444 - r=fish;b='],
  ['- r - - b=foot.egg', '- r r4444,b4444 - r=;b=foot.egg'],
] as const) {
  test(`the position "${text}" is read, and written as "${expected}"`, () => {
    assert.equal(waddleWaddle.positionText(at(text, optionText)), expected);
  });
}

test('a position says where each tile, card and symbol is', () => {
  const state = at('rG1,0;bB0,1 b:m1,0:c r4443,b4434 2,-1=5G;0,1=SB r=foot;b=', '');
  assert.deepEqual(state, {
    rng: [1, 1],
    rules: { players: 2, modules: 2, cardPerAction: false, anyColour: false },
    tiles: [
      { q: 1, r: 0, colour: 0, type: 3 },
      { q: 0, r: 1, colour: 1, type: 2 },
    ],
    supply: [
      [4, 4, 4, 3],
      [4, 4, 3, 4],
    ],
    turn: 1,
    done: [
      { act: 'm', q: 1, r: 0 },
      { act: 'c', q: 0, r: 0 },
    ],
    field: [
      { q: 2, r: -1, card: 13 },
      { q: 0, r: 1, card: 11 },
    ],
    taken: [[5], []],
    over: false,
  });
});

/** A move of each kind: its text, the move, and the places that it touches. */
const MOVES = [
  ['bA1,-1', { kind: 'add', type: 0, to: { q: 1, r: -1 } }, ['supply:A', '1,-1']],
  ['bG-3,0', { kind: 'add', type: 3, to: { q: -3, r: 0 } }, ['supply:G', '-3,0']],
  ['40,0>-40,1', { kind: 'move', from: { q: 40, r: 0 }, to: { q: -40, r: 1 } }, ['40,0', '-40,1']],
  ['*1,-2', { kind: 'card', at: { q: 1, r: -2 } }, ['card:1,-2']],
  ['xA', { kind: 'aside', type: 0 }, ['supply:A', 'aside']],
  ['xG', { kind: 'aside', type: 3 }, ['supply:G', 'aside']],
  ['end', { kind: 'end' }, ['end']],
] as const;

test('moves are read as they are written, with the places that they touch', () => {
  const state = at('- b', 'players=3');
  for (const [text, move, places] of MOVES) {
    assert.deepEqual(waddleWaddle.parseMove(state, text), { ok: true, value: move });
    assert.equal(waddleWaddle.moveText(state, move), text);
    assert.deepEqual(waddleWaddle.placesOfMove(state, move), places);
  }
});

test('a minus sign before 0 is left out', () => {
  const read = waddleWaddle.parseMove(at('- b'), 'bA-0,-0');
  assert.deepEqual(read, { ok: true, value: { kind: 'add', type: 0, to: { q: 0, r: 0 } } });
});

test('a text that is not a move is refused, and so is a move of another colour', () => {
  const state = at('- b', 'players=3');
  const bad = [
    'bX1,0',
    'b1,0',
    'bA',
    'b',
    'bA1,0x',
    'bA1',
    '1,0>',
    '1,0',
    '1,0>2,0x',
    '1,0-2,0',
    '>1,0',
    '1,0>2',
    '*1,0x',
  ];
  for (const text of [...bad, '*', '*1', 'x', 'xX', 'xAA', 'xA1', 'End', 'ends', '', '-', '41,0>0,0', 'yX0,1']) {
    const read = waddleWaddle.parseMove(state, text);
    assert.equal(mistake(read), `move 0 ${text}`);
    assert.ok(!read.ok);
    assert.deepEqual(read.error.expected, RIGHT['move']);
  }
  for (const text of ['rA1,0', 'yB0,1', 'gA1,0']) {
    const read = waddleWaddle.parseMove(state, text);
    assert.equal(mistake(read), `move-colour 0 ${text.charAt(0)}`);
    assert.deepEqual(read.ok ? [] : read.error.expected, ['b']);
  }
});

test('the text of a place ends at its end', () => {
  for (const [text, offset, end] of [
    ['1,-2', 0, 4],
    ['x1,-2', 1, 5],
    ['card:1,0', 0, 8],
    ['card:1,0', 5, 8],
    ['>card:-1,10x', 1, 11],
    ['card:', 0, -1],
    ['cord:1,0', 0, -1],
    ['1', 0, -1],
    ['1,-', 0, -1],
    ['end', 0, -1],
    ['', 0, -1],
  ] as const)
    assert.equal(waddleWaddle.scanPlace(text, offset), end, text);
});

test('WD-1 WD-3 WD-18 WD-20 options: the values on offer, and those of a game in progress', () => {
  assert.deepEqual(
    waddleWaddle.options.map((option) => [
      option.rule,
      option.key,
      option.initial,
      option.kind === 'number' ? [option.min, option.max] : option.kind === 'choice' ? option.values : [],
    ]),
    [
      ['WD-1', 'players', 2, [2, 4]],
      ['WD-3', 'modules', 2, [0, 2]],
      ['WD-18', 'cards', 'turn', ['turn', 'action']],
      ['WD-20', 'colours', 'strict', ['strict', 'any']],
    ],
  );
  for (const text of [
    'players=3',
    'players=4,cards=action,colours=any',
    'players=2,modules=0',
    'modules=1,colours=any',
  ]) {
    const chosen = options(text);
    assert.deepEqual(waddleWaddle.optionsOf(waddleWaddle.setup(chosen, 3)), chosen);
  }
  assert.deepEqual(
    waddleWaddle.optionsOf(waddleWaddle.setup({}, 3)),
    options(''),
    'left out, each has its first value',
  );
  assert.deepEqual(waddleWaddle.seats(options('players=4')), ['red', 'blue', 'yellow', 'green']);
  assert.deepEqual(waddleWaddle.seats(options('')), ['red', 'blue']);
});

test('each seed gives one game: who begins, and where the cards of WD-4 lie', () => {
  const begun = (text: string): string => waddleWaddle.positionText(waddleWaddle.setup(options(text), 3));
  assert.equal(begun('modules=1'), '- r r4444,b4444 - -');
  assert.equal(
    begun(''),
    '- r r4444,b4444 1,0=A:PB;0,1=SA;-1,1=5P;-1,0=5A;0,-1=A:PG;1,-1=P:AG;1,1=B:AP;-1,2=SG;-2,1=5G;-1,-1=G:AP;1,-2=P:BG;2,-1=5B -',
  );
  assert.equal(
    begun('players=3'),
    '- b r4444,b4444,y4444 1,0=A:PB;0,1=SA;-1,1=G:AB;-1,0=B:AG;0,-1=A:PG;1,-1=5A;1,1=P:AG;-1,2=7G;-2,1=7B;-1,-1=A:BG;' +
      '1,-2=SP;2,-1=G:AP;2,0=P:BG;0,2=5G;-2,2=SG;-2,0=5B;0,-2=B:AP;2,-2=5P -',
  );
});

test('there are no chance moves', () => {
  const state = after(at('- r', 'modules=0'), 'rG1,0');
  assert.deepEqual(waddleWaddle.chanceMove(state), { move: { kind: 'end' }, rng: state.rng });
});
