import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { writeRecord } from '@griddle/rules/record/index.js';
import {
  addCall,
  addComment,
  annotate,
  childPath,
  isViolation,
  lineEnd,
  parentPath,
  pathContains,
  pathOf,
  playText,
  recordOf,
  setPosition,
  startSession,
} from '@griddle/rules/replay/index.js';
import { kitchen } from '../fixtures/buffet-fixtures.js';
import { snake } from '../fixtures/snake.js';
import { loaded, movesOf, playAll, started, value } from './helpers.js';

test('a move at the end of a line continues it; elsewhere it begins a variation or follows an existing one', () => {
  const session = started(snake, 'a1 d4 b1');
  assert.equal(pathOf(session.current), '0.0.0');
  session.goTo('0');
  playAll(session, 'd1');
  assert.equal(pathOf(session.current), '0.1');
  session.goTo('0');
  playAll(session, 'd4 b2');
  assert.equal(pathOf(session.current), '0.0.1');
  session.goTo('0');
  playAll(session, 'd1');
  assert.equal(pathOf(session.current), '0.1');
  assert.equal(movesOf(session), '1. a1 d4 (1... d1) 2. b1 (2. b2)');
});

test('a session that replaces drops the moves played on from there', () => {
  const session = started(snake, 'a1 d4 b1 c4');
  session.replaces = true;
  session.goTo('0.0');
  playAll(session, 'b1');
  assert.equal(movesOf(session), '1. a1 d4 2. b1 c4');
  session.goTo('0');
  playAll(session, 'd1');
  assert.equal(movesOf(session), '1. a1 d1');
  assert.ok(!session.canRedo());
});

test('a refused move says why and changes nothing', () => {
  const session = started(snake, 'a1 d4');
  const before = movesOf(session);
  const result = playText(session, 'c3');
  assert.ok(!result.ok && isViolation(result.error) && result.error.code === 'not-next-to-last');
  const unread = playText(session, 'z9');
  assert.ok(!unread.ok && !isViolation(unread.error) && unread.error.code === 'move-space');
  assert.equal(movesOf(session), before);
  assert.equal(pathOf(session.current), '0.0');
});

test('no move led to the start of a game', () => {
  const { root } = started(snake, 'a1');
  assert.deepEqual([root.token, root.move, root.parent], ['', undefined, undefined]);
});

test('steps: next, previous, first, last, plies and paths', () => {
  const session = loaded(snake, 'a1 d4 (d1 b1 (a2)) b2 c4');
  assert.equal(pathOf(session.current), '');
  assert.ok(!session.previous() && session.next() && session.next());
  assert.equal(pathOf(session.current), '0.0');
  session.last();
  assert.equal(pathOf(session.current), '0.0.0.0');
  assert.equal(session.current, lineEnd(session.root));
  assert.ok(!session.next());
  session.goToPly(3);
  assert.equal(pathOf(session.current), '0.0.0');
  session.goToPly(99);
  assert.equal(pathOf(session.current), '0.0.0.0');
  assert.ok(session.goTo('0.1.1'));
  assert.equal(session.current.token, 'a2');
  assert.ok(session.previous());
  assert.equal(pathOf(session.current), '0.1');
  for (const path of ['0.2', '1', '0.1.1.0', 'x', '0.', '.0', '00', '-1']) assert.ok(!session.goTo(path), path);
  assert.equal(pathOf(session.current), '0.1');
  session.first();
  assert.equal(pathOf(session.current), '');
});

test('paths: parent, child, and descendants', () => {
  assert.deepEqual([parentPath('0.0.1'), parentPath('3'), parentPath('')], ['0.0', '', '']);
  assert.deepEqual([childPath('', 2), childPath('0.1', 0)], ['2', '0.1.0']);
  assert.ok(pathContains('', '0.1') && pathContains('0.1', '0.1') && pathContains('0.1', '0.1.0'));
  assert.ok(!pathContains('0.1', '0.10') && !pathContains('0.1', '0') && !pathContains('0.1', ''));
});

test('redo returns to the last branch, also into a variation', () => {
  const session = loaded(snake, 'a1 d4 (d1 b1) b2');
  session.goTo('0.1.0');
  assert.ok(session.undo() && session.undo() && session.redo() && session.redo());
  assert.equal(pathOf(session.current), '0.1.0');
  assert.ok(!session.redo());
  session.first();
  assert.ok(session.redo());
  assert.equal(pathOf(session.current), '0');
});

test('a visit to another step does not change redo', () => {
  const session = loaded(snake, 'a1 d4 (d1 b1) b2');
  session.goTo('0.1');
  session.first();
  const { current } = session;
  session.last();
  session.moveTo(current);
  assert.equal(session.state, session.root.state);
  session.goTo('0.1.0');
  session.moveTo(session.root);
  assert.ok(session.redo() && session.redo());
  assert.equal(pathOf(session.current), '0.1');
});

