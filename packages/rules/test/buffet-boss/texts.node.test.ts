/** Every mistake in a position or a move with its place, what is told of it and what would be right; places. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Result, TextError } from '../../src/core/contract.js';
import { buffetBoss } from '../../src/buffet-boss/index.js';
import type { BuffetBossMove } from '../../src/buffet-boss/index.js';
import { FULL } from '../../samples/buffet-boss/index.js';
import { newGame, optionsOf, position, text } from './table.js';

/** Code and offset of a mistake and the values told of it; of what can be read nothing is wrong. */
function mistake(read: Result<unknown, TextError>): string {
  if (read.ok) return 'nothing';
  const { code, offset, values = {} } = read.error;
  return [code, offset, ...Object.values(values)].join(' ');
}

const PLATE = '1234/lettuce.banana.ham/p-1.1-2/B12!.A3';
/** What each mistake says would have been right. */
const RIGHT: Readonly<Record<string, readonly string[]>> = {
  'position-empty': [PLATE],
  'buffet-plates': ['1-5'],
  'buffet-plate': [PLATE, '0/-/-/-'],
  'buffet-line': ['ham.banana.egg', '-'],
  'buffet-step': ['p1:turn:1:p1'],
  'buffet-bag': [FULL],
  'buffet-turn': ['1:-:-:-', '1:ham!:2:1.egg.ham!'],
  'position-rest': [],
};

