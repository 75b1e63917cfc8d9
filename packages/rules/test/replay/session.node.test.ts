/** What a session lets its seats take back and replace, what it remembers of a line, and what it starts from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordOf, setPosition, startSession, type Session } from '@griddle/rules/replay/index.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { kitchen, type Kitchen, type KitchenMove } from '../fixtures/buffet-fixtures.js';
import { snake } from '../fixtures/snake.js';
import { loaded, playAll, started, tagsOf, value } from './helpers.js';

/** An empty bag: no moves of the table come between the seats, whose hands are hidden. */
const EMPTY_BAG = 'SB p1:take SB;SW 0,0 0,0,0';

function inKitchen(moves: string): Session<Kitchen, KitchenMove> {
  const session = value(startSession(kitchen, { players: 2 }, 1, EMPTY_BAG));
  playAll(session, moves);
  return session;
}

function mayReplace<S extends BaseState, M>(session: Session<S, M>, token: string): boolean {
  return session.mayReplace(value(session.game.parseMove(session.state, token)));
}

test('a move that only its own seat has seen may be replaced, one that another seat has answered may not', () => {
  const session = inKitchen('t1 plate');
  session.first();
  assert.equal(mayReplace(session, 't2'), true);
  playAll(session, 't1 plate end t2');
  session.first();
  assert.equal(mayReplace(session, 't2'), false);
  assert.equal(mayReplace(session, 't1'), true, 'a continuation there is');
  session.goTo('0.0.0');
  assert.equal(mayReplace(session, 't2'), true, 'only the move of the seat itself follows');
  session.last();
  assert.equal(mayReplace(session, 'end'), true, 'nothing follows');
});

test('earlier moves of another seat do not matter for what may be replaced', () => {
  const session = inKitchen('t1 end t2 plate');
  session.goTo('0.0.0');
  assert.equal(mayReplace(session, 'end'), true);
});

test('a chance move may not be replaced, except with perfect information or after the game', () => {
  const session = started(kitchen, 't1 end', 5);
  session.goTo('0.0.0');
  assert.equal(mayReplace(session, 'end'), true, 'a continuation there is');
  session.goTo('0.0');
  assert.equal(mayReplace(session, 't2'), false);
  const open = started(snake, 'a1 d4 b1');
  open.first();
  assert.equal(mayReplace(open, 'b2'), true);
  const over = value(startSession(kitchen, { players: 2 }, 1, 'SB p1:take SBSB;SW 1,1 0,0,0'));
  playAll(over, 't1 end t2');
  over.first();
  assert.equal(mayReplace(over, 't2'), false);
  over.last();
  playAll(over, 'end');
  assert.notEqual(kitchen.outcome(over.state), undefined);
  over.first();
  assert.equal(mayReplace(over, 't2'), true);
});

test('in a record that was only read, the move of another seat stays, too', () => {
  const session = loaded(kitchen, `[Position "${EMPTY_BAG}"]\n[Seed "1"]\n\n1. t1 plate end t2`);
  session.goTo('0.0.0');
  assert.equal(session.current.token, 'end');
  assert.equal(session.canUndo(), false);
  session.goTo('0.0');
  assert.equal(session.canUndo(), true);
});

test('a chance move is not undone, even where nothing is hidden yet', () => {
  const session = started(kitchen, '', 5);
  assert.equal(session.current.seat, -1);
  assert.equal(session.canUndo(), false);
});

test('with perfect information a position set by hand may be undone', () => {
  const session = value(startSession(kitchen, { players: 2 }, 1, '-- p1:take -;- 0,0 0,0,0'));
  value(setPosition(session, 'SB p1:take -;- 0,0 0,0,0'));
  value(setPosition(session, 'SB p2:take -;- 0,0 0,0,0'));
  assert.equal(session.canUndo(), true);
});

