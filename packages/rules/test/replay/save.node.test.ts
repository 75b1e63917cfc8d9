import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { BaseState, Game, Options } from '@griddle/rules/core/contract.js';
import { parseRecords, writeRecord } from '@griddle/rules/record/index.js';
import {
  addComment,
  annotate,
  lineEnd,
  numberOf,
  pathOf,
  recordOf,
  Session,
  sessionFromRecord,
  setPosition,
  startSession,
} from '@griddle/rules/replay/index.js';
import { kitchen } from '../fixtures/buffet-fixtures.js';
import { snake } from '../fixtures/snake.js';
import { loaded, movesOf, playAll, started, tagsOf, value } from './helpers.js';

test('tags: game, names from outside, seed, options, position and result, in this order', () => {
  const session = value(startSession(kitchen, { players: 3 }, 5, 'SB p1:take SB;SB;SB 1,0,0 0,0,0'));
  session.tags = [{ name: 'Date', value: '2026.11.21', offset: 0 }];
  playAll(session, 't1 plate');
  assert.deepEqual(Object.entries(tagsOf(recordOf(session))), [
    ['Game', 'Kitchen'],
    ['Date', '2026.11.21'],
    ['Seed', '5'],
    ['Options', 'players=3'],
    ['Position', 'SB p1:take SB;SB;SB 1,0,0 0,0,0'],
    ['Result', 'p1 plates'],
  ]);
});

test('a result: winners joined, or draw, and how; only when the main line ends the game', () => {
  const lost = value(startSession(kitchen, { players: 2 }, 5, '-S p1:take SB;SB 0,0 0,0,0'));
  playAll(lost, 't2 end');
  assert.equal(tagsOf(recordOf(lost))['Result'], 'draw empty-kitchen');
  assert.equal(tagsOf(recordOf(lost, undefined, lost.root.next[0]))['Result'], undefined);
  lost.first();
  playAll(lost, 't2 plate');
  assert.equal(pathOf(lost.current), '0.1');
  assert.equal(tagsOf(recordOf(lost))['Result'], 'draw empty-kitchen');
});

test('a result from outside is kept until the moves lead to one', () => {
  const session = loaded(snake, '[Result "blueberries resignation"] [Position "4/4/bbb1/sb2 b a1,c2"]');
  assert.equal(tagsOf(recordOf(session))['Result'], 'blueberries resignation');
  playAll(session, 'c1');
  assert.equal(tagsOf(recordOf(session))['Result'], 'blueberries no-space-left');
});

test('the set of components is kept', () => {
  assert.equal(tagsOf(recordOf(loaded(kitchen, '[Components "house-1"] ~S')))['Components'], 'house-1');
});

test('move numbers: at each new round, and again after comments and variations', () => {
  const session = loaded(snake, 'a1 d4 (d1 b1 c1) b1 {why} c4 ({or} d3 a2) a2');
  assert.equal(movesOf(session), '1. a1 d4 (1... d1 2. b1 c1) 2. b1 {why} 2... c4 ({or} 2... d3 3. a2) 3. a2');
});

test('move numbers: a seat that moves again continues its turn, the table has none, and a late start is visible', () => {
  const late = loaded(kitchen, '[Position "SB p2:take SB;SB 0,0 0,0,1"] t1 plate end ~W t2 {x} end');
  assert.equal(movesOf(late), '1... t1 plate end ~W 2. t2 {x} 2... end');
  const session = started(kitchen, 't1 end t1 end', 5);
  assert.match(movesOf(session), /^~. ~. 1\. t1 end ~. t1 end ~.$/);
  assert.deepEqual(
    [session.root, ...stepsOf(session)].map((step) => numberOf(step, false)).filter((number) => number !== ''),
    ['1.'],
  );
});

function stepsOf<S extends BaseState, M>(session: Session<S, M>) {
  const steps = [];
  for (session.first(); session.next();) steps.push(session.current);
  return steps;
}

test('after a comment before a chance move the next number is written again', () => {
  assert.equal(movesOf(loaded(kitchen, '~S ~B 1. td {blind} ~W end')), '~S ~B 1. td {blind} ~W 1... end');
});

test('after a variation that begins with a chance move the number is written again, in it and after it', () => {
  const forked = loaded(kitchen, '~S ~B 1. td ~W (~S end) end');
  assert.equal(movesOf(forked), '~S ~B 1. td ~W (~S 1... end) 1... end');
});

test('a round has its own number when a position set by hand makes another seat begin', () => {
  const text =
    '[Options "players=3"] [Position "SB p3:take -;-;- 0,0,0 0,0,1"] t1 !set:SB_p2:take_-;-;-_0,0,0_0,0,1 t2';
  assert.equal(movesOf(loaded(kitchen, text)), '1... t1 !set:SB_p2:take_-;-;-_0,0,0_0,0,1 2. t2');
});

test('the record up to a step leaves out undone moves', () => {
  const session = started(snake, 'a1 d4 b1 c4');
  assert.ok(session.undo() && session.undo());
  assert.equal(writeRecord({ ...recordOf(session, session.seat, session.current), tags: [] }), '1. a1 d4\n');
  assert.equal(movesOf(session), '1. a1 d4 2. b1 c4');
});