test('with perfect information every move of a seat may be undone', () => {
  const session = started(snake, 'a1 d4 b1');
  assert.ok(session.undo() && session.undo() && session.undo());
  assert.ok(!session.canUndo() && !session.undo());
});

test('the table moves by itself as soon as it is to move, always alike for one seed', () => {
  const session = started(kitchen, 't1 end td', 5);
  const again = started(kitchen, 't1 end td', 5);
  assert.equal(kitchen.toMove(session.state)[0], 1);
  assert.equal(session.state.phase, 'serve');
  assert.equal(movesOf(session), movesOf(again));
  assert.match(movesOf(session), /^~[SBW] ~[SBW] 1\. t1 end ~[SBW] td ~[SBW]$/);
});

test('undo stops at a chance move', () => {
  const session = started(kitchen, 't1 end', 5);
  // The display was filled after `end`
  assert.ok(!session.canUndo());
  playAll(session, 't2');
  assert.ok(session.undo());
  assert.ok(!session.undo());
});

test('where hands are hidden, undo stops at the move of another seat', () => {
  // An empty bag: no table moves come between the seats
  const position = 'SB p1:take SB;SW 0,0 0,0,0';
  const session = value(startSession(kitchen, { players: 2 }, 1, position));
  playAll(session, 't1 plate end t2');
  assert.ok(session.undo());
  assert.ok(!session.canUndo(), 'the moves of the seat before stay');
  assert.ok(session.redo());
  assert.ok(session.undo());
  playAll(session, 't2 end');
  assert.ok(session.undo() && session.undo() && !session.undo());
});

test('chance moves stay with their step: coming back there draws nothing new', () => {
  const session = started(kitchen, 'td', 5);
  const shown = movesOf(session);
  session.goTo('0.0');
  playAll(session, 'td');
  assert.equal(movesOf(session), shown);
  session.goTo('0.0');
  playAll(session, 't1');
  session.goTo('0.0');
  playAll(session, 'td');
  assert.equal(pathOf(session.current), '0.0.0.0');
});

test('chance moves may come from outside', () => {
  const session = value(startSession(kitchen, { players: 2 }, -1));
  assert.equal(movesOf(session), '*');
  assert.ok(!playText(session, 't1').ok);
  playAll(session, '~S ~B td ~W end');
  assert.equal(movesOf(session), '~S ~B 1. td ~W end');
  assert.equal(kitchen.positionText(session.state), 'SB p2:take W;- 0,0 5,5,1');
});

test('some chance moves may come from outside while the table makes the others', () => {
  const options = { players: 2, version: 'lunch', level: 'snack', characters: 'first' };
  const session = value(startSession(buffetBoss, options, 3));
  session.awaits = ({ step }) => step === 'settle';
  const [food] = buffetBoss.legalMoves(session.state);
  assert.ok(food && session.play(food).ok);
  assert.equal(session.state.step, 'settle');
  assert.ok(playText(session, '~150/p-1').ok);
  assert.deepEqual(session.state.plates[session.state.turn]?.contacts, [[0, 1]]);
  // The last player of a round ends it, and the table lays out the next line by itself
  playAll(session, 'end');
  const [other] = buffetBoss.legalMoves(session.state);
  assert.ok(other && session.play(other).ok && playText(session, '~150/p-1').ok);
  playAll(session, 'end');
  assert.deepEqual([session.state.step, session.state.round, session.state.line.length], ['turn', 2, 3]);
});

test('a move that the rules have accepted is entered with its state, and the table continues', () => {
  const [played, entered] = [started(kitchen, 't1', 5), started(kitchen, 't1', 5)];
  for (const token of ['end', 'td', 'end', 't2']) {
    const move = value(kitchen.parseMove(entered.state, token));
    const after = value(kitchen.play(entered.state, move));
    assert.equal(entered.enter(move, after), entered.state);
    playAll(played, token);
    assert.deepEqual(entered.state, played.state);
  }
  assert.equal(movesOf(entered), movesOf(played));
  // Where nothing is drawn, the state is the very one that was given; a continuation that is known is gone into
  const session = started(snake, 'a1');
  const move = value(snake.parseMove(session.state, 'd4'));
  const after = value(snake.play(session.state, move));
  assert.equal(session.enter(move, after), after);
  session.previous();
  session.enter(move, value(snake.play(session.state, move)));
  assert.equal(session.state, after);
  assert.equal(movesOf(session), '1. a1 d4');
});

