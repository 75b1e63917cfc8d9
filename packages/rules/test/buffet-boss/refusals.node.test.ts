/** What may be done at each step, and every refusal with its rule, code, places and values (BB-1 to BB-34). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buffetBoss } from '../../src/buffet-boss/index.js';
import type { BuffetBossMove, BuffetBossState } from '../../src/buffet-boss/index.js';
import { mayTake } from '../../src/buffet-boss/turn.js';
import { UNKNOWN } from '../../src/buffet-boss/state.js';
import type { Contact } from '../../src/buffet-boss/state.js';
import { going } from '../../samples/buffet-boss/index.js';
import { play, position, refusal, result, text, tokens, toMove, why } from './table.js';

const TWO = '150/ham/p-1/-;0/-/-/-';
/** A position at each step, and what may be done at it, in the order in which it is listed. */
const STEPS: Readonly<Record<string, readonly [position: string, options: string, moves: string]>> = {
  line: [`${TWO} ham p1:line:1:p1 0120000000000000000m0 -`, '', '~pea-pod ~broccoli ~broccoli2 ~cupcake2'],
  first: [going(TWO, 'ham.egg.banana', 'p1:first:1:p1'), 'version=all', 'first:p1 first:p2'],
  turn: [going(TWO, 'ham.egg.ham', 'p1:turn:1:p1'), '', 'ham egg adjust'],
  settle: [going(TWO, 'egg', 'p1:settle:1:p1', '1:ham:-:-'), '', ''],
  rescue: [going(TWO, 'egg', 'p1:rescue:1:p1', '1:-:-:2.ham!.egg.steak+1.squid'), '', 'save:2 save:3 save:4 late'],
  reveal: [`150/ham/p-1/B1.B3;0/-/-/- - p1:reveal:7:p1`, 'version=dinner', 'reveal:B3 reveal:B1'],
};
const OF_STEP: Readonly<Record<string, readonly string[]>> = {
  line: ['~broccoli'],
  first: ['first:p2'],
  turn: ['ham', 'adjust', 'end'],
  settle: ['~300/-'],
  rescue: ['save:2', 'late'],
  reveal: ['reveal:B1'],
};

const listed = (state: BuffetBossState): string =>
  buffetBoss
    .legalMoves(state)
    .map((move) => buffetBoss.moveText(state, move))
    .join(' ');

for (const [step, [start, options, moves]] of Object.entries(STEPS)) {
  test(`BB-10 to BB-32 at the step ${step} its own moves are listed, and those of other steps are refused`, () => {
    const state = position(start, options);
    assert.equal(listed(state), moves);
    for (const [other, words] of Object.entries(OF_STEP))
      if (other !== step)
        for (const word of words)
          assert.deepEqual(refusal(state, word), { rule: 'BB-11', code: `other-step-${step}`, places: [] });
  });
}

test('BB-25 BB-33 when the game is over nothing more is played', () => {
  const over = position('150/ham/p-1/-;0/-/-/-');
  const lost = position(going(TWO, 'ham', 'p1:lost:1:p1'), 'version=all');
  for (const words of Object.values(OF_STEP))
    for (const word of words) {
      assert.equal(why(over, word), 'BB-33 game-over');
      assert.equal(why(lost, word), 'BB-25 lost');
    }
  assert.deepEqual([listed(over), listed(lost), toMove(over), toMove(lost)], ['', '', '', '']);
});

test('BB-1 BB-10 only a card that is left is dealt, and the line is complete with the last one', () => {
  const at = (letter: string) => position(`0/-/-/-;0/-/-/- egg p2:line:2:p2 000000000000000000${letter}20 -`);
  const shown = { 0: '', 1: 'ham', 2: 'ham ham2', m: 'ham2' };
  for (const [letter, cards] of Object.entries(shown))
    for (const marked of [false, true]) {
      const state = at(letter);
      const move: BuffetBossMove = { kind: 'show', food: 18, marked };
      const played = buffetBoss.play(state, move);
      const isLeft = cards.split(' ').includes(marked ? 'ham2' : 'ham');
      assert.equal(played.ok, isLeft, `${letter} ${String(marked)}`);
      if (!played.ok) assert.equal(played.error.code, 'no-such-card');
    }
  const next = play(at('2'), '~ham');
  assert.equal(text(next), '0/-/-/-;0/-/-/- egg.ham p2:line:2:p2 000000000000000000m20 -');
  assert.equal(
    text(play(next, '~ham2')).split(' ').slice(1, 4).join(' '),
    'egg.ham.ham p2:turn:2:p2 000000000000000000020',
  );
});