test('the record of a seat has no seed and no card it did not see, and can be replayed', () => {
  const session = started(kitchen, 'td end td end', 5);
  const whole = movesOf(session);
  assert.match(whole, /^~([SBW]) ~([SBW]) 1\. td ~([SBW]) end td ~([SBW]) end$/);
  const [first, second] = [recordOf(session, 0), recordOf(session, 1)];
  assert.equal(tagsOf(first)['Seed'], undefined);
  assert.equal(tagsOf(first)['Seat'], 'p1');
  assert.match(movesOf(session, 0), /^~. ~. 1\. td ~[SBW] end td ~x end$/);
  assert.match(movesOf(session, 1), /^~. ~. 1\. td ~x end td ~[SBW] end$/);
  for (const [seat, record] of [first, second].entries()) {
    const own = value(sessionFromRecord(kitchen, record));
    assert.equal(own.seat, seat);
    own.last();
    session.last();
    assert.equal(kitchen.positionText(own.state), kitchen.positionText(kitchen.viewFor(session.state, seat)));
    // Written again it is still that seat's record
    assert.deepEqual(recordOf(own), record);
  }
});

test('the record of a seat holds only its view of positions', () => {
  const start = 'SB p1:take SSB;WW 0,0 2,2,1';
  const session = value(startSession(kitchen, { players: 2 }, 5, start));
  value(setPosition(session, 'SB p2:take SSB;WW 0,0 2,2,1'));
  const own = recordOf(session, 0);
  assert.equal(tagsOf(own)['Position'], 'SB p1:take SSB;xx 0,0 2,2,3');
  assert.equal(own.next[0]?.token, '!set:SB_p2:take_SSB;xx_0,0_2,2,3');
  assert.ok(!writeRecord(own).includes('WW'));
  assert.equal(tagsOf(recordOf(session))['Position'], start);
});

test('with perfect information the record of a seat begins like the whole one', () => {
  const start = '4/4/4/4';
  assert.equal(tagsOf(recordOf(started(snake, 'a1'), 0))['Position'], undefined);
  assert.equal(tagsOf(recordOf(loaded(snake, `[Position "${start}"] a1`), 0))['Position'], start, 'as it was written');
});

/** Cards dealt at set-up: the seed alone knows them. */
const dealt: typeof kitchen = {
  ...kitchen,
  setup: (options, seed) => ({
    ...kitchen.setup(options, seed),
    hands: [0, 1].map(() => (seed === 0 ? [0, 0, 1, 0] : [1, 0, 0, 0])),
  }),
};

test('where the set-up deals cards, a record without a seed begins with the position', () => {
  const session = started(dealt, 't1', 5);
  assert.equal(tagsOf(recordOf(session))['Position'], undefined);
  assert.equal(tagsOf(recordOf(session, 1))['Position'], '-- p1:fill x;S 0,0 7,6,2');
  // As real cards are dealt, of which nobody has a seed
  const state = dealt.setup({ players: 2 }, 5);
  const atTable = new Session({ game: dealt, options: { players: 2 }, seed: -1, state, position: '', tags: [] });
  assert.equal(tagsOf(recordOf(atTable))['Position'], '-- p1:fill S;S 0,0 6,6,2');
  const own = value(sessionFromRecord(dealt, recordOf(session, 1)));
  assert.equal(dealt.positionText(own.state), '-- p1:fill x;S 0,0 7,6,2');
});

/** Grows a tree by random steps: moves, walks back, comments. */
function grown<S extends BaseState, M>(game: Game<S, M>, options: Options, seed: number, acts: readonly number[]) {
  const session = value(startSession(game, options, seed));
  for (const act of acts) {
    const moves = game.legalMoves(session.state);
    const move = moves[Math.floor(act / 8) % Math.max(1, moves.length)];
    if (act % 8 === 0) for (let i = 0; i <= act % 5; i++) session.previous();
    else if (act % 8 === 1) addComment(session, { text: `at ${act} }`, commands: [] });
    else if (act % 8 === 2)
      annotate(session, pathOf(session.current), session.current.after, act % 3 === 0 ? ['!?'] : []);
    else if (move !== undefined && game.toMove(session.state)[0] !== -1) value(session.play(move));
  }
  return session;
}

test('any tree is saved to a record that loads to the same tree and the same text', () => {
  const acts = fc.array(fc.nat(10_000), { maxLength: 60 });
  const same = <S extends BaseState, M>(game: Game<S, M>, session: Session<S, M>): void => {
    const text = writeRecord(recordOf(session));
    const record = value(parseRecords(text))[0];
    assert.ok(record);
    const again = value(sessionFromRecord(game, record, text));
    assert.equal(writeRecord(recordOf(again)), text);
    again.last();
    assert.equal(game.positionText(again.state), game.positionText(lineEnd(session.root).state));
    assert.ok(again.goTo(pathOf(session.current)));
    assert.equal(game.positionText(again.state), game.positionText(session.state));
    for (let seat = 0; seat < game.seats(session.options).length; seat++) {
      const own = recordOf(session, seat);
      assert.deepEqual(recordOf(value(sessionFromRecord(game, own))), own);
    }
  };
  fc.assert(
    fc.property(fc.nat(1_000), acts, (seed, list) => {
      same(snake, grown(snake, {}, seed, list));
      same(kitchen, grown(kitchen, { players: 3 }, seed, list));
    }),
    { numRuns: 300 },
  );
});
