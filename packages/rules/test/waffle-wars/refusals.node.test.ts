/** What Waffle Wars refuses, and why: each reason with its rule, its places and what its sentence needs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Values } from '../../src/core/contract.js';
import { SPACE_NAMES } from '../../src/waffle-wars/components.js';
import { waffleWars } from '../../src/waffle-wars/index.js';
import { fullMove, fullPosition, tokensOf } from './table.js';

/** Position, move, `RULE code`, places, values. */
type Refused = readonly [position: string, token: string, why: string, places: string, values?: Values | undefined];

/** Checks that a move is refused for a reason and, of two reasons, for the one that is told first. */
function check(list: readonly Refused[], options: string): void {
  for (const [text, token, why, places, values = {}] of list) {
    const state = fullPosition(text, options);
    const [rule, code] = why.split(' ');
    const played = waffleWars.play(state, fullMove(state, token));
    const expected = { rule, code, places: places === '' ? [] : places.split(' '), values };
    assert.deepEqual(played.ok ? 'accepted' : played.error, expected, `${token} at ${text} ${options}`);
    assert.ok(!tokensOf(state).includes(token), `${token} is listed as legal at ${text} ${options}`);
  }
}

/** A board of 6x6 with `arcade=on`: hands of 9, and whatever power-ups are left. */
const arcade = (list: readonly Refused[], options = ''): void =>
  check(
    list.map(([board, ...rest]): Refused => [/ /.test(board) ? board : `${board} s 9,9 -`, ...rest]),
    `arcade=on${options}`,
  );

const OCCUPIED: Refused = ['6/6/2b3/2s3/6/6 s 17,17 -', 'c3', 'WW-6 occupied', 'c3'];

/** Refusals of placements and jumps that are the same whether a game has modes or not. */
const PLAIN: readonly Refused[] = [
  OCCUPIED,
  ['6/6/2b3/2s3/6/6 s 17,17 -', 'c4', 'WW-6 occupied', 'c4'],
  ['6/6/2b3/2s3/6/6 b 17,17 first', 'c4', 'WW-6 occupied', 'c4'],
  ['6/6/2b3/2s3/6/6 s 0,17 -', 'a1', 'WW-11 hand-empty', 'a1'],
  ['6/6/2b3/2s3/6/6 s 17,17 first', 'a1', 'WW-4 corner', 'a1'],
  ['6/6/2b3/2s3/6/6 s 17,17 first', 'f6', 'WW-4 corner', 'f6'],
  ['6/6/6/6/6/sss3 b 15,16 -', 'a2', 'WW-13 locked', 'a2 a1 b1 c1', { quadrant: 'a1-c3', owner: 'strawberries' }],
  ['6/bb4/bb1s2/6/6/6 s 9,9 -', 'c6', 'WW-13 locked', 'c6 a4 b4 a5 b5', { quadrant: 'a4-c6', owner: 'blueberries' }],
  ['6/6/6/3s2/4s1/5s b 9,9 -', 'e3', 'WW-13 locked', 'e3 f1 e2 d3', { quadrant: 'd1-f3', owner: 'strawberries' }],
  ['5b/5b/s4b/6/6/6 s 9,9 -', 'd6', 'WW-13 locked', 'd6 f4 f5 f6', { quadrant: 'd4-f6', owner: 'blueberries' }],
  ['6/6/6/bbb3/6/sss3 s 9,9 -', 'b2', 'WW-15 civil-war', 'b2 a1 b1 c1 a3 b3 c3', { quadrant: 'a1-c3' }],
  ['3bbb/6/3sss/6/6/6 b 9,9 -', 'd5', 'WW-15 civil-war', 'd5 d4 e4 f4 d6 e6 f6', { quadrant: 'd4-f6' }],
  ['6/6/2s3/1bs3/2b3/2b3 s 9,9 -', 'd4xf6', 'WW-7 no-piece', 'd4 f6', { over: 'e5' }],
  ['6/6/2s3/1bs3/2b3/2b3 s 9,9 -', 'b3xd3', 'WW-7 not-your-piece', 'b3 d3', { over: 'c3' }],
  ['6/6/2s3/1bs3/2b3/2b3 s 9,9 -', 'c3xe3', 'WW-7 nothing-to-jump', 'c3 e3', { over: 'd3' }],
  ['6/6/2s3/1bs3/2b3/2b3 s 9,9 -', 'c3xc5', 'WW-7 own-piece', 'c3 c5', { over: 'c4' }],
  ['6/6/2s3/1bs3/2b3/2b3 s 9,9 -', 'c3xc1', 'WW-7 landing-taken', 'c3 c1', { over: 'c2' }],
  ['6/6/2s3/1bs3/2b3/2s3 s 9,9 -', 'c3xc1', 'WW-7 landing-taken', 'c3 c1', { over: 'c2' }],
  ['6/6/2s3/1bs3/2b3/2b3 s 9,9 -', 'c3xd5', 'WW-7 not-two-spaces', 'c3 d5', { over: '' }],
  ['6/6/2s3/1bs3/2b3/2b3 s 9,9 -', 'c3xd4', 'WW-7 not-two-spaces', 'c3 d4', { over: '' }],
  // Also where nothing else is wrong with the jump
  ['6/6/6/1b4/6/s5 s 9,9 -', 'a3xc3', 'WW-7 no-piece', 'a3 c3', { over: 'b3' }],
  ['6/6/6/1bb3/6/s5 s 9,9 -', 'b3xd3', 'WW-7 not-your-piece', 'b3 d3', { over: 'c3' }],
  // Blueberries may begin in a corner, if it is not locked
  ['6/6/6/6/sss3/6 b 9,9 first', 'a1', 'WW-13 locked', 'a1 a2 b2 c2', { quadrant: 'a1-c3', owner: 'strawberries' }],
  ['6/6/6/6/6/sssss1 b 9,0 -', 'c3', 'WW-18 game-over', ''],
  ['6/6/4b1/2sb2/6/6 s 9,9 -', 'c3xe3xe5', 'WW-10 one-jump', 'c3 e3 e5'],
  ['6/6/6/6/6/b5 s 0,5 -', 'c3', 'WW-22 game-over', ''],
  ['6/6/6/6/6/bbbbb1 s 9,9 -', 'c3', 'WW-18 game-over', ''],
  ['6/6/6/6/6/bbbbbb s 9,9 -', 'c3', 'WW-20 game-over', ''],
  ['6/6/6/bbb3/bbb3/bbb3 s 9,9 -', 'f6', 'WW-21 game-over', ''],
  ['bb4/bb4/6/6/bb2bb/bb2bb s 9,9 -', 'c3', 'WW-17 game-over', ''],
];