for (const [wrong, expected, options = ''] of [
  ['', 'position-empty 0'],
  ['0;0;0;0;0;0', 'buffet-plates 0 6'],
  ['0;x', 'buffet-plate 2 x'],
  ['0;-1', 'buffet-plate 2 -1'],
  ['0;1/ham/p-2', 'buffet-plate 2 1/ham/p-2'],
  ['0;1/ham.egg/1-2-3', 'buffet-plate 2 1/ham.egg/1-2-3'],
  ['0;1/ham.egg/1', 'buffet-plate 2 1/ham.egg/1'],
  ['0;1/ham.egg/0-1', 'buffet-plate 2 1/ham.egg/0-1'],
  ['0;1/ham.egg/2-0', 'buffet-plate 2 1/ham.egg/2-0'],
  ['0;1/ham.egg/x-1', 'buffet-plate 2 1/ham.egg/x-1'],
  ['0;1/ham.egg/1-2.2-1', 'buffet-plate 2 1/ham.egg/1-2.2-1'],
  ['0;1/ham//B1.x!', 'buffet-plate 2 1/ham//B1.x!'],
  ['0;1/ham/-/-/0,0,0', 'buffet-plate 2 1/ham/-/-/0,0,0'],
  ['0;1/ham/-/-/0,0.0,0,0', 'buffet-plate 2 1/ham/-/-/0,0.0,0,0'],
  ['0;1/ham/-/-/0,0,0.0,x,0', 'buffet-plate 2 1/ham/-/-/0,0,0.0,x,0'],
  ['0;1/ham/-/-/0,0,0.0,0,x', 'buffet-plate 2 1/ham/-/-/0,0,0.0,0,x'],
  ['0;1/ham/-/-/0,0,0.0,0,0,0', 'buffet-plate 2 1/ham/-/-/0,0,0.0,0,0,0'],
  ['0;1/ham/-/-/0,0,0.0,0,0/', 'buffet-plate 2 1/ham/-/-/0,0,0.0,0,0/'],
  ['0;0 hat', 'buffet-line 4 hat 3'],
  ['0;0 - p3:turn', 'buffet-step 6 p3:turn'],
  ['0;0 - x:turn', 'buffet-step 6 x:turn'],
  ['0;0 - p1:turn:1:x', 'buffet-step 6 p1:turn:1:x'],
  ['0;0 - p1:turn:x', 'buffet-step 6 p1:turn:x'],
  ['0;0 - p1:turn:6', 'buffet-step 6 p1:turn:6'],
  ['0;0 - p1:turn:8', 'buffet-step 6 p1:turn:8', 'version=dinner'],
  ['0;0 - p1:turn:7', 'buffet-step 6 p1:turn:7', 'version=all,level=buffet'],
  ['0;0/-/-/B1!.B2 - p2:reveal', 'buffet-step 17 p2:reveal'],
  ['0;0 - p1:turn 222', 'buffet-bag 14 222'],
  [`0;0 - p1:turn ${FULL.slice(1)}3`, `buffet-bag 14 ${FULL.slice(1)}3`],
  ['0;0 - p1:turn - 3:-:-:-', 'buffet-turn 16 3:-:-:-'],
  ['0;0 - p1:turn - x', 'buffet-turn 16 x'],
  ['0;0 - p1:turn - -1:-:-:-', 'buffet-turn 16 -1:-:-:-'],
  ['0;0 - p1:turn - 1:-:-:-1.ham', 'buffet-turn 16 1:-:-:-1.ham'],
  ['0;0 - p1:turn - 1:ham:-:-', 'buffet-turn 16 1:ham:-:-'],
  ['0;0 - p1:turn - 1:lettuce:-:-', 'buffet-turn 16 1:lettuce:-:-'],
  ['0;0 - p1:turn - 1:-:1:-', 'buffet-turn 16 1:-:1:-'],
  ['0;0 - p1:turn - 1:-:-:3.ham.egg', 'buffet-turn 16 1:-:-:3.ham.egg'],
  ['0;0 - p1:turn - 1:-:-:1.hat', 'buffet-turn 16 1:-:-:1.hat'],
  ['0;0 - p1:turn - 1:-:-:x.ham', 'buffet-turn 16 1:-:-:x.ham'],
  ['0;0 - p1:turn - 1:-:-:-:-', 'buffet-turn 16 1:-:-:-:-'],
  ['0;0 - p1:rescue', 'buffet-turn 0 '],
  ['0;0 - p1:rescue - -', 'buffet-turn 18 -'],
  ['0;0 - p1:rescue - 1:-:-:-', 'buffet-turn 18 1:-:-:-'],
  ['0;0 - p1:rescue - 1:-:-:1.ham!', 'buffet-turn 18 1:-:-:1.ham!'],
  ['0;0 - p1:rescue - 1:-:-:1.ham+0.egg', 'buffet-turn 18 1:-:-:1.ham+0.egg'],
  ['0;0 - p1:turn - - more', 'position-rest 18 more'],
] as const) {
  test(`the position "${wrong}" is refused with ${expected}`, () => {
    const read = buffetBoss.parsePosition(wrong, optionsOf(options));
    assert.equal(mistake(read), expected);
    assert.ok(!read.ok);
    assert.deepEqual(read.error.expected, RIGHT[read.error.code]);
  });
}