test('BB-14 the first player is one of the seats, and the turn is theirs', () => {
  const asked = play(position('0;0;0 ham.egg.egg p2:line:1:p2', 'version=all'), '~ham');
  assert.equal(text(asked).split(' ')[2], 'p2:first:1:p2');
  for (const [seat, step] of [
    [0, 'p1:turn:1:p1'],
    [2, 'p3:turn:1:p3'],
  ] as const)
    assert.equal(text(play(asked, `first:p${seat + 1}`)).split(' ')[2], step);
  for (const seat of [-1, 3]) {
    const played = buffetBoss.play(asked, { kind: 'first', seat });
    assert.deepEqual(played, { ok: false, error: { rule: 'BB-14', code: 'no-such-seat', places: [] } });
  }
  assert.equal(text(play(position('0 ham p1:line:1:p1', 'version=all'), '~ham')).split(' ')[2], 'p1:turn:1:p1');
});

/** Who may take how much: taken so far, the line, the seat, and the moves. The first player is p1 of three. */
for (const [version, taken, line, seat, moves] of [
  ['lunch', 0, 'ham.egg.squid.steak', 'p1', 'egg ham squid steak'],
  ['lunch', 1, 'ham.egg.squid', 'p1', 'end'],
  ['lunch', 0, 'ham.egg', 'p3', 'egg ham'],
  ['lunch', 1, 'ham', 'p3', 'end ham'],
  ['lunch', 2, 'ham', 'p3', 'end'],
  ['lunch', 0, '-', 'p3', 'end'],
  ['all', 1, 'ham.egg.squid', 'p1', 'egg end ham squid'],
  ['all', 2, 'ham.egg', 'p1', 'end'],
  ['all', 2, 'ham.egg.squid', 'p1', 'end'],
  ['all', 1, 'ham.egg', 'p2', 'egg end ham'],
  ['all', 1, 'ham', 'p2', 'end'],
  ['all', 0, 'ham', 'p3', 'ham'],
  ['all', 1, 'ham', 'p3', 'ham'],
  ['all', 1, '-', 'p3', 'end'],
  ['all', 2, 'ham', 'p3', 'end'],
  ['all', 0, '-', 'p1', 'end'],
] as const) {
  test(`BB-11 BB-13 ${version}: ${seat} of three, who has taken ${taken}, may with ${line} in the line: ${moves}`, () => {
    const state = position(
      going('0/-/-/-;0/-/-/-;0/-/-/-', line, `${seat}:turn:1:p1`, `${taken}:-:-:-`),
      `version=${version}`,
    );
    assert.deepEqual(tokens(state), moves.split(' '));
    const mayMore = moves.split(' ').some((word) => line.split('.').includes(word));
    assert.equal(mayTake(state), mayMore);
    if (!mayMore && line !== '-') {
      const [food = ''] = line.split('.');
      assert.equal(why(state, food), seat === 'p3' ? 'BB-13 one-food' : 'BB-11 one-food');
    }
    assert.equal(why(state, 'broccoli'), 'BB-11 not-in-line');
    if (!moves.includes('end')) assert.equal(why(state, 'end'), taken === 0 ? 'BB-11 take-first' : 'BB-13 food-left');
    assert.equal(why(state, 'adjust'), 'BB-21 nothing-to-adjust');
  });
}