/** Of a refused jump a game with modes names the piece jumped over only where that is the reason. */
const withoutOver = ([text, token, why, places, values]: Refused): Refused => {
  const isAbout = /nothing-to-jump|own-piece/.test(why);
  return values && 'over' in values && !isAbout ? [text, token, why, places] : [text, token, why, places, values];
};

test('WW-4 to WW-22 the refusals of a duel, with their reasons and places', () => {
  check(PLAIN, '');
});

test('WW-4 to WW-22 a game with modes has the same refusals', () => {
  check(PLAIN.map(withoutOver), 'slide=all');
  check(PLAIN.map(withoutOver), 'arcade=on');
});

const REPLY = 'b1bbb1/1s4/1s4/1s4/1s2s1/1s4 b 12,14 reply';

test('WW-24 moves that cannot be the reply, with their reasons and places', () => {
  const list: readonly Refused[] = [
    [REPLY, 'f1', 'WW-24 reply-must-win', 'f1'],
    [REPLY, 'b5', 'WW-6 occupied', 'b5'],
    ['b1bbbb/1s4/1s4/1s4/1s2s1/1s4 b 12,14 reply', 'a6xa4', 'WW-7 nothing-to-jump', 'a6 a4', { over: 'a5' }],
    ['b1bbbb/1s4/1s4/1s4/1s2s1/1s4 b 12,14 reply', 'a6xc4', 'WW-24 reply-by-placement', 'a6 c4'],
  ];
  check(list, '');
  // A game with modes points at where the move ends
  check(
    list.map(([text, token, why, places, values]): Refused => {
      return [text, token, why, why.startsWith('WW-24') ? places.slice(-2) : places, values];
    }),
    'slide=all',
  );
  const any: Refused = ['b1bbbb/1s4/1s4/1s4/1s2s1/1s4 b 12,14 reply', 'a6xc4', 'WW-24 reply-must-win', 'c4'];
  check([any], 'reply=any');
  check([any, [any[0], 'c4>c6', 'WW-42 not-your-piece', 'c4 c6']], 'reply=any,slide=all');
});