test('a position set by hand stays where something is hidden before or after it', () => {
  const hidden = 'SB p1:take SB;SW 0,0 0,0,0';
  const open = 'SB p1:take -;- 0,0 0,0,0';
  for (const [from, to] of [
    [hidden, open],
    [open, hidden],
  ] as const) {
    const session = value(startSession(kitchen, { players: 2 }, 1, from));
    value(setPosition(session, to));
    assert.equal(session.canUndo(), false, `${from} then ${to}`);
    session.first();
    assert.equal(mayReplace(session, 't2'), false, `${from} before ${to}`);
  }
});

test('canRedo answers yes or no', () => {
  const session = started(snake, 'a1');
  assert.equal(session.canRedo(), false);
  session.undo();
  assert.equal(session.canRedo(), true);
});

test('the last step of a seat is before all later chance moves, back to a position set by hand', () => {
  const session = started(kitchen, '', 5);
  assert.equal(session.lastStep(), session.root);
  playAll(session, 't1 end');
  assert.equal(session.current.token.charAt(0), '~');
  assert.equal(session.lastStep().token, 'end');
  playAll(session, 't2');
  assert.equal(session.lastStep(), session.current);
  value(setPosition(session, EMPTY_BAG));
  assert.equal(session.lastStep(), session.current);
});

test('there are no callouts for a position set by hand', () => {
  const session = inKitchen('t1 plate');
  assert.equal(session.termsOf(session.current).length, 1);
  value(setPosition(session, EMPTY_BAG));
  assert.deepEqual(session.termsOf(session.current), []);
});

test('a seat sees where redo leads, and remembers a card that was face up before it was taken', () => {
  const session = inKitchen('t1');
  session.first();
  playAll(session, 't2');
  const view = session.viewFor(1);
  assert.equal(view.current.token, 't2');
  assert.notEqual(kitchen.positionText(view.state), kitchen.positionText(kitchen.viewFor(session.state, 1)));
  session.first();
  session.viewFor(1);
  assert.ok(view.redo());
  assert.equal(view.current.token, 't2');
  value(setPosition(session, 'SB p1:take SB;SW 0,0 0,0,0'));
  session.viewFor(1);
  assert.deepEqual(view.state, kitchen.viewFor(session.state, 1));
  assert.equal(view.current.move, undefined);
});

test('known steps of a seat’s view are not built again', () => {
  const session = inKitchen('t1 plate');
  const { root } = session.viewFor(1);
  const { next } = root;
  playAll(session, 'end');
  session.viewFor(1);
  assert.equal(root.next, next);
});

test('a seat sees the move that replaced another, and keeps the steps that it has seen', () => {
  const session = inKitchen('t1 plate');
  const view = session.viewFor(1);
  const known = view.root.next[0];
  session.first();
  playAll(session, 't2');
  session.viewFor(1);
  assert.equal(view.root.next.length, 2);
  assert.equal(view.root.next[0], known);
  session.goTo('0');
  session.replaces = true;
  playAll(session, 'end');
  session.viewFor(1);
  assert.equal(view.current.token, 'end');
  assert.deepEqual(
    known?.next.map((step) => step.token),
    ['end'],
  );
});

test('a session keeps its given options, unless the position is for other seats', () => {
  const options = { players: 2, more: 'of the page' };
  assert.equal(value(startSession(kitchen, options, 1)).options, options);
  const three = buffetBoss.setup({ ...initialOptions(buffetBoss.options), players: 3 }, 1);
  const session = value(startSession(buffetBoss, { players: 2 }, 1, buffetBoss.positionText(three)));
  assert.equal(session.options.players, 3);
});

test('seed 0 is a seed like any other, and a record has no tag without a value', () => {
  const zero = tagsOf(recordOf(started(kitchen, '', 0)));
  assert.equal(zero.Seed, '0');
  assert.equal(tagsOf(recordOf(started(kitchen, '', -1))).Seed, undefined);
  assert.ok(Object.values(zero).every((text) => text !== ''));
  const from = (seed: number): Kitchen => value(startSession(kitchen, { players: 2 }, seed, EMPTY_BAG)).state;
  assert.notDeepEqual(from(0).rng, from(-1).rng);
});
