/** Snake (WW-70). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { snake } from '../../src/snake/index.js';
import { checkLaws, perft } from '@griddle/testkit';
import { after, at, legal, optionsOf, refusal } from '../fixtures/tokens.js';

const START = snake.setup(optionsOf(snake), 1);

test('WW-70 the first piece goes anywhere, and each later one next to its side’s last', () => {
  assert.equal(legal(snake, START).length, 36);
  const state = after(snake, START, 'c3 f6');
  assert.deepEqual(legal(snake, state).sort(), ['b2', 'b3', 'b4', 'c2', 'c4', 'd2', 'd3', 'd4']);
  assert.deepEqual(refusal(snake, state, 'e5'), { rule: 'WW-70', code: 'not-next-to-last', places: ['e5', 'c3'] });
  assert.equal(refusal(snake, state, 'f6').code, 'occupied');
});

test('WW-70 a side that cannot place loses', () => {
  const stuck = at(snake, '6/6/6/6/bb4/sb4 s a1,b2');
  assert.deepEqual(snake.outcome(stuck), { winners: [1], by: 'stuck', rule: 'WW-70' });
  assert.deepEqual(snake.toMove(stuck), []);
});

test('WW-70 the winner’s sheet names the stuck head, where there is one', () => {
  const lines = (position: string) => snake.score(at(snake, position)).map((sheet) => sheet.lines);
  const line = (places: readonly string[]) => [{ rule: 'WW-70', code: 'stuck', points: 0, places }];
  assert.deepEqual(lines('6/6/6/6/bb4/sb4 s a1,b2'), [[], line(['a1'])]);
  assert.deepEqual(lines('4sb/4ss/6/6/6/6 b e6,f6'), [line(['f6']), []]);
  assert.deepEqual(lines('6/6/6/6/b5/sb4 s a1,b1'), [[], []]);
  const full = 'sbsbsb/bsbsbs/sbsbsb/bsbsbs/sbsbsb/bsbsbs';
  assert.deepEqual(lines(`${full} s -,-`), [[], line([])]);
  assert.deepEqual(snake.outcome(at(snake, `${full} b -,-`)), { winners: [0], by: 'stuck', rule: 'WW-70' });
});

test('WW-70 the second player wins by point reflection', () => {
  let state = START;
  for (let turn = 0; snake.outcome(state) === undefined; turn++) {
    const moves = snake.legalMoves(state);
    const last = state.last[0] ?? 0;
    const move = state.turn === 0 ? moves[(turn * 7) % moves.length] : 35 - last;
    const played = snake.play(state, move ?? -1);
    assert.ok(played.ok, 'the mirrored space is always free');
    state = played.value;
  }
  assert.deepEqual(snake.outcome(state)?.winners, [1]);
});

/** A second count, with coordinates and a set of taken spaces. */
function reference(taken: ReadonlySet<string>, mine: string, theirs: string, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const file of 'abcdef') {
    for (const rank of '123456') {
      const name = file + rank;
      const far =
        mine === ''
          ? 0
          : Math.max(
              Math.abs(file.charCodeAt(0) - mine.charCodeAt(0)),
              Math.abs(Number(rank) - Number(mine.charAt(1))),
            );
      if (taken.has(name) || far > 1) continue;
      count += reference(new Set([...taken, name]), theirs, name, depth - 1);
    }
  }
  return count;
}

test('WW-70 perft agrees with a second, reference count', () => {
  for (const depth of [1, 2, 3, 4]) assert.equal(perft(snake, START, depth), reference(new Set(), '', '', depth));
});

test('the laws of the contract hold', () => {
  for (let seed = 0; seed < 20; seed++) assert.deepEqual(checkLaws(snake, optionsOf(snake), seed), []);
});