test('WW-42 WW-50 a duel has no slides and no power-ups', () => {
  check(
    [
      ['6/6/6/2s3/6/6 s 9,9 -', 'c3>c6', 'WW-42 no-slides', 'c3 c6'],
      ['6/6/6/2sb2/6/6 s 9,9 -', '@swap:c3,d3', 'WW-50 no-arcade', 'c3 d3'],
    ],
    '',
  );
  check([['6/6/6/2sb2/6/6 s 9,9 -', '@swap:c3,d3', 'WW-50 no-arcade', 'c3 d3']], 'slide=all');
  check([['6/6/6/2s3/6/6 s 9,9 -', 'c3>c6', 'WW-42 no-slides', 'c3 c6']], 'slide=blueberries');
  check([['6/6/6/2b3/6/6 b 9,9 -', 'c3>c6', 'WW-42 no-slides', 'c3 c6']], 'slide=strawberries');
});

test('WW-40 WW-41 chains and jumps over own pieces are refused at the wrong jump', () => {
  check(
    [
      ['6/6/4b1/2sb2/6/6 s 9,9 -', 'c3xe3xe1', 'WW-7 nothing-to-jump', 'c3 e3 e1', { over: 'e2' }],
      ['6/6/4s1/2sb2/6/6 s 9,9 -', 'c3xe3xe5', 'WW-7 own-piece', 'c3 e3 e5', { over: 'e4' }],
      ['6/4s1/4b1/2sb2/6/6 s 9,9 -', 'c3xe3xe5', 'WW-7 landing-taken', 'c3 e3 e5'],
      ['6/6/4b1/2sb2/6/6 s 9,9 -', 'c3xe3xf6', 'WW-7 not-two-spaces', 'c3 e3 f6'],
      // A piece that was jumped over is gone, and so is the one that jumped from where it stood
      ['6/6/6/2sb2/6/6 s 9,9 -', 'c3xe3xc3', 'WW-7 nothing-to-jump', 'c3 e3 c3', { over: 'd3' }],
      ['6/6/3b2/2sb2/2bb2/6 s 9,9 -', 'c3xe3xc5xc3', 'WW-7 nothing-to-jump', 'c3 e3 c5 c3', { over: 'c4' }],
    ],
    'double=strawberries',
  );
  check([['6/6/4s1/2ss2/6/6 s 9,9 -', 'c3xe3xe5', 'WW-10 one-jump', 'c3 e3 e5']], 'self=all');
  check([['6/6/6/2bb2/6/6 b 9,9 -', 'c3xe3', 'WW-7 own-piece', 'c3 e3', { over: 'd3' }]], 'self=strawberries');
});

test('WW-7 a jump that names no landing is refused where jumps may be chained, too', () => {
  for (const options of ['double=strawberries', 'arcade=on']) {
    const state = fullPosition('6/6/6/2sb2/6/6 s 9,9 -', options);
    const path = [SPACE_NAMES.indexOf('c3')];
    const played = waffleWars.play(state, { kind: 'jump', path });
    const told = played.ok ? 'accepted' : [played.error.rule, played.error.code, played.error.places];
    assert.deepEqual(told, ['WW-7', 'not-two-spaces', ['c3']], options);
  }
});

test('WW-42 slides that are refused', () => {
  check(
    [
      ['6/6/6/6/2sb2/6 s 9,9 -', 'd2>d6', 'WW-42 not-your-piece', 'd2 d6'],
      ['6/6/6/6/2sb2/6 s 9,9 -', 'f6>f4', 'WW-42 not-your-piece', 'f6 f4'],
      ['6/6/6/6/ss4/6 s 9,9 -', 'a2>a6', 'WW-42 not-at-a-divider', 'a2 a6'],
      ['6/6/6/6/2s3/6 s 9,9 -', 'c2>c5', 'WW-42 not-the-end', 'c2 c5'],
      ['6/6/6/6/2s3/6 s 9,9 -', 'c2>d2', 'WW-42 not-the-end', 'c2 d2'],
      ['6/6/6/6/2s3/6 s 9,9 -', 'c2>c2', 'WW-42 not-the-end', 'c2 c2'],
    ],
    'slide=all',
  );
});

