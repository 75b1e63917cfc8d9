/** Waffle Checkers (WW-71). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waffleCheckers, type WaffleCheckersMove } from '../../src/waffle-checkers/index.js';
import { checkLaws, perft } from '@griddle/testkit';
import { after, at, legal, optionsOf, refusal } from '../fixtures/tokens.js';

const START = waffleCheckers.setup(optionsOf(waffleCheckers), 1);

test('WW-71 two rows of six a side, two empty rows between', () => {
  assert.equal(waffleCheckers.positionText(START), 'bbbbbb/bbbbbb/6/6/ssssss/ssssss s');
  assert.equal(legal(waffleCheckers, START).length, 16);
});

test('WW-71 a step goes one space in any of eight directions', () => {
  const state = at(waffleCheckers, '6/5b/6/2s3/6/6 s');
  assert.deepEqual(legal(waffleCheckers, state).sort(), [
    'c3>b2',
    'c3>b3',
    'c3>b4',
    'c3>c2',
    'c3>c4',
    'c3>d2',
    'c3>d3',
    'c3>d4',
  ]);
  assert.equal(refusal(waffleCheckers, state, 'c3>c5').code, 'not-one-space');
  assert.equal(refusal(waffleCheckers, state, 'f5>f4').code, 'not-your-piece');
});

test('WW-71 jumping is not forced, a chain may stop early, captured pieces leave', () => {
  const state = at(waffleCheckers, '6/6/2b3/6/b5/s5 s');
  assert.ok(legal(waffleCheckers, state).includes('a1>b1'));
  assert.ok(legal(waffleCheckers, state).includes('a1xa3'));
  const chain = at(waffleCheckers, '5b/6/3b2/6/1b4/s5 s');
  assert.ok(legal(waffleCheckers, chain).includes('a1xc3'));
  assert.ok(legal(waffleCheckers, chain).includes('a1xc3xe5'));
  assert.equal(waffleCheckers.positionText(after(waffleCheckers, chain, 'a1xc3xe5')), '5b/4s1/6/6/6/6 b');
});

test('WW-71 the first piece on the opponent’s back row wins, and ends a chain', () => {
  const state = at(waffleCheckers, '6/1b1b2/2s3/6/5b/6 s');
  assert.ok(legal(waffleCheckers, state).includes('c4xe6'));
  assert.equal(refusal(waffleCheckers, at(waffleCheckers, '6/1bb3/s5/6/5b/6 s'), 'a4xc6xc4').code, 'chain-is-over');
  const won = after(waffleCheckers, state, 'c4xa6');
  assert.deepEqual(waffleCheckers.outcome(won), { winners: [0], by: 'back-row', rule: 'WW-71' });
});

test('WW-71 a side without a move loses', () => {
  const stuck = after(waffleCheckers, at(waffleCheckers, '6/s1s3/ss4/bss3/ss4/s2s2 s'), 'd1>c1');
  assert.deepEqual(waffleCheckers.outcome(stuck), { winners: [0], by: 'stuck', rule: 'WW-71' });
});

test('WW-71 a position for the third time is a draw', () => {
  const state = at(waffleCheckers, '6/5b/6/6/s5/6 s');
  const twice = after(waffleCheckers, state, 'a2>a3 f5>f4 a3>a2 f4>f5 a2>a3 f5>f4 a3>a2');
  assert.equal(waffleCheckers.outcome(twice), undefined);
  const drawn = after(waffleCheckers, twice, 'f4>f5');
  assert.deepEqual(waffleCheckers.outcome(drawn), { winners: [], by: 'repetition', rule: 'WW-71' });
  assert.equal(waffleCheckers.outcome(at(waffleCheckers, waffleCheckers.positionText(drawn)))?.by, 'repetition');
});

test('WW-71 positions are remembered since the last capture', () => {
  const state = at(waffleCheckers, '6/5b/6/6/sb4/6 s');
  const seen = (tokens: string) => after(waffleCheckers, state, tokens).seen;
  assert.deepEqual(state.seen, ['6/5b/6/6/sb4/6 s']);
  assert.deepEqual(seen('a2>a3'), ['6/5b/6/6/sb4/6 s', '6/5b/6/s5/1b4/6 b']);
  assert.deepEqual(seen('a2>a3 f5>f4 a3xc1'), ['6/6/5b/6/6/2s3 b']);
});

test('WW-71 a chain without a jump is refused', () => {
  const state = at(waffleCheckers, '6/5b/6/2sb2/6/6 s');
  const why = (move: WaffleCheckersMove): string => {
    const played = waffleCheckers.play(state, move);
    return played.ok ? 'accepted' : played.error.code;
  };
  assert.equal(why({ kind: 'jump', path: [14] }), 'not-two-spaces');
  assert.equal(why({ kind: 'step', path: [14] }), 'not-one-space');
  for (const kind of ['jump', 'step'] as const) assert.equal(why({ kind, path: [] }), 'not-your-piece');
});

test('WW-71 the winner’s sheet names the pieces on the back row, or the stuck ones', () => {
  const lines = (position: string) => waffleCheckers.score(at(waffleCheckers, position)).map((sheet) => sheet.lines);
  const line = (code: string, ...places: readonly string[]) => [{ rule: 'WW-71', code, points: 0, places }];
  assert.deepEqual(lines('s1s3/5b/6/6/s5/6 b'), [line('back-row', 'a6', 'c6'), []]);
  assert.deepEqual(lines('6/5s/6/6/s5/1b3b s'), [[], line('back-row', 'b1', 'f1')]);
  assert.deepEqual(lines('6/s1s3/ss4/bss3/ss4/s1s3 b'), [line('stuck', 'a3'), []]);
  assert.deepEqual(lines('6/5b/6/6/s5/6 s'), [[], []]);
  assert.deepEqual(lines('6/5b/6/6/s5/6 s draw'), [[], []]);
  // Where a position has both there, who has moved comes first
  assert.deepEqual(lines('s5/6/6/6/6/5b b'), [line('back-row', 'a6'), []]);
  assert.deepEqual(lines('s5/6/6/6/6/5b s'), [[], line('back-row', 'f1')]);
  // Or who has one there at all
  assert.deepEqual(lines('s5/6/6/5b/6/6 s'), [line('back-row', 'a6'), []]);
  assert.deepEqual(waffleCheckers.outcome(at(waffleCheckers, '6/6/6/s5/6/5b b')), {
    winners: [1],
    by: 'back-row',
    rule: 'WW-71',
  });
  assert.deepEqual(waffleCheckers.outcome(at(waffleCheckers, '6/6/6/b5/6/6 s')), {
    winners: [1],
    by: 'stuck',
    rule: 'WW-71',
  });
});

/** A second count: boards as strings, moves found by trying every pair of spaces. */
function reference(board: string, side: string, depth: number): number {
  if (depth === 0) return 1;
  const goal = (text: string, who: string): boolean => (who === 's' ? text.slice(30) : text.slice(0, 6)).includes(who);
  if (goal(board, 's') || goal(board, 'b')) return 0;
  const other = side === 's' ? 'b' : 's';
  let count = 0;
  for (const next of referenceMoves(board, side, other)) count += depth === 1 ? 1 : reference(next, other, depth - 1);
  return count;
}

