import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import { connectFour } from '@griddle/rules/connect-four/index.js';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { EN, explainRecordError, mergeMessages } from '@griddle/rules/messages/index.js';
import { GOALS, parseGoal } from '../../src/puzzle/puzzle.js';
import {
  answerOf,
  judge,
  lineMistake,
  puzzleOf,
  isSecondSolution,
  rivalsOf,
  secondSolution,
  solutionAfter,
  type Puzzle,
  type Verdict,
} from '../../src/puzzle/index.js';
import { pathOf, playText } from '@griddle/rules/replay/index.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { waffleCheckers } from '@griddle/rules/waffle-checkers/index.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { kitchen } from '../fixtures/buffet-fixtures.js';
import { loaded, started, value } from '../replay/helpers.js';

/** Three in a row, open at both ends. */
const ROW = connectFour.positionText(started(connectFour, 'b1 b2 c1 c2 d1 f1').state);

function puzzle<S extends BaseState, M>(game: Game<S, M>, text: string): Puzzle<S, M> {
  const session = loaded(game, text);
  const read = value(puzzleOf(session, text));
  session.moveTo(read.start);
  return read;
}

/** What is said to a move here, after which the board stands where it stood before. */
function tried<S extends BaseState, M>(read: Puzzle<S, M>, move: string): Verdict {
  const { session } = read;
  const at = pathOf(session.current);
  assert.ok(playText(session, move).ok, move);
  const verdict = judge(read, session.current);
  session.goTo(at);
  return verdict;
}

function sentence<S extends BaseState, M>(game: Game<S, M>, text: string): string {
  const read = puzzleOf(loaded(game, text), text);
  assert.ok(!read.ok, 'an error was expected');
  return explainRecordError(mergeMessages(EN), game.id, read.error);
}

test('a puzzle is solved by its line and by variations that are not marked as mistakes', () => {
  const read = puzzle(
    waffleWars,
    '[Position "6/6/6/6/6/6 s"]\n1. c3 (1. d4 {Just as good.}) (1. a1? b2 {Too far off.}) b2 2. d4',
  );
  assert.deepEqual(read.goal, { kind: 'line', of: '' });
  assert.equal(tried(read, 'c3'), 'right');
  assert.equal(tried(read, 'd4'), 'solved');
  assert.equal(tried(read, 'a1'), 'wrong');
  assert.equal(tried(read, 'f6'), 'wrong');
  assert.equal(solutionAfter(read, read.start)?.token, 'c3');
  for (const move of ['c3', 'b2']) assert.ok(playText(read.session, move).ok);
  assert.equal(tried(read, 'd4'), 'solved');
  assert.equal(tried(read, 'e5'), 'wrong');
});

test('a wrong try is still wrong when it is made again', () => {
  const read = puzzle(waffleWars, '[Position "6/6/6/6/6/6 s"]\n1. c3');
  assert.equal(tried(read, 'f6'), 'wrong');
  assert.equal(tried(read, 'f6'), 'wrong');
});

test('for the goal “win”, any immediate win is right', () => {
  const read = puzzle(
    connectFour,
    `[Position "${ROW}"]\n[Goal "win"]\n[Difficulty "1"]\n[Title "Close it"]\n[Theme "row"]\n1. e1`,
  );
  assert.deepEqual([read.difficulty, read.theme, read.length], [1, 'row', 1]);
  assert.equal(tried(read, 'e1'), 'solved');
  assert.equal(tried(read, 'a1'), 'solved');
  assert.equal(tried(read, 'd2'), 'wrong');
  const hardest = puzzle(connectFour, `[Position "${ROW}"]\n[Goal "win"]\n[Difficulty "5"]\n1. e1`);
  assert.equal(hardest.difficulty, 5);
});

test('another move that wins is right only where the rules can prove the goal', () => {
  for (const [goal, verdict] of [
    ['', 'wrong'],
    ['line', 'wrong'],
    ['rolls 1', 'wrong'],
    ['only', 'solved'],
    ['save 1', 'solved'],
  ]) {
    const read = puzzle(connectFour, `[Position "${ROW}"]\n[Goal "${goal}"]\n1. e1`);
    assert.deepEqual([tried(read, 'e1'), tried(read, 'a1')], ['solved', verdict], goal);
  }
});