test('BB-22 BB-23 after several falls each piece is picked up from its own fall', () => {
  const state = position(going(TWO, 'banana', 'p1:rescue:1:p1', '1:-:-:1.egg.ham!.steak+2.squid.grapes.shrimp'));
  const falls = (token: string): string => text(play(state, token)).split(' ').at(-1) ?? '';
  assert.deepEqual(['save:1', 'save:3', 'save:4', 'save:5', 'save:6'].map(falls), [
    '1:egg!:-:0.ham!.steak+2.squid.grapes.shrimp',
    '1:steak!:-:0.egg.ham!+2.squid.grapes.shrimp',
    '1:squid!:-:1.egg.ham!.steak+1.grapes.shrimp',
    '1:grapes!:-:1.egg.ham!.steak+1.squid.shrimp',
    '1:shrimp!:-:1.egg.ham!.steak+1.squid.grapes',
  ]);
  assert.equal(why(state, 'save:2'), 'BB-23 rescued-before');
  assert.equal(why(state, 'save:7'), 'BB-22 not-beside-plate');
  assert.equal(text(play(state, 'late')).split(' ').slice(2).join(' '), 'p1:turn:1:p1 222222222222222222222 1:-:-:-');
});

test('BB-23 BB-24 a rescued piece keeps its mark under its new number, and is lost when it falls again', () => {
  const at = (hand: string, saved: string) =>
    position(
      going('500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/-', 'banana', 'p1:settle:1:p1', `1:${hand}:${saved}:-`),
    );
  const after = (hand: string, saved: string, token: string): string =>
    text(play(at(hand, saved), token))
      .split(' ')
      .slice(2)
      .join(' ')
      .replace(/ [2m]+/, '');
  assert.equal(after('-', '2.4', '~400/p-1.1-2.2-4/3'), 'p1:rescue:1:p1 1:-:2.3:1.squid');
  assert.equal(after('-', '2.4', '~400/p-1.1-3.3-4/2'), 'p1:turn:1:p1 1:-:3:-');
  assert.equal(after('-', '1.4', '~400/p-2.2-3.3-4/1'), 'p1:turn:1:p1 1:-:3:-');
  assert.equal(after('lettuce!', '2', '~600/p-1.1-2.2-3.3-4.4-5'), 'p1:turn:1:p1 1:-:2.5:-');
  assert.equal(after('lettuce!', '2', '~600/p-1.1-2.2-3.3-4/5'), 'p1:turn:1:p1 1:-:2:-');
  assert.equal(after('lettuce', '2', '~600/p-1.1-2.2-3.3-4/5'), 'p1:rescue:1:p1 1:-:2:1.lettuce');
  assert.equal(after('lettuce!', '2', '~300/p-1.1-3.3-4/2.5'), 'p1:turn:1:p1 1:-:-:-');
});

/** How four pieces and a fifth in the hand cannot come to rest. */
for (const [height, contacts, fell, poses, expected] of [
  [500, [[0, 1]], [6], 0, 'BB-22 no-such-piece 5'],
  [500, [[0, 1]], [0], 0, 'BB-22 no-such-piece 5'],
  [500, [[0, 1]], [5, 5], 0, 'BB-22 no-such-piece 5'],
  [500, [[0, 1]], [4, 5, 4], 0, 'BB-22 no-such-piece 5'],
  [500, [[0, 6]], [], 0, 'BB-52 no-such-contact 5'],
  [500, [[6, 5]], [], 0, 'BB-52 no-such-contact 5'],
  [500, [[2, 1]], [], 0, 'BB-52 no-such-contact 5'],
  [500, [[2, 2]], [], 0, 'BB-52 no-such-contact 5'],
  [500, [[0, 0]], [], 0, 'BB-52 no-such-contact 5'],
  [500, [[0, 3]], [3], 0, 'BB-52 no-such-contact 5'],
  [500, [[3, 4]], [3], 0, 'BB-52 no-such-contact 5'],
  [500, [[-1, 4]], [], 0, 'BB-52 no-such-contact 5'],
  [0, [], [], 0, 'BB-31 height 300'],
  [3001, [], [], 0, 'BB-31 height 300'],
  [2601, [], [5], 0, 'BB-31 height 260'],
  [1, [], [1, 2, 3, 4, 5], 0, 'BB-31 height 300'],
  [500, [], [], 5, 'BB-20 poses 6'],
  [500, [], [], 7, 'BB-20 poses 6'],
  [500, [], [1, 2], 6, 'BB-20 poses 4'],
  [
    500,
    [
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
    ],
    [],
    0,
    'BB-20 in-the-air',
  ],
  [
    500,
    [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ],
    [],
    0,
    'BB-20 in-the-air',
  ],
  [
    500,
    [
      [0, 1],
      [1, 2],
    ],
    [4, 5],
    0,
    'BB-20 in-the-air',
  ],
] as const) {
  const shown = contacts.map((pair) => pair.join('-')).join(' ');
  test(`${expected} is the answer to a height of ${height}, contacts ${shown}, fallen ${fell.join(' ')}, ${poses} poses`, () => {
    const state = position(
      going('500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/-', 'banana', 'p1:settle:1:p1', '1:lettuce:-:-'),
    );
    const told = contacts.map(([a, b]): Contact => [a, b]);
    const rest = Array.from({ length: poses }, () => [0, 0, 0] as const);
    const played = buffetBoss.play(state, { kind: 'settle', height, contacts: told, fell, poses: rest, action: '' });
    assert.ok(!played.ok);
    const { rule, code, values = {} } = played.error;
    assert.equal([rule, code, ...Object.values(values)].join(' '), expected);
  });
}