test('WW-50 power-ups that are used up, unnecessary, or name too few or too many spaces', () => {
  arcade([
    ['6/6/6/2sb2/6/6 s 9,9 - 0,10', '@swap:c3,d3', 'WW-50 powers-spent', 'c3 d3'],
    ['6/6/4b1/2sb2/6/6', '@double-hop:c3xe3', 'WW-51 power-spaces', 'c3 e3'],
    ['6/6/4s1/2ss2/6/6', '@take-back:c3', 'WW-51 power-spaces', 'c3'],
    ['6/6/4s1/2ss2/6/6', '@take-back:c3xe3xe5', 'WW-51 power-spaces', 'c3 e3 e5'],
    ['6/6/6/6/2s3/6', '@river-slide:c2', 'WW-51 power-spaces', 'c2'],
    ['6/6/6/6/2s3/6', '@river-slide:c2>c6>d6', 'WW-51 power-spaces', 'c2 c6 d6'],
    ['6/6/6/6/6/bbb2s', '@gate-crash:a3,b3', 'WW-51 power-spaces', 'a3 b3'],
    ['6/6/6/6/1b4/s5', '@long-hop:a1', 'WW-51 power-spaces', 'a1'],
    ['6/6/6/6/1b4/s5', '@long-hop:a1xd4xf6', 'WW-51 power-spaces', 'a1 d4 f6'],
    ['6/6/6/2s3/6/6', '@sidestep:c3', 'WW-51 power-spaces', 'c3'],
    ['6/6/6/2s3/6/6', '@sidestep:c3>c4>c5', 'WW-51 power-spaces', 'c3 c4 c5'],
    ['6/6/6/2sb2/6/6', '@swap:c3', 'WW-51 power-spaces', 'c3'],
    ['6/6/6/2sb2/6/6', '@swap:c3,d3,e3', 'WW-51 power-spaces', 'c3 d3 e3'],
    ['6/6/6/2ss2/6/6', '@toothpick:c3,d3', 'WW-51 power-spaces', 'c3 d3'],
    ['6/6/6/6/6/6', '@second-helping:a1', 'WW-51 power-spaces', 'a1'],
    ['6/6/6/6/6/6', '@second-helping:a1,d1,f6', 'WW-51 power-spaces', 'a1 d1 f6'],
    ['6/6/6/2sb2/6/6', '@nibble:c3,d3', 'WW-51 power-spaces', 'c3 d3'],
  ]);
  arcade([['6/6/4b1/2sb2/6/6', '@double-hop:c3xe3xe5', 'WW-51 needless', 'c3 e3 e5']], ',double=strawberries');
  arcade([['6/6/6/2ss2/6/6', '@take-back:c3xe3', 'WW-51 needless', 'c3 e3']], ',self=strawberries');
  arcade([['6/6/6/6/2s3/6', '@river-slide:c2>c6', 'WW-51 needless', 'c2 c6']], ',slide=strawberries');
});