test('every named goal is read, with its target, and other goals are refused', () => {
  const example = (goal: string): string => goal.replace('NUMBER', '2').replace('MOVE', 'c3').replace('PLACE', 'bag');
  for (const goal of GOALS.map(example)) {
    const [kind, of = ''] = goal.split(' ');
    assert.deepEqual(parseGoal(goal), { kind, of });
    assert.deepEqual(parseGoal(goal.replace(' ', '  ')), { kind, of }, 'two blanks are as good as one');
  }
  assert.deepEqual(parseGoal(''), { kind: 'line', of: '' });
  for (const goal of ['fun', 'save', 'rolls', 'legal', 'count', 'line 2', 'only 2', 'win c3', 'save c3', 'legal 2']) {
    assert.equal(parseGoal(goal), undefined, goal);
  }
});

test('any move is right for the goal “any”, and questions have one answer', () => {
  const any = puzzle(connectFour, '[Goal "any"]\n');
  assert.equal(tried(any, 'a1'), 'solved');
  const shown = puzzle(connectFour, '[Goal "any"]\n1. a1 b1 2. c1');
  assert.deepEqual([tried(shown, 'a1'), tried(shown, 'd1')], ['right', 'solved'], 'the way that is shown goes on');
  for (const move of ['a1', 'b1']) assert.ok(playText(shown.session, move).ok);
  assert.equal(tried(shown, 'c1'), 'solved');
  assert.equal(answerOf(shown), '', 'nothing but moves was asked for');
  const taken = '[Position "6/6/6/6/s5/6 b"]\n';
  const answers = ['c3', 'a2'].map((move) => answerOf(puzzle(waffleWars, `${taken}[Goal "legal ${move}"]\n`)));
  assert.deepEqual(answers, ['yes', 'no']);
  assert.equal(answerOf(puzzle(waffleCheckers, '[Goal "count b2"]\n')), '3');
  assert.equal(answerOf(puzzle(waffleCheckers, '[Goal "count a1"]\n')), '0');
  const twoWays = '[Position "b1bbbb/2bbbb/bb4/1bs3/sss2s/2ssss b"]\n[Goal "count b3"]\n';
  assert.equal(answerOf(puzzle(waffleCheckers, twoWays)), '4', 'b1 is reached by way of d3, too');
});

test('for the goal “points”, every way is right that scores as many as the solution', () => {
  const session = started(reversi);
  for (let ply = 0; ply < 7; ply++) {
    const [move] = reversi.legalMoves(session.state);
    assert.ok(move !== undefined && session.play(move).ok);
  }
  const [seat = 0] = reversi.toMove(session.state);
  const position = reversi.positionText(session.state);
  const points = (move: string): number => {
    const after = value(reversi.play(session.state, value(reversi.parseMove(session.state, move))));
    return reversi.score(after)[seat]?.total ?? 0;
  };
  const moves = reversi.legalMoves(session.state).map((move) => reversi.moveText(session.state, move));
  const best = moves.reduce((found, move) => (points(move) > points(found) ? move : found));
  const read = puzzle(reversi, `[Position "${position}"]\n[Goal "points"]\n${best}`);
  const right = moves.filter((move) => tried(read, move) === 'solved');
  assert.deepEqual(
    right,
    moves.filter((move) => points(move) === points(best)),
  );
  assert.ok(right.length < moves.length, 'not every move makes as many');
});

test('for the goal “points”, a turn of several moves is judged at its end, whatever way led there', () => {
  const read = puzzle(kitchen, '[Position "SB p1:take SB;SW 0,0 0,0,0"]\n[Goal "points"]\n1. t1 plate');
  assert.equal(tried(read, 't2'), 'open');
  assert.ok(playText(read.session, 't2').ok);
  assert.equal(tried(read, 'plate'), 'solved');
  assert.equal(tried(read, 'end'), 'wrong');
});

test('a turn of several moves is judged at its end', () => {
  const session = started(waffleTime, '', 5);
  const moves = waffleTime.legalMoves(session.state).map((move) => waffleTime.moveText(session.state, move));
  const position = waffleTime.positionText(session.state);
  const [first = '', other = ''] = moves;
  const after = started(waffleTime, first, 5);
  const [second = ''] = waffleTime.legalMoves(after.state).map((move) => waffleTime.moveText(after.state, move));
  const isOneTurn = waffleTime.toMove(after.state)[0] === waffleTime.toMove(session.state)[0];
  const read = puzzle(waffleTime, `[Position "${position}"]\n[Goal "points"]\n${first} ${second}`);
  assert.equal(tried(read, first), 'right');
  assert.equal(tried(read, other), isOneTurn ? 'open' : 'solved');
});

