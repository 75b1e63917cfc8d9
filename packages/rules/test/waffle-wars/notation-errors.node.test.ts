/** Each mistake in a position or move of Waffle Wars, modes included: its code, its place, what would be right, and what was found. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextError } from '../../src/core/contract.js';
import { waffleWars } from '../../src/waffle-wars/index.js';
import { fullGame, fullPosition } from './full-table.js';
import { rewritten } from '../fixtures/tokens.js';

/** A mistake as one line: code, offset, what was expected, and what was found. */
function told({ code, offset, expected, values = {} }: TextError): string {
  const named = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  return [`${code} ${offset}`, expected.join(' '), named.join(' ')].join(' | ');
}

/** What is wrong with a position under some options; `read` when nothing is. */
function wrong(text: string, options = ''): string {
  const read = waffleWars.parsePosition(text, waffleWars.optionsOf(fullGame(options)));
  return read.ok ? 'read' : told(read.error);
}

/** The position as it is written, under some options. */
const written = (text: string, options: string): string => waffleWars.positionText(fullPosition(text, options));

test('mistakes in the position of a duel', () => {
  const open = '6/6/6/6/6/6';
  assert.equal(wrong(''), `position-empty 0 | ${open} s 18,18 first | `);
  assert.equal(wrong(`${open} x`), 'side 12 | s b | found=x');
  for (const hands of ['18', '18,18,18', '37,0', '0,37', 'a,1', ',', '18,']) {
    assert.equal(wrong(`${open} s ${hands}`), `hands 14 | 18,18 | found=${hands}`);
  }
  assert.equal(wrong(`${open} s 36,36`), 'read');
  assert.equal(wrong(`${open} s 18,18 peace`), 'phase 20 | first - reply war | found=peace');
  assert.equal(wrong(`${open} s 18,18 draw`), 'phase 20 | first - reply war | found=draw');
  assert.equal(wrong(`${open} s 18,18 - more`), 'position-rest 22 |  | found=more');
  for (const phase of ['first', '-', 'war']) assert.equal(wrong(`${open} s 18,18 ${phase}`), 'read');
});

test('mistakes in the position of a game with modes', () => {
  const open = '6/6/6/6/6/6';
  assert.equal(wrong('', 'slide=all'), `position-empty 0 | ${open} | `);
  assert.equal(wrong('6/6', 'slide=all'), 'board-ranks 0 |  | found=2 wanted=6');
  assert.equal(wrong(`${open} s1`, 'slide=all'), 'side 12 | s b | found=s1');
  assert.equal(wrong(`${open} b`, 'format=doubles'), 'side 12 | s1 b1 s2 b2 | found=b');
  assert.equal(wrong(`${open} s1 9,9`, 'format=doubles'), 'hands 15 | 9,9,9,9 | found=9,9');
  assert.equal(wrong(`${open} s1 4,3,3,x`, 'format=doubles,hand=7'), 'hands 15 | 4,4,3,3 | found=4,3,3,x');
  assert.equal(wrong(`${open} s 9,9 x`, 'slide=all'), 'phase 18 | first - reply war | found=x');
  assert.equal(wrong(`${open} s 9,9 draw x`, 'slide=all'), 'position-rest 23 |  | found=x');
  assert.equal(wrong(`${open} s 9,9 - 10,10 -,- x`, 'arcade=on'), 'position-rest 30 |  | found=x');
  for (const powers of ['11,10', '10,11', '10', '10,10,10', 'x,10']) {
    assert.equal(wrong(`${open} s 9,9 - ${powers}`, 'arcade=on'), `powers 20 | 10,10 | found=${powers}`);
  }
  assert.equal(
    wrong(`${open} s1 9,9,9,9 - 10,10`, 'arcade=on,format=doubles'),
    'powers 25 | 10,10,10,10 | found=10,10',
  );
  for (const guards of ['-,c3', 'd3,-', 'c3,c3', 'c4,-', 'c3', '-', 'c3,-,-', 'c3,x', 'c33,-', 'x3,-', ',']) {
    assert.equal(wrong(`6/6/6/2sb2/6/6 s 9,9 - 10,10 ${guards}`, 'arcade=on'), `guards 29 | -,- | found=${guards}`);
  }
  assert.equal(wrong('6/6/6/2sb2/6/6 s 9,9 - 10,10 c3,d3', 'arcade=on'), 'read');
  assert.equal(
    wrong('6/6/6/2sb2/6/6 s1 9,9,9,9 - 9,9,9,9 -,-,d3,-', 'arcade=on,format=doubles'),
    'guards 36 | -,-,-,- | found=-,-,d3,-',
  );
});

test('WW-41 a side never has more pieces than the waffle and its hands hold', () => {
  assert.equal(wrong('6/6/6/6/6/s5 s 71,72', 'self=all'), 'read');
  assert.equal(wrong('6/6/6/6/6/s5 s 72,72', 'self=all'), 'hands 15 | 18,18 | found=72,72');
  assert.equal(wrong('6/6/6/6/6/b5 s 72,72', 'self=all'), 'hands 15 | 18,18 | found=72,72');
  assert.equal(wrong('6/6/6/6/6/6 s 72,73', 'self=all'), 'hands 14 | 18,18 | found=72,73');
  // In doubles both hands of a side together
  assert.equal(wrong('6/6/6/6/6/6 s1 36,36,36,36', 'format=doubles'), 'read');
  assert.equal(wrong('6/6/6/6/6/6 s1 37,36,36,36', 'format=doubles'), 'hands 15 | 9,9,9,9 | found=37,36,36,36');
  assert.equal(wrong('6/6/6/6/6/6 s1 36,36,36,37', 'format=doubles'), 'hands 15 | 9,9,9,9 | found=36,36,36,37');
});