test('WW-51 hops, slides and steps that are refused', () => {
  arcade([
    ['6/6/4b1/2sb2/6/6', '@double-hop:c3xe3xe1', 'WW-7 nothing-to-jump', 'c3 e3 e1', { over: 'e2' }],
    ['6/6/6/2sb2/6/6', '@take-back:c3xe3', 'WW-51 not-own-piece', 'c3 e3', { over: 'd3' }],
    ['6/6/6/2s3/6/6', '@take-back:c3xe3', 'WW-7 nothing-to-jump', 'c3 e3', { over: 'd3' }],
    ['6/6/6/2sss1/6/6', '@take-back:c3xe3', 'WW-7 landing-taken', 'c3 e3'],
    ['6/6/6/2bbs1/6/6', '@take-back:c3xa3', 'WW-7 not-your-piece', 'c3 a3'],
    ['6/6/6/6/2s3/6', '@river-slide:c2>c5', 'WW-42 not-the-end', 'c2 c5'],
    ['6/6/6/6/1b4/s5', '@long-hop:b2xe5', 'WW-51 not-your-piece', 'b2 e5'],
    ['6/6/6/6/1b4/s5', '@long-hop:c3xf6', 'WW-51 not-your-piece', 'c3 f6'],
    ['6/6/6/6/1b4/s5', '@long-hop:a1xc3', 'WW-51 not-three-spaces', 'a1 c3'],
    ['6/6/6/6/6/s5', '@long-hop:a1xd4', 'WW-7 nothing-to-jump', 'a1 d4', { over: 'b2' }],
    ['6/6/6/2b3/6/s5', '@long-hop:a1xd4', 'WW-7 nothing-to-jump', 'a1 d4', { over: 'b2' }],
    ['6/6/6/6/1s4/s5', '@long-hop:a1xd4', 'WW-7 own-piece', 'a1 d4', { over: 'b2' }],
    ['6/6/6/2b3/1b4/s5', '@long-hop:a1xd4', 'WW-51 gap-taken', 'a1 d4'],
    ['6/6/6/2s3/1b4/s5', '@long-hop:a1xd4', 'WW-51 gap-taken', 'a1 d4'],
    ['6/6/3b2/6/1b4/s5', '@long-hop:a1xd4', 'WW-7 landing-taken', 'a1 d4'],
    ['6/6/3s2/6/1b4/s5', '@long-hop:a1xd4', 'WW-7 landing-taken', 'a1 d4'],
    ['6/6/6/2sb2/6/6', '@sidestep:d3>d4', 'WW-51 not-your-piece', 'd3 d4'],
    ['6/6/6/2sb2/6/6', '@sidestep:e3>e4', 'WW-51 not-your-piece', 'e3 e4'],
    ['6/6/6/2s3/6/6', '@sidestep:c3>c5', 'WW-51 not-one-space', 'c3 c5'],
    ['6/6/6/2s3/6/6', '@sidestep:c3>c3', 'WW-51 not-one-space', 'c3 c3'],
    ['6/6/6/5s/6/6', '@sidestep:f3>a4', 'WW-51 not-one-space', 'f3 a4'],
    ['6/6/6/2sb2/6/6', '@sidestep:c3>d3', 'WW-6 occupied', 'd3'],
    ['6/6/6/2ss2/6/6', '@sidestep:c3>d3', 'WW-6 occupied', 'd3'],
  ]);
});

test('WW-51 a piece with a Toothpick is not captured by any jump', () => {
  const list = (tail: string): readonly Refused[] => [
    [`6/6/6/2sb2/6/6 s 9,9 ${tail}`, 'c3xe3', 'WW-51 guarded', 'c3 e3', { over: 'd3' }],
    [`6/6/4b1/2sb2/6/6 s 9,9 ${tail}`, '@double-hop:c3xe3xe5', 'WW-51 guarded', 'c3 e3 e5', { over: 'd3' }],
    [`6/6/6/2sb2/6/6 s 9,9 ${tail}`, '@long-hop:c3xf3', 'WW-51 guarded', 'c3 f3', { over: 'd3' }],
    // The line over it has to be right before it is protected
    [`6/6/6/2sb1b/6/6 s 9,9 ${tail}`, '@long-hop:c3xf3', 'WW-51 guarded', 'c3 f3', { over: 'd3' }],
  ];
  arcade(list('- 10,10 -,d3'));
  // In doubles the pieces of either opponent
  const doubles = (guards: string): readonly Refused[] =>
    list(`- 10,10,10,10 ${guards}`).map(([text, ...rest]): Refused => [text.replace(' s 9,9', ' s2 9,9,9,9'), ...rest]);
  arcade(doubles('-,d3,-,-'), ',format=doubles');
  arcade(doubles('-,-,-,d3'), ',format=doubles');
});