test('for food that has to stand each piece counts, and anything that falls is wrong', () => {
  const text = `[Position "0/-/-/- - p1:rescue:1:p1 - 0:-:-:2.ham.egg"]
[Goal "stands"]

save:1 ~150/p-1 save:1 ~300/p-1.1-2`;
  const read = puzzle(buffetBoss, text);
  const { session, start } = read;
  const after = (...moves: string[]): Verdict => {
    session.moveTo(start);
    for (const move of moves) assert.ok(playText(session, move).ok, move);
    return judge(read, session.current);
  };
  assert.equal(after('save:1', '~150/p-1'), 'right');
  assert.equal(after('save:1', '~150/p-1', 'save:1', '~300/p-1.1-2'), 'solved');
  assert.equal(after('save:2', '~90/p-1'), 'right', 'in any order');
  assert.equal(after('save:2', '~90/p-1', 'save:1', '~180/p-1.p-2'), 'solved', 'and anywhere');
  assert.equal(after('save:1', '~0/-/1'), 'wrong');
  assert.equal(after('save:1', '~150/p-1', 'save:1', '~100/p-2/1'), 'wrong', 'what fell for it counts no longer');
  assert.equal(after('save:1', '~150/p-1', 'late'), 'wrong', 'nothing more stands');
  assert.match(
    sentence(buffetBoss, text.replace('~300/p-1.1-2', '~0/-/1').replace('~150/p-1', '~0/-/1')),
    /don’t reach the goal “stands”/,
  );
});

test('food that also scores for a character counts as standing once', () => {
  const text = `[Position "0/-/-/B3! - p1:rescue:1:p1 - 0:-:-:2.ham.egg"]
[Goal "stands"]

save:1 ~150/p-1 save:1 ~300/p-1.1-2`;
  const read = puzzle(buffetBoss, text);
  for (const move of ['save:2', '~90/p-1', 'save:1', '~100/p-2/1']) assert.ok(playText(read.session, move).ok, move);
  assert.equal(judge(read, read.session.current), 'wrong', 'ham, which meat lovers like, for an egg');
});

test('an error in a puzzle is reported in one sentence with its place', () => {
  assert.equal(
    sentence(connectFour, `[Position "${ROW}"]\n[Goal "fun"]\n1. e1`),
    'Line 2, character 8: Unknown goal “fun”. Use line, win, win NUMBER, save NUMBER, only, rolls NUMBER, points, stands, any, legal MOVE or count PLACE.',
  );
  for (const goal of ['win 2', 'save 1', 'only', 'rolls 0']) {
    const text = `[Position "6/6/6/6/6/6 s"]\n[Goal "${goal}"]\n1. c3`;
    // A win has to be one; of the others the record tells what is right
    assert.equal(puzzleOf(loaded(waffleWars, text), text).ok, !goal.startsWith('win'), goal);
  }
  assert.match(sentence(connectFour, `[Position "${ROW}"]\n`), /This puzzle has no solution/);
  assert.match(sentence(connectFour, `[Position "${ROW}"]\n[Goal "win"]\n1. d2`), /don’t reach the goal “win”/);
  assert.match(
    sentence(connectFour, '[Goal "legal zz9"]\n'),
    /^Line 1, character 8: .*“zz9” is allowed, but that is not a move/,
  );
  assert.match(sentence(connectFour, '[Goal "count z9"]\n'), /“z9” can go, but that is not a place/);
  assert.match(sentence(connectFour, '[Difficulty "6"]\n1. d1'), /“6” must be a whole number from 1 to 5/);
});

test('chance moves before the first move of a seat belong to the position, and do not count as moves', () => {
  const read = puzzle(kitchen, '[Goal "any"]\n~S ~B 1. t1 end');
  assert.equal(read.seat, 0);
  assert.equal(pathOf(read.start), '0.0');
  assert.equal(read.length, 2);
  const marked = puzzle(kitchen, '~S ~B? {A pity.} 1. t1 end');
  assert.equal(tried(marked, 't1'), 'right', 'nobody has to answer for what the table does');
});

