/** What the bonus games refuse, and why: each reason with its rule, its places and what its sentence needs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RuleViolation } from '../../src/core/contract.js';
import { at, gameOf, refusal } from '../fixtures/tokens.js';

/** Position, token, code, places and values of a refusal. */
type Refused = readonly [
  position: string,
  token: string,
  code: string,
  places?: string,
  values?: RuleViolation['values'],
  options?: string,
];

const REFUSED: Readonly<Record<string, Readonly<Record<string, readonly Refused[]>>>> = {
  snake: {
    'WW-70': [
      ['6/6/6/2s3/6/6 s c3,-', 'c3', 'occupied', 'c3'],
      ['5b/6/6/2s3/6/6 s c3,f6', 'f6', 'occupied', 'f6'],
      ['5b/6/6/2s3/6/6 s c3,f6', 'c5', 'not-next-to-last', 'c5 c3'],
      ['5b/6/6/2s3/6/6 b c3,f6', 'c4', 'not-next-to-last', 'c4 f6'],
      ['6/6/6/6/bb4/sb4 s a1,b2', 'c3', 'game-over'],
      ['6/6/6/6/bb4/sb4 s a1,b2', 'a1', 'game-over'],
    ],
  },
  'waffle-checkers': {
    'WW-71': [
      ['6/5b/6/2s3/6/6 s', 'd3>d4', 'not-your-piece', 'd3 d4'],
      ['6/5b/6/2s3/6/6 s', 'f5>f4', 'not-your-piece', 'f5 f4'],
      ['6/5b/6/2s3/6/6 s', 'f5xd3', 'not-your-piece', 'f5 d3'],
      ['6/5b/6/2s3/6/6 s', 'c3>c5', 'not-one-space', 'c3 c5'],
      ['6/5b/6/2s3/6/6 s', 'c3>c3', 'not-one-space', 'c3 c3'],
      ['6/5b/6/2s3/6/6 s', 'c3>c4>c5', 'not-one-space', 'c3 c4 c5'],
      ['6/5b/6/2ss2/6/6 s', 'c3>d3', 'landing-taken', 'c3 d3'],
      ['6/5b/6/2sb2/6/6 s', 'c3>d3', 'landing-taken', 'c3 d3'],
      ['6/5b/6/2sb2/6/6 s', 'c3xd3', 'not-two-spaces', 'c3 d3'],
      ['6/5b/3b2/2sb2/6/6 s', 'c3xe4', 'not-two-spaces', 'c3 e4'],
      ['6/5b/6/2s3/6/6 s', 'c3xe3', 'nothing-to-jump', 'c3 e3'],
      ['6/5b/6/2ss2/6/6 s', 'c3xe3', 'nothing-to-jump', 'c3 e3'],
      ['6/5b/6/2sbb1/6/6 s', 'c3xe3', 'landing-taken', 'c3 e3'],
      ['6/5b/6/2sbs1/6/6 s', 'c3xe3', 'landing-taken', 'c3 e3'],
      // What is wrong is told of the first jump that cannot be made, on the board after those before it
      ['6/5b/6/2sb2/6/6 s', 'c3xe3xe5', 'nothing-to-jump', 'c3 e3 e5'],
      ['6/5b/6/2sb2/6/6 s', 'c3xe3xc3', 'nothing-to-jump', 'c3 e3 c3'],
      ['6/4b1/4b1/2sb2/6/6 s', 'c3xe3xe5', 'landing-taken', 'c3 e3 e5'],
      ['6/5b/4b1/2sb2/6/6 s', 'c3xe3xe6', 'not-two-spaces', 'c3 e3 e6'],
      ['6/1bb3/s5/6/5b/6 s', 'a4xc6xc4', 'chain-is-over', 'a4 c6 c4'],
      ['6/1s4/6/b5/1ss3/6 b', 'a3xc1xc3', 'chain-is-over', 'a3 c1 c3'],
      ['s5/6/6/b5/6/6 b', 'a3>a4', 'game-over'],
      ['6/6/6/6/5s/b5 s', 'f2>f3', 'game-over'],
      ['6/6/6/b5/6/6 s', 'a3>a4', 'game-over'],
      ['6/5b/6/6/s5/6 s draw', 'a2>a3', 'game-over'],
    ],
  },
  'hostage-rescue': {
    'WW-72': [
      ['5s/6/6/1s4/6/b5 s:2', 'a3>a5', 'not-your-piece', 'a3 a5'],
      ['5s/6/6/1s1b2/6/b5 s:2', 'd3>d5', 'not-your-piece', 'd3 d5'],
      ['5s/6/6/1s4/6/b5 s:2', 'f6>f4', 'hostage-stays', 'f6 f4'],
      ['5s/6/6/1s2b1/6/b5 b:2', 'a1>a3', 'hostage-stays', 'a1 a3'],
      ['5s/6/6/1s4/6/b5 s:2', 'b3>d5', 'not-straight', 'b3 d5'],
      ['5s/6/6/1s4/6/b5 s:2', 'b3>c5', 'not-straight', 'b3 c5'],
      ['5s/6/6/1s4/6/b5 s:2', 'b3>b3', 'not-straight', 'b3 b3'],
      ['5s/6/6/5s/6/b5 s:1', 'f3>a4', 'not-straight', 'f3 a4'],
      ['5s/6/6/1s1s2/6/b5 s:2', 'b3>d3', 'landing-taken', 'b3 d3'],
      ['5s/6/6/s5/6/b5 s:2', 'a3>a1', 'landing-taken', 'a3 a1'],
      ['5s/5b/6/2s3/6/b5 b:1', 'f5>f6', 'landing-taken', 'f5 f6'],
      ['5s/6/6/1sb3/6/b5 s:2', 'b3>d3', 'over-opponent', 'b3 d3'],
      ['5s/6/6/1s1b2/6/b5 s:3', 'b3>e3', 'over-opponent', 'b3 e3'],
      ['5s/6/6/3bs1/6/b5 s:3', 'e3>b3', 'over-opponent', 'e3 b3'],
      ['5s/6/1b4/1s4/6/b5 s:2', 'b3>b5', 'over-opponent', 'b3 b5'],
      ['5s/6/6/1s4/1b4/b5 s:2', 'b3>b1', 'over-opponent', 'b3 b1'],
      ['5s/6/6/1s4/6/b5 s rescued', 'b3>b5', 'game-over'],
      ['5s/6/6/6/6/b5 s', '~2', 'game-over'],
    ],
    'WW-73': [
      ['5s/6/6/1s4/6/b5 s', 'b3>b5', 'roll-first'],
      ['5s/6/6/1s4/6/b5 s', 'pass', 'roll-first'],
      ['5s/6/6/1s4/6/b5 s:2', '~2', 'rolled-already'],
      ['5s/6/6/1s4/6/b5 s:2', '~1', 'rolled-already'],
      ['5s/6/6/1s4/6/b5 s:2', '~6', 'rolled-already'],
      ['5s/6/6/1s4/6/b5 s:2', 'pass', 'no-pass'],
      ['5s/6/6/1s4/6/b5 s:2', 'b3>b4', 'wrong-distance', 'b3 b4', { roll: 2 }],
      ['5s/6/6/1s4/6/b5 s:2', 'b3>e3', 'wrong-distance', 'b3 e3', { roll: 2 }],
      ['5s/1s4/6/6/6/b2s2 s:6-2 b5', 'd1>d2', 'wrong-distance', 'd1 d2', { roll: 2 }],
      ['5s/1s4/6/6/6/b2s2 s:6-2 b5', 'b5>d5', 'other-piece', 'b5 d5'],
    ],
    'WW-74': [
      ['5s/6/6/s5/6/b5 s:2', 'a3>a1', 'corner-closed', 'a3 a1', undefined, 'goal=flag'],
      ['5s/5b/6/6/1s4/b5 b:1', 'f5>f6', 'corner-closed', 'f5 f6', undefined, 'goal=flag'],
      ['6/6/6/s1s3/6/b5 s:2 - c3,-', 'a3>a1', 'corner-closed', 'a3 a1', undefined, 'goal=flag'],
    ],
  },
  'connect-four': {
    'WW-75': [
      ['b5/s5/b5/s5/b5/s5 s', 'a', 'column-full', 'a6'],
      ['3b2/3s2/3b2/3s2/3b2/3s2 s', 'd', 'column-full', 'd6'],
      ['6/6/6/6/bbb3/ssss2 b', 'f', 'game-over'],
      ['6/6/6/6/bbbb2/ssss2 b', 'f', 'game-over'],
      ['ssbbss/bbssbb/ssbbss/bbssbb/ssbbss/bbssbb s', 'a', 'game-over'],
      ['2b5/2s5/2b5/2s5/2b5/2s5/2b5/2s5 s', 'c', 'column-full', 'c8', undefined, 'size=8x8'],
      ['6b/6s/6b/6s/6b/6s s', 'g', 'column-full', 'g6', undefined, 'size=7x6'],
    ],
  },
  reversi: {
    'WW-76': [
      ['6/6/2sb2/2bs2/6/6 s', 'a1', 'flips-nothing', 'a1'],
      ['6/6/2sb2/2bs2/6/6 s', 'c5', 'flips-nothing', 'c5'],
      ['6/6/2sb2/2bs2/6/6 s', 'c3', 'occupied', 'c3'],
      ['6/6/2sb2/2bs2/6/6 s', 'd3', 'occupied', 'd3'],
      // Also where a piece there would turn others over
      ['6/6/6/6/6/sbs3 s', 'a1', 'occupied', 'a1'],
      ['6/6/6/6/6/bbs3 s', 'a1', 'occupied', 'a1'],
      ['6/6/2sb2/2bs2/6/6 s', 'pass', 'no-pass'],
      ['6/6/6/6/6/sbb3 b', 'd1', 'flips-nothing', 'd1'],
      ['6/6/6/6/6/sss3 b', 'pass', 'game-over'],
      ['8/8/8/8/8/8/8/7s s', 'h8', 'flips-nothing', 'h8', undefined, 'size=8x8'],
    ],
  },
};

for (const [id, rules] of Object.entries(REFUSED)) {
  const game = gameOf(id);
  for (const [rule, list] of Object.entries(rules)) {
    test(`${rule} ${id}: each refusal has its code and its places`, () => {
      for (const [position, token, code, places = '', values, options] of list) {
        const found = refusal(game, at(game, position, options), token);
        const expected: RuleViolation = { rule, code, places: places === '' ? [] : places.split(' ') };
        assert.deepEqual(found, values === undefined ? expected : { ...expected, values }, `${token} at ${position}`);
      }
    });
  }
}

test('WW-73 a roll beyond the faces of the die is refused', () => {
  const game = gameOf('hostage-rescue');
  const faces = [0, 7].map((roll) => game.play(at(game, '5s/6/6/1s4/6/b5 s'), { kind: 'roll', roll }));
  for (const played of faces) assert.equal(played.ok ? '' : played.error.code, 'no-such-face');
});
