/** The moves of directed positions of games with modes, as the reference implementation finds them: each mode and each power-up at work. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waffleWars } from '../../src/waffle-wars/index.js';
import * as reference from './reference-modes.js';
import type { ReferenceModes, Twin } from './reference-modes.js';
import type { Side } from './reference-board.js';
import { fullPosition, tokensOf } from './table.js';

const BOTH: readonly Side[] = ['s', 'b'];
const PLAIN = { hand: 18, equity: 'on', reply: 'placement' } as const;
const ARCADE: ReferenceModes = { ...PLAIN, double: [], self: [], slide: [], arcade: true, doubles: false };
const ALL_MODES: ReferenceModes = { ...PLAIN, double: BOTH, self: BOTH, slide: BOTH, arcade: false, doubles: false };

/** The options that ask for modes, as far as they are used here. */
function optionText({ double, self, slide, arcade, doubles, reply }: ReferenceModes): string {
  const names = (sides: readonly Side[]) => (sides.length === 2 ? 'all' : sides[0] === 's' ? 'strawberries' : 'none');
  const modes = `double=${names(double)},self=${names(self)},slide=${names(slide)}`;
  return `${modes},reply=${reply},arcade=${arcade ? 'on' : 'off'},format=${doubles ? 'doubles' : 'duel'}`;
}

/** A whole position text as the reference implementation has it. */
function twinOf(text: string, options: ReferenceModes): Twin {
  const [board = '', player = '', hands = '', phase = '', powers, guards] = text.split(' ');
  const { order, ...start } = reference.start(options);
  const each = <T>(field: string, read: (part: string) => T) =>
    Object.fromEntries(field.split(',').map((part, seat) => [order[seat] ?? '', read(part)]));
  const rows = board.split('/').map((row) => row.replace(/\d/g, (run) => '.'.repeat(Number(run))));
  const pieces = rows.flatMap((row, at) => [...row].map((piece, file) => [`${'abcdef'.charAt(file)}${6 - at}`, piece]));
  const protectedBy = Object.entries(each(guards ?? '', String)).filter(([, space]) => space !== '' && space !== '-');
  return {
    ...start,
    order,
    pieces: Object.fromEntries(pieces.filter(([, piece]) => piece !== '.')) as Twin['pieces'],
    player,
    hands: each(hands, Number),
    phase: phase as Twin['phase'],
    powers: powers === undefined ? start.powers : each(powers, Number),
    guards: Object.fromEntries(protectedBy),
  };
}

const POSITIONS: readonly (readonly [tell: string, options: ReferenceModes, ...texts: string[]])[] = [
  [
    'chains, jumps over own pieces and slides',
    ALL_MODES,
    '6/6/4b1/2sb2/6/6 s 17,16 -',
    '6/2s3/2ss2/1bs1b1/2b3/6 b 9,9 -',
    'sbsbsb/6/6/6/6/bsbsbs s 0,0 -',
  ],
  [
    'chains and slides of Strawberries alone',
    { ...ALL_MODES, double: ['s'], self: ['s'], slide: ['s'] },
    '6/6/4b1/2sb2/2ss2/6 b 5,5 -',
    '6/6/4b1/2sb2/2ss2/6 s 5,5 -',
  ],
  [
    'power-ups among a few pieces',
    ARCADE,
    '6/6/4b1/2sb2/1ss3/6 s 2,2 - 3,3',
    '6/6/4b1/2sb2/1ss3/6 b 2,2 - 3,3 c3,-',
    '6/6/4b1/2sb2/1ss3/6 s 1,2 - 1,3 -,d3',
    '6/6/4b1/2sb2/1ss3/6 s 5,5 - 0,3',
    '6/6/4b1/2sb2/1ss3/6 s 3,3 first 3,3',
    '6/6/6/6/sss3/6 b 2,2 first 3,3',
    '6/6/6/6/bbb3/6 s 2,2 first 3,3',
    '6/6/6/b5/sss3/6 b 2,2 - 3,3',
  ],
  [
    'power-ups among quadrants that are owned or in civil war',
    ARCADE,
    '3bbb/6/6/bbb3/6/sss2b s 2,2 - 3,3',
    'ss4/ss4/6/6/bb2s1/bb1s1s b 2,2 - 3,3',
    '1ss3/6/6/6/1ss3/1ss1ss s 3,3 - 3,3',
    '6/6/6/sss3/sss3/ss1bb1 s 3,3 - 3,3',
    // Second helpings may not complete what a side does not have: a six, a second five, a quadrant, three of them
    'bbbbb1/6/6/6/s5/sssss1 s 9,9 war 3,3',
    'bbbbb1/6/6/6/ssss2/sssss1 s 9,9 war 3,3',
    'bbb1ss/bbb1ss/bbb3/6/ss2ss/ss2ss s 9,9 war 3,3',
  ],
  ['power-ups of a game with modes', { ...ALL_MODES, arcade: true }, '6/6/4b1/2sb2/1ss3/6 s 0,2 - 3,3'],
  [
    'power-ups in doubles',
    { ...ARCADE, doubles: true },
    '6/6/4b1/2sb2/1ss3/6 s2 2,2,2,2 - 3,3,3,3 b2,d3,-,-',
    '6/6/4b1/2sb2/1ss3/6 b1 2,0,2,2 - 3,3,3,3 -,-,c3,e4',
  ],
  [
    'replies of any kind',
    { ...ARCADE, reply: 'any', slide: BOTH },
    'bb1bb1/1s4/1s4/1s4/1s4/1sb3 b 9,9 reply 3,3',
    'bb1bb1/1s4/1s4/1s4/1s4/1sb3 b 9,0 reply 3,0',
  ],
];

for (const [tell, options, ...texts] of POSITIONS) {
  for (const text of texts) {
    test(`WW-40 to WW-51 ${tell}: the moves of ${text}`, () => {
      const state = fullPosition(text, optionText(options));
      assert.equal(waffleWars.positionText(state), text, 'a position is written as the game writes it');
      assert.deepEqual(tokensOf(state), reference.moves(twinOf(text, options)).sort());
    });
  }
}