test('a chance move from outside leaves the generator as the table’s own would', () => {
  const options = { players: 2, version: 'lunch', level: 'snack', characters: 'first' };
  const session = value(startSession(buffetBoss, options, 3));
  session.awaits = ({ step }) => step === 'settle';
  const [food] = buffetBoss.legalMoves(session.state);
  assert.ok(food && session.play(food).ok);
  const before = session.state;
  const settled = value(buffetBoss.parseMove(before, '~150/p-1'));
  session.enter(settled, value(buffetBoss.play(before, settled)));
  assert.deepEqual(session.state.rng, buffetBoss.chanceMove(before).rng);
  assert.notDeepEqual(session.state.rng, before.rng);
});

test('a seat’s view of a session grows with it, and is at the same step', () => {
  const session = started(kitchen, 't1 end', 5);
  const seen = session.viewFor(0);
  const whole = (seat: number) => loaded(kitchen, writeRecord(recordOf(session, seat)));
  const check = (seat: number): void => {
    const view = session.viewFor(seat);
    assert.equal(movesOf(view), movesOf(whole(seat)));
    assert.equal(pathOf(view.current), pathOf(session.current));
  };
  const first = seen.root.next[0];
  playAll(session, 'td');
  addComment(session, { text: 'well taken', commands: [] });
  check(0);
  session.goTo('0.0');
  check(0);
  check(1);
  playAll(session, 't2');
  check(0);
  session.replaces = true;
  session.goTo('0.0');
  playAll(session, 'td');
  check(0);
  // The same session and the same steps, so that nothing is looked at twice
  assert.equal(session.viewFor(0), seen);
  assert.equal(seen.root.next[0], first);
  assert.equal(session.viewFor(-1), session);
  assert.notEqual(session.viewFor(1), seen);
  assert.equal(seen.viewFor(0), seen);
});

test('a position set by hand is a step like any other', () => {
  const session = started(snake, 'a1 d4');
  const set = setPosition(session, 's3/4/4/3b_s d1,a4');
  assert.ok(set.ok);
  assert.equal(session.current.token, '!set:s3/4/4/3b_s_d1,a4');
  playAll(session, 'c1');
  assert.equal(movesOf(session), '1. a1 d4 !set:s3/4/4/3b_s_d1,a4 2. c1');
  assert.equal(movesOf(loaded(snake, movesOf(session))), movesOf(session));
  assert.ok(session.undo() && session.undo());
  assert.equal(pathOf(session.current), '0.0');
  const wrong = setPosition(session, '5/4/4/4');
  assert.ok(!wrong.ok && wrong.error.code === 'board-piece');
  assert.equal(pathOf(session.current), '0.0');
});

test('the generator continues after a position set by hand', () => {
  const position = '-S p1:fill -;- 0,0 5,5,3';
  const tokens = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const session = started(kitchen, 't1 end', seed);
    value(setPosition(session, position));
    return session.current.token;
  });
  assert.ok(new Set(tokens).size > 1, tokens.join(' '));
});

test('a seed also works for a game from a position', () => {
  const from = (seed: number) =>
    movesOf(value(startSession(kitchen, { players: 2 }, seed, '-- p1:fill -;- 0,0 5,5,3')));
  assert.ok(new Set([1, 2, 3, 4, 5, 6].map(from)).size > 1);
  assert.equal(from(3), from(3));
});

test('comments, marks and calls', () => {
  const session = started(snake, 'a1 d4');
  addCall(session, 'waffling blueberries');
  addComment(session, { text: 'far away', commands: [] });
  assert.ok(annotate(session, '0', [{ text: 'a corner', commands: [] }], ['$1', '?!']));
  assert.ok(annotate(session, '', [{ text: 'go', commands: [] }]));
  assert.ok(!annotate(session, '1', []));
  assert.ok(!annotate(session, '0', [], ['<b>']));
  assert.ok(!annotate(session, '0', [], ['!?', '<b>']), 'one wrong mark is enough');
  assert.equal(movesOf(session), '{go} 1. a1! ?! {a corner} 1... d4 {[%call waffling blueberries]} {far away}');
});

test('the game names the callouts for the move that led to a step', () => {
  const session = value(startSession(kitchen, { players: 2 }, 1, 'SB p1:take SB;SW 0,0 0,0,0'));
  assert.deepEqual(session.termsOf(session.current), []);
  playAll(session, 't1 plate');
  assert.deepEqual(
    session.termsOf(session.current).map(({ code }) => code),
    ['breakfast'],
  );
});

test('a game from a position without a seed uses the generator of the position', () => {
  const options = initialOptions(snake.options);
  const text = '4/4/4/4 s';
  const { state } = value(startSession(snake, options, -1, text));
  assert.deepEqual(state, value(snake.parsePosition(text, options)));
  assert.notDeepEqual(value(startSession(snake, options, 5, text)).state.rng, state.rng);
  const wrong = startSession(snake, options, 5, '4/4/4/9 s');
  assert.ok(!wrong.ok && wrong.error.code === 'board-piece');
});