for (const [given, expected, options = ''] of [
  ['0', `0/-/-/- - p1:over:1:p1 ${FULL} -`],
  [
    '0/-;1400/lettuce/p-1//0,0,0.-1,2,-3',
    `0/-/-/-;1400/lettuce/p-1/-/0,0,0.-1,2,-3 - p1:over:1:p1 m${FULL.slice(1)} -`,
  ],
  ['0/-/-/x.x;0/-/-/B3!.x', `0/-/-/x.x;0/-/-/B3!.x - p1:over:1:p1 ${FULL} -`],
  ['0;0 -', `0/-/-/-;0/-/-/- - p1:turn:1:p1 ${FULL} -`],
  ['0//;0', `0/-/-/-;0/-/-/- - p1:over:1:p1 ${FULL} -`],
  ['0;0 - p1:turn - 1', `0/-/-/-;0/-/-/- - p1:turn:1:p1 ${FULL} 1:-:-:-`],
  ['0;0 - p2:settle - 0:lettuce', `0/-/-/-;0/-/-/- - p2:settle:1:p1 m${FULL.slice(1)} 0:lettuce:-:-`],
  ['0;0 lettuce.lettuce.egg', `0/-/-/-;0/-/-/- lettuce.lettuce.egg p1:turn:1:p1 02222m${FULL.slice(6)} -`],
  ['0;0 - p2:settle - 1:lettuce:-:-', `0/-/-/-;0/-/-/- - p2:settle:1:p1 m${FULL.slice(1)} 1:lettuce:-:-`],
  ['0;0 - p2:settle - 0:egg!:-:-', `0/-/-/-;0/-/-/- - p2:settle:1:p1 22222m${FULL.slice(6)} 0:egg!:-:-`],
  ['9/egg;0 - p1:turn - 0:-:1:-', `9/egg/-/-;0/-/-/- - p1:turn:1:p1 22222m${FULL.slice(6)} 0:-:1:-`],
  ['9/egg.egg.ham;0 - p1:turn - 2:-:3.1:-', `9/egg.egg.ham/-/-;0/-/-/- - p1:turn:1:p1 222220222222222222m22 2:-:1.3:-`],
  [
    '0;0 - p1:turn - 0:-:-:2.lettuce.lettuce!+0.egg',
    `0/-/-/-;0/-/-/- - p1:turn:1:p1 02222m${FULL.slice(6)} 0:-:-:2.lettuce.lettuce!+0.egg`,
  ],
  ['0;0 - p1:rescue - 1:-:-:1.egg!.ham', `0/-/-/-;0/-/-/- - p1:rescue:1:p1 22222m222222222222m22 1:-:-:1.egg!.ham`],
  ['0;0 - p1:rescue - 1:-:-:1.egg+1.ham', `0/-/-/-;0/-/-/- - p1:rescue:1:p1 22222m222222222222m22 1:-:-:1.egg+1.ham`],
  ['0;0 - p2:lost', `0/-/-/-;0/-/-/- - p2:lost:1:p1 ${FULL} -`, 'version=all'],
  ['0;0 - p2:first:6:p2', `0/-/-/-;0/-/-/- - p2:first:6:p2 ${FULL} -`, 'version=all,level=buffet'],
] as const) {
  test(`the position "${given}" is read, and written as "${expected}"`, () => {
    assert.equal(text(position(given, options)), expected);
  });
}

test('a position takes its parts from their places in the text, and draws nothing by itself', () => {
  const { rng, rules, hand, handSaved, saved, falls } = position('0;0 - p2:settle - 1:ham!:-:1.egg!.squid');
  assert.deepEqual(
    { rng, rules, hand, handSaved, saved, falls },
    {
      rng: [1, 1],
      rules: { players: 2, version: 'lunch', level: 'snack', firstCharacters: true },
      hand: 18,
      handSaved: true,
      saved: [],
      falls: [
        {
          left: 1,
          pieces: [
            { food: 5, spent: true },
            { food: 3, spent: false },
          ],
        },
      ],
    },
  );
});

const MOVES: readonly (readonly [string, BuffetBossMove, readonly string[]])[] = [
  ['lettuce', { kind: 'take', food: 0 }, ['line:2']],
  ['adjust', { kind: 'adjust' }, ['p2']],
  ['end', { kind: 'end' }, ['end']],
  ['late', { kind: 'late' }, ['late']],
  ['save:2', { kind: 'save', index: 1 }, ['fallen:2']],
  ['first:p1', { kind: 'first', seat: 0 }, ['p1']],
  ['reveal:B1', { kind: 'reveal', card: 0 }, ['character:B1']],
  ['reveal:A3', { kind: 'reveal', card: 17 }, ['character:A3']],
  ['~egg', { kind: 'show', food: 5, marked: false }, []],
  ['~lettuce2', { kind: 'show', food: 0, marked: true }, []],
  ['~9/-', { kind: 'settle', height: 9, contacts: [], fell: [], poses: [], action: '' }, []],
  [
    '~9/p-2.1-2/3/1,-2,3/d-1,2',
    { kind: 'settle', height: 9, contacts: [[0, 2], [1, 2]], fell: [3], poses: [[1, -2, 3]], action: 'd-1,2' }, // prettier-ignore
    [],
  ],
];