test('WW-51 Gate-Crash, Swap, Toothpick, Second Helping and Nibble refused', () => {
  arcade([
    ['6/6/6/6/6/bbb2s', '@gate-crash:b1', 'WW-6 occupied', 'b1'],
    ['6/6/6/6/6/bbb2s s 0,9 -', '@gate-crash:a3', 'WW-11 hand-empty', 'a3'],
    ['6/6/6/6/b5/1bb3 s 9,9 first', '@gate-crash:a1', 'WW-4 corner', 'a1'],
    ['6/6/6/6/6/bbb2s', '@gate-crash:f6', 'WW-51 not-their-quadrant', 'f6'],
    ['6/6/6/6/6/sss3', '@gate-crash:a3', 'WW-51 not-their-quadrant', 'a3'],
    ['6/6/6/sss3/6/bbb3', '@gate-crash:a2', 'WW-51 not-their-quadrant', 'a2'],
    ['6/6/6/2ss2/6/6', '@swap:c3,d3', 'WW-51 not-both-sides', 'c3 d3'],
    ['6/6/6/2s3/6/6', '@swap:c3,d3', 'WW-51 not-both-sides', 'c3 d3'],
    ['6/6/6/3b2/6/6', '@swap:c3,d3', 'WW-51 not-both-sides', 'c3 d3'],
    ['6/6/6/2bb2/6/s5', '@swap:c3,d3', 'WW-51 not-both-sides', 'c3 d3'],
    ['6/6/6/2s1b1/6/6', '@swap:c3,e3', 'WW-51 not-adjacent', 'c3 e3'],
    ['6/6/b5/5s/6/6', '@swap:f3,a4', 'WW-51 not-adjacent', 'f3 a4'],
    ['6/6/6/2sb2/6/6', '@toothpick:d3', 'WW-51 not-your-piece', 'd3'],
    ['6/6/6/2sb2/6/6', '@toothpick:e3', 'WW-51 not-your-piece', 'e3'],
    ['6/6/6/2sb2/6/6', '@second-helping:c3,d4', 'WW-6 occupied', 'c3'],
    ['6/6/6/2sb2/6/6', '@second-helping:a1,d3', 'WW-6 occupied', 'd3'],
    ['5s/6/6/6/6/6 s 0,9 -', '@second-helping:a1,d3', 'WW-11 hand-empty', 'a1'],
    ['6/6/6/6/6/6 s 1,9 -', '@second-helping:a1,d3', 'WW-51 hand-short', 'a1 d3'],
    ['6/6/6/6/6/6 s 9,9 first', '@second-helping:b1,f6', 'WW-4 corner', 'f6'],
    ['6/6/6/6/6/6', '@second-helping:a1,c3', 'WW-51 same-quadrant', 'a1 c3'],
    ['6/6/6/6/6/6', '@second-helping:d4,f6', 'WW-51 same-quadrant', 'd4 f6'],
    ['6/6/6/6/6/1ss1s1', '@second-helping:a1,d1', 'WW-51 completes-win', 'a1 d1'],
    // One of the two is enough for a filled quadrant, and both together for a third quadrant
    ['6/6/6/sss3/sss3/ss4', '@second-helping:c1,f6', 'WW-51 completes-win', 'c1 f6'],
    ['1ss3/6/6/6/1ss3/1ss1ss', '@second-helping:d1,a6', 'WW-51 completes-win', 'd1 a6'],
    ['ss4/6/6/6/6/sss1ss', '@second-helping:d1,c6', 'WW-51 completes-win', 'd1 c6'],
    ['1ss3/6/6/1ss3/1ss3/4ss', '@second-helping:d1,a6', 'WW-51 completes-win', 'd1 a6'],
    [
      '6/6/6/6/6/bbb3',
      '@second-helping:a2,e5',
      'WW-13 locked',
      'a2 a1 b1 c1',
      { quadrant: 'a1-c3', owner: 'blueberries' },
    ],
    ['6/6/6/2s3/6/6', '@nibble:d3', 'WW-51 not-their-piece', 'd3'],
    ['6/6/6/2sb2/6/6', '@nibble:c3', 'WW-51 not-their-piece', 'c3'],
    ['6/6/6/2s1b1/6/6', '@nibble:e3', 'WW-51 not-beside-yours', 'e3'],
    ['6/6/6/b4s/6/6', '@nibble:a3', 'WW-51 not-beside-yours', 'a3'],
    ['6/6/6/2sbbb/6/6', '@nibble:d3', 'WW-51 in-a-shape', 'd3'],
  ]);
});