test('what is left out of the position of a game with modes', () => {
  const board = '6/6/2b3/2sb2/6/6';
  assert.equal(written(board, 'slide=all'), `${board} s 17,16 -`);
  assert.equal(written(board, 'slide=all,hand=6'), `${board} s 5,4 -`);
  assert.equal(written('sbsbsb/bsbsbs/1s1b2/6/6/6', 'slide=all,hand=6'), 'sbsbsb/bsbsbs/1s1b2/6/6/6 s 0,0 -');
  assert.equal(written(`${board} b`, 'arcade=on'), `${board} b 17,16 - 10,10`);
  assert.equal(written(board, 'format=doubles'), `${board} s1 9,8,8,8 -`);
  assert.equal(written(`${board} b2 1,2,3,4`, 'format=doubles,arcade=on'), `${board} b2 1,2,3,4 - 10,10,10,10`);
  assert.equal(written(`${board} s 3,4 first`, 'slide=all'), `${board} s 3,4 first`);
  assert.equal(written(`${board} s 3,4 - 5,0`, 'arcade=on'), `${board} s 3,4 - 5,0`);
  assert.equal(written(`${board} s 3,4 - 5,0 -,-`, 'arcade=on'), `${board} s 3,4 - 5,0`);
  assert.equal(written(`${board} s 3,4 - 5,0 -,c4`, 'arcade=on'), `${board} s 3,4 - 5,0 -,c4`);
});

test('WW-43 a drawn game is written so, and what is won or waits for a reply is not drawn', () => {
  assert.equal(written('6/6/6/2sb2/6/6 s 3,4 draw', 'slide=all'), '6/6/6/2sb2/6/6 s 3,4 draw');
  assert.equal(waffleWars.outcome(fullPosition('6/6/6/2sb2/6/6 s 3,4 draw', 'slide=all'))?.by, 'repetition');
  assert.equal(waffleWars.outcome(fullPosition('6/6/6/6/6/bbbbb1 s 3,4 draw', 'slide=all'))?.by, 'five-in-a-row');
  assert.equal(waffleWars.outcome(fullPosition('6/6/6/6/6/sssss1 b 3,0 draw', 'slide=all'))?.by, 'five-in-a-row');
  assert.deepEqual(fullPosition('6/6/6/2sb2/6/6 s 3,4 -', 'slide=all').rng, [1, 1]);
  const reply = 'b1bbb1/1s4/1s4/1s4/1s2s1/1s4 b 12,14';
  assert.equal(written(`${reply} draw`, 'slide=all'), `${reply} reply`);
});

test('mistakes in moves', () => {
  const powers = '@double-hop: @take-back: @river-slide: @gate-crash: @long-hop: @sidestep: @swap: @toothpick:';
  const names = `${powers} @second-helping: @nibble:`;
  const mistakes: Readonly<Record<string, string>> = {
    '': 'move-space 0 | a1-f6 b2xd4 | found=',
    c7: 'move-space 0 | a1-f6 b2xd4 | found=c7',
    c3xg5: 'move-space 3 | a1-f6 b2xd4 | found=g5',
    c3xe5xz1: 'move-space 6 | a1-f6 b2xd4 | found=z1',
    'c2>c7': 'move-space 3 | a1-f6 | found=c7',
    'c2>c4>c6': 'move-spaces 0 | c2>c6 | found=c2>c4>c6',
    '@': `move-power 0 | ${names} | found=@`,
    '@swap': `move-power 0 | ${names} | found=@swap`,
    '@jump:c3': `move-power 0 | ${names} | found=@jump:c3`,
    '@swap:c3,d3:e3': `move-power 0 | ${names} | found=@swap:c3,d3:e3`,
    '@swap:': 'move-space 6 | a1-f6 | found=',
    '@swap:c3,d9': 'move-space 9 | a1-f6 | found=d9',
    '@sidestep:c3,c4': 'move-space 10 | a1-f6 | found=c3,c4',
    '@double-hop:b2xd4xf7': 'move-space 18 | a1-f6 | found=f7',
  };
  for (const [token, expected] of Object.entries(mistakes)) {
    const read = waffleWars.parseMove(fullGame('arcade=on,slide=all'), token);
    assert.equal(read.ok ? 'read' : told(read.error), expected, token);
  }
});

test('WW-51 only equal partners are written in one order', () => {
  const state = fullGame('arcade=on');
  const again: Readonly<Record<string, string>> = {
    '@swap:d3,c3': '@swap:c3,d3',
    '@swap:c3,d3': '@swap:c3,d3',
    '@second-helping:f6,a1': '@second-helping:a1,f6',
    '@swap:f6,c3,a1': '@swap:f6,c3,a1',
    '@sidestep:d4>c3': '@sidestep:d4>c3',
    '@long-hop:d4xa1': '@long-hop:d4xa1',
    '@toothpick:d4': '@toothpick:d4',
    'd4>a4': 'd4>a4',
  };
  for (const [token, expected] of Object.entries(again)) {
    assert.equal(rewritten(waffleWars, state, token), expected, token);
  }
});