test('BB-20 BB-31 possible outcomes are accepted: the greatest height, contacts in any order, poses of all that stays', () => {
  const state = position(
    going('500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/-', 'banana', 'p1:settle:1:p1', '1:lettuce:-:-'),
  );
  const plate = (token: string): string => text(play(state, token)).split(';')[0] ?? '';
  assert.equal(plate('~3000/4-5.3-4.2-3.1-2.p-1'), '3000/steak.ham.squid.egg.lettuce/p-1.1-2.2-3.3-4.4-5/-');
  assert.equal(plate('~2600/p-1.p-2.p-3.p-5/4'), '2600/steak.ham.squid.lettuce/p-1.p-2.p-3.p-4/-');
  assert.equal(plate('~1/p-5.2-5/1.3.4/1,2,3.4,5,6.7,8,9'), '1/ham.lettuce/p-2.1-2/-/1,2,3.4,5,6.7,8,9');
  assert.equal(plate('~0/-/1.2.3.4.5'), '0/-/-/-');
});

test('BB-32 a seat reveals what it holds, or in a view what it may hold; the other stays, and the next seat is asked', () => {
  const at = (characters: string, others: string) =>
    position(`300/ham.egg/p-1.1-2/${characters};0/-/-/${others} - p1:reveal:7:p2`, 'version=dinner');
  const view = at('B3.x', 'x.A1');
  assert.equal(text(play(view, 'reveal:B3')).split(' ')[0], '300/ham.egg/p-1.1-2/B3!.x;0/-/-/x.A1');
  assert.equal(text(play(view, 'reveal:B1')).split(' ')[0], '300/ham.egg/p-1.1-2/B1!.B3;0/-/-/x.A1');
  assert.equal(toMove(play(view, 'reveal:B1')), 'p2');
  assert.equal(tokens(view).length, 17, 'all but the one that the other seat shows');
  assert.equal(listed(view).split(' ')[0], 'reveal:B3');
  const [whole, known] = [at('B3.B2', 'A2!.A1'), at('B2.x', 'x.x')];
  assert.deepEqual(refusal(whole, 'reveal:B1'), { rule: 'BB-32', code: 'other-character', places: ['p1'] });
  assert.equal(why(view, 'reveal:A1'), 'BB-32 other-character');
  assert.equal(result(play(whole, 'reveal:B2')), 'p1 stars');
  assert.equal(listed(at('B2.B1', 'x.x')), 'reveal:B2 reveal:B1');
  assert.equal(listed(at('x.x', 'x.x')).split(' ')[0], 'reveal:B1');
  for (const state of [view, known]) {
    const played = buffetBoss.play(state, { kind: 'reveal', card: UNKNOWN });
    assert.ok(!played.ok && played.error.code === 'other-character');
  }
  const second = position('0/-/-/-;300/ham.egg/p-1.1-2/B3.B2 - p2:reveal:7:p2', 'version=dinner');
  assert.deepEqual(refusal(second, 'reveal:B1').places, ['p2']);
});