test('where no seat is to move there is no solution', () => {
  const over = connectFour.positionText(started(connectFour, 'a1 b1 a2 b2 a3 b3 a4').state);
  assert.match(sentence(connectFour, `[Position "${over}"]\n[Goal "any"]\n`), /It is nobody’s turn here/);
  assert.match(sentence(kitchen, '[Goal "any"]\n'), /It is nobody’s turn here/);
});

test('a right way that repeats the first moves of the solution is right', () => {
  const read = puzzle(waffleWars, '[Position "6/6/6/6/6/6 s"]\n1. c3 (1. c3 {Two ways.} d4 2. c1) d4 2. c2');
  for (const move of ['c3', 'd4']) assert.ok(playText(read.session, move).ok);
  assert.equal(tried(read, 'c2'), 'solved');
  assert.equal(tried(read, 'c1'), 'solved');
  assert.equal(tried(read, 'c5'), 'wrong');
  assert.equal(solutionAfter(read, read.session.current)?.token, 'c2', 'the main line stays the main one');
});

/** Two in the middle of a row: whoever adds a third at either side has two ends to win at. */
const TWO = '[Goal "win 2"]\n[Position "6/6/6/6/2bb2/2ss2 s"]\n';

test('a move that provably wins in the number asked for is right, and is told as a second solution', () => {
  const read = puzzle(connectFour, TWO + '1. b1 a1 2. e1');
  assert.equal(tried(read, 'e1'), 'solved');
  assert.equal(tried(read, 'a1'), 'wrong');
  const second = secondSolution(read, { left: 50000 });
  assert.deepEqual([second?.token, second?.instead.token], ['e1', 'b1']);
  assert.equal(secondSolution(read, { left: 10 }), undefined, 'nothing is claimed without a proof');
  const both = puzzle(connectFour, TWO + '1. b1 (1. e1 b1 2. f1) a1 2. e1');
  assert.equal(secondSolution(both, { left: 50000 }), undefined, 'both are in the record');
});

test('the moves that a second solution can begin with are all but those of the record and the last ones that win', () => {
  const read = puzzle(connectFour, TWO + '1. b1 (1. f1? a1) a1 2. e1');
  const rivals = rivalsOf(read);
  assert.deepEqual(
    rivals.filter(({ made }) => made === 1).map(({ token }) => token),
    ['a1', 'c3', 'd3', 'e1'],
  );
  assert.ok(rivals.every(({ made, token }) => made === 1 || token !== 'e1'));
  const proved = rivals.filter((rival) => isSecondSolution(read, rival, { left: 50000 }));
  assert.deepEqual(
    proved.map(({ token }) => token),
    ['e1'],
  );
});

test('a defence that provably holds is right', () => {
  const read = puzzle(connectFour, '[Goal "save 1"]\n[Position "6/6/6/6/6/sss3 b"]\n1. d1');
  assert.equal(tried(read, 'e1'), 'wrong');
  assert.equal(secondSolution(read, { left: 50000 }), undefined);
  const free = puzzle(connectFour, '[Goal "save 1"]\n[Position "6/6/6/6/6/ss4 b"]\n1. c1');
  assert.equal(tried(free, 'd1'), 'solved');
  assert.equal(secondSolution(free, { left: 50000 })?.token, 'a2');
});

test('the number of a win is the number of own moves in the record', () => {
  const text = TWO.replace('win 2', 'win 3') + '1. b1 a1 2. e1';
  const wrong = puzzleOf(loaded(connectFour, text), text);
  assert.ok(!wrong.ok);
  assert.deepEqual([wrong.error.code, wrong.error.values], ['goal-number', { found: 'win 3', count: 2 }]);
  assert.ok(puzzleOf(loaded(connectFour, text.replace('win 3', 'win 2'))).ok);
});

test('a move of the solution is right even if a variation marks it as a mistake', () => {
  const read = puzzle(waffleWars, '[Position "6/6/6/6/6/6 s"]\n1. c3 (1. c3? b2) b2 2. d4');
  assert.equal(tried(read, 'c3'), 'right');
  assert.equal(lineMistake(read)?.token, 'c3');
  const clean = puzzle(waffleWars, '[Position "6/6/6/6/6/6 s"]\n1. c3 (1. d4? b2) b2? 2. d4');
  assert.equal(tried(clean, 'd4'), 'wrong');
  assert.equal(lineMistake(clean), undefined, 'a reply of the others may be one');
});
