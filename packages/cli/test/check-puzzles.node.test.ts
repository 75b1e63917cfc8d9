import assert from 'node:assert/strict';
import { test } from 'node:test';
import { griddle } from './griddle.js';

const TWO = '[Game "Connect-4"]\n[Position "6/6/6/6/2bb2/2ss2 s"]\n';

test('a puzzle is judged as the page judges it, each fault in one sentence with its place', async () => {
  const cases: readonly (readonly [string, string, RegExp])[] = [
    [`${TWO}[Goal "win"]\n1. b1 a1`, 'goal-missed', /Line 3, character 8: The moves in this record don’t reach/],
    [`${TWO}[Goal "fun"]\n1. b1`, 'goal', /Unknown goal “fun”/],
    [
      `${TWO}[Goal "win 3"]\n1. b1 a1 2. e1`,
      'goal-number',
      /The goal is “win 3”, but the moves in this record win in 2/,
    ],
    [`${TWO}[Difficulty "6"]\n1. b1`, 'difficulty', /“6” must be a whole number from 1 to 5/],
    [`${TWO}[Goal "line"]\n`, 'no-solution', /has no solution/],
  ];
  for (const [text, code, sentence] of cases) {
    const { exit, err } = await griddle(['check', '-'], text);
    assert.equal(exit, 1, text);
    assert.match(err, sentence);
    const { out } = await griddle(['check', '-', '--json'], text);
    assert.equal((JSON.parse(out) as { error: { code: string } }).error.code, code);
  }
});

test('a second solution is a note: the puzzle stays valid', async () => {
  const text = `${TWO}[Goal "win 2"]\n1. b1 a1 2. e1`;
  const { exit, out } = await griddle(['check', '-'], text);
  assert.equal(exit, 0);
  assert.match(out, /valid, 1 game, 3 moves\n.*Move 1: “e1” reaches the goal as well as “b1”\. Add it/);
  const { out: json } = await griddle(['check', '-', '--json'], text);
  const { files } = JSON.parse(json) as { files: { games: { notes?: { code: string }[] }[] }[] };
  assert.deepEqual(
    files[0]?.games[0]?.notes?.map(({ code }) => code),
    ['second-solution'],
  );
});

test('a game that is no puzzle has no notes, and one solution has none', async () => {
  for (const text of [`${TWO}1. b1 a1`, `${TWO}[Goal "win 2"]\n1. b1 (1. e1 b1 2. f1) a1 2. e1`]) {
    const { exit, out } = await griddle(['check', '-', '--json'], text);
    assert.equal(exit, 0);
    assert.doesNotMatch(out, /notes/);
  }
});

test('a move that is in the solution and marked as a mistake is a note', async () => {
  const { exit, out } = await griddle(['check', '-'], `${TWO}[Goal "line"]\n1. b1? a1 2. e1`);
  assert.equal(exit, 0);
  assert.match(out, /Move 1, b1, is in the solution and marked as a mistake\. It counts as right\./);
});