function replaced(board: string, changes: Readonly<Record<number, string>>): string {
  return [...board].map((letter, i) => changes[i] ?? letter).join('');
}

function referenceMoves(board: string, side: string, other: string): string[] {
  const found: string[] = [];
  const chain = (now: string, from: number): void => {
    const back = side === 's' ? from >= 30 : from < 6;
    if (now !== board && back) return;
    for (let to = 0; to < 36; to++) {
      const [dx, dy] = [(to % 6) - (from % 6), Math.floor(to / 6) - Math.floor(from / 6)];
      if (Math.max(Math.abs(dx), Math.abs(dy)) !== 2 || Math.abs(dx) === 1 || Math.abs(dy) === 1) continue;
      const over = (from + to) / 2;
      if (now[to] !== '.' || now[over] !== other) continue;
      const next = replaced(now, { [from]: '.', [over]: '.', [to]: side });
      found.push(next);
      chain(next, to);
    }
  };
  for (let from = 0; from < 36; from++) {
    if (board[from] !== side) continue;
    for (let to = 0; to < 36; to++) {
      const far = Math.max(Math.abs((to % 6) - (from % 6)), Math.abs(Math.floor(to / 6) - Math.floor(from / 6)));
      if (far === 1 && board[to] === '.') found.push(replaced(board, { [from]: '.', [to]: side }));
    }
    chain(board, from);
  }
  return found;
}

test('WW-71 perft agrees with a second, reference count', () => {
  const board = 'ssssssssssss............bbbbbbbbbbbb';
  for (const depth of [1, 2, 3, 4]) assert.equal(perft(waffleCheckers, START, depth), reference(board, 's', depth));
});

test('the laws of the contract hold', () => {
  for (let seed = 0; seed < 12; seed++)
    assert.deepEqual(checkLaws(waffleCheckers, optionsOf(waffleCheckers), seed), []);
});