test('each kind of move is read as it is written, with the places that it touches', () => {
  const state = position('0;0 ham.lettuce p2:turn');
  for (const [token, move, places] of MOVES) {
    assert.deepEqual(buffetBoss.parseMove(state, token), { ok: true, value: move });
    assert.equal(buffetBoss.moveText(state, move), token);
    assert.deepEqual(buffetBoss.placesOfMove(state, move), places, token);
  }
  const read = (token: string) => {
    const parsed = buffetBoss.parseMove(state, token);
    return parsed.ok ? buffetBoss.moveText(state, parsed.value) : 'none';
  };
  assert.equal(read('~9//3.1.2'), '~9/-/1.2.3', 'numbers in any order, fields left empty');
  assert.equal(read('~9/2-1.p-2.1-p'), '~9/p-1.p-2.1-2');
  assert.equal(read('~9/-/-'), '~9/-');
  assert.equal(read('~9/-///-'), '~9/-');
  assert.equal(read('first'), 'first:p1');
  assert.equal(read('~lettuce'), '~lettuce2', 'the one that is left');
  assert.equal(read('~egg2'), '~egg2');
});

test('a text that is not a move is refused with an example of every kind', () => {
  const state = newGame('players=3,version=all', 2);
  const bad = [
    '',
    'hat',
    ':',
    ':1',
    'x:1',
    'take:1',
    'save:0',
    'save:01',
    'save:1x',
    'save:',
    'first:',
    'first:p6',
    'reveal:',
    'reveal:A4',
    '~',
    '~2',
  ];
  const worse = [
    '~x/-',
    '~-1/-',
    '~1',
    '~1/-/x',
    '~1/-/2.x',
    '~1/-/0',
    '~1/-/1.1',
    '~1/x-1',
    '~1/p-p',
    '~1/0-1',
    '~1/1-2-3',
    '~1/1-0',
  ];
  const worst = [
    '~1/-/-/1,2',
    '~1/-/-/1,2,3,4',
    '~1/-/-/1,x,3',
    '~1/-/-/1,2,x',
    '~1/-/-/x,2,3',
    '~1/-/-/-0,2,3',
    '~1/-/-/-/-1',
    '~1/-/-/-/d',
    '~1/-/-/-/d1,x',
    '~1/-/-/-/dx,1',
    '~1/-/-/-/1',
    '~1/-/-/-/D1',
    '~1/-/-/-/-/-',
  ];
  for (const token of [...bad, ...worse, ...worst]) {
    const read = buffetBoss.parseMove(state, token);
    assert.equal(mistake(read), `buffet-move 0 ${token}`);
    assert.deepEqual(read.ok ? [] : read.error.expected, [
      'ham',
      'adjust',
      'end',
      'save:1',
      'late',
      'first:p2',
      'reveal:B12',
      '~ham',
      '~1234/p-1.1-2/3',
    ]);
  }
});

test('the texts of places of all seats end at their ends', () => {
  for (const [place, end] of [
    ['p1:12>', 5],
    ['p3:4', 4],
    ['p4:1', 4],
    ['p5:1', 4],
    ['p1', 2],
    ['p5', 2],
    ['p1:', 2],
    ['p6:1', -1],
    ['character:B1', 12],
    ['character:A3 ', 12],
    ['character:', -1],
    ['charactex:B1', -1],
    ['fallen:', -1],
    ['lines:1', -1],
  ] as const)
    assert.equal(buffetBoss.scanPlace(place, 0), end, place);
});
