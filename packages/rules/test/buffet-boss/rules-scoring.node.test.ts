/** BB-31 to BB-53 against the catalogue, beyond what the samples show. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTERS } from '../../src/buffet-boss/components.js';
import { liked, suggested } from '../../src/buffet-boss/characters.js';
import { buffetBoss } from '../../src/buffet-boss/index.js';
import type { BuffetBossState } from '../../src/buffet-boss/index.js';
import { EMPTY_PLATE, UNKNOWN } from '../../src/buffet-boss/state.js';
import { seeded } from '../../src/core/random.js';
import { counted, going } from '../../samples/buffet-boss/index.js';
import { newGame, play, position, result, text, tokens, why } from './table.js';

test('BB-30 stars come from the foods on the plate, each as often as it lies there', () => {
  for (const [pieces, stars] of [
    ['ham', 2],
    ['ham.ham', 4],
    ['banana.egg', 7],
    ['grapes.grapes.steak', 10],
  ] as const) {
    const [sheet] = buffetBoss.score(position(counted(`100/${pieces}/-/-;0/-/-/-`)));
    assert.deepEqual([sheet?.lines[0]?.rule, sheet?.lines[0]?.points], ['BB-30', stars], pieces);
  }
});

test('BB-34 food in the line, in hand or next to the plate does not count', () => {
  const state = position(going('150/ham/p-1/-;0/-/-/-', 'egg', 'p1:rescue:1:p1', '1:-:-:1.banana.grapes'));
  assert.equal(buffetBoss.score(state)[0]?.lines[0]?.points, 2);
  assert.equal(buffetBoss.score(play(state, 'save:2'))[0]?.lines[0]?.points, 2);
  assert.equal(buffetBoss.score(play(state, 'save:2', '~300/p-1.1-2'))[0]?.lines[0]?.points, 6);
});

test('BB-31 the bonus is there while the game goes on, and only for plates with food', () => {
  const totals = buffetBoss
    .score(position(going('450/ham/p-1/-;0/-/-/-', 'egg', 'p1:turn:2:p1')))
    .map(({ total }) => total);
  assert.deepEqual(totals, [7, 0]);
});

test('BB-32 the better character is listed first; of two equal ones, the one held first', () => {
  const at = (characters: string) =>
    position(`300/ham.egg/p-1.1-2/${characters};0/-/-/- - p1:reveal:7:p1`, 'version=dinner');
  const first = (state: BuffetBossState) =>
    buffetBoss.moveText(state, buffetBoss.legalMoves(state)[0] ?? { kind: 'end' });
  assert.equal(first(at('B1.B3')), 'reveal:B3');
  assert.equal(first(at('B3.B1')), 'reveal:B3');
  assert.equal(first(at('B2.B1')), 'reveal:B2');
  assert.equal(first(at('B1.B2')), 'reveal:B1');
  assert.equal(suggested({ height: 0, pieces: [], contacts: [], poses: [], characters: [] }), -1);
});

test('BB-32 hidden characters do not count, and the other one stays hidden', () => {
  const state = position(counted('300/ham.egg/p-1.1-2/B3.B9;0/-/-/-'));
  assert.equal(buffetBoss.score(state)[0]?.total, 11);
  const shown = play(position('300/ham.egg/p-1.1-2/B3.B9;0/-/-/- - p1:reveal:7:p1', 'version=dinner'), 'reveal:B9');
  assert.equal(text(buffetBoss.viewFor(shown, 1)).split(';')[0], '300/ham.egg/p-1.1-2/B9!.x');
});

test('BB-33 a tie of empty plates is shared', () => {
  assert.equal(result(position(counted('0/-/-/-;0/-/-/-;0/-/-/-'))), 'p1+p2+p3 stars');
  assert.equal(why(position(counted('0/-/-/-')), 'end'), 'BB-33 game-over');
});

test('BB-52 a first game has B1 to B8, and two more for five players', () => {
  const dealt = (options: string) =>
    new Set(
      Array.from({ length: 60 }, (_unused, seed) => newGame(`version=dinner,${options}`, seed))
        .flatMap(({ plates }) => plates.flatMap(({ characters }) => characters))
        .map(({ card }) => CHARACTERS[card]?.id),
    );
  assert.equal(dealt('players=4,characters=first').size, 8);
  assert.ok(!dealt('players=4,characters=first').has('B9'));
  assert.deepEqual([dealt('players=5').has('B10'), dealt('players=5').has('B11')], [true, false]);
  assert.equal(dealt('players=3,characters=all').size, 18);
});

test('BB-53 a seat sees its own characters and no others, and a determinization deals the others from the rest', () => {
  const state = newGame('players=3,version=dinner', 5);
  const own = text(state).split(';')[1]?.split(' ')[0];
  const view = text(buffetBoss.viewFor(state, 1)).split(' ')[0]?.split(';');
  assert.deepEqual(view, ['0/-/-/x.x', own, '0/-/-/x.x']);
  for (let seed = 0; seed < 30; seed++) {
    const whole = buffetBoss.determinize(buffetBoss.viewFor(state, 1), 1, seeded(seed));
    const cards = whole.plates.flatMap(({ characters }) => characters.map(({ card }) => card));
    assert.equal(new Set(cards).size, 6);
    assert.ok(cards.every((card) => card >= 0 && card < 8));
  }
});

test('BB-53 in a view an unknown character may be any that is not known', () => {
  const view = position('0/-/-/x.x;0/-/-/B3.B4 - p1:reveal:7:p1', 'version=dinner,players=2');
  assert.equal(tokens(view).length, 16);
  assert.equal(text(play(view, 'reveal:B12')).split(';')[0], '0/-/-/B12!.x');
  assert.equal(why(view, 'reveal:B3'), 'BB-32 other-character');
});

/** What each character gives for a plate of nine, and the pieces that earn it. */
const LIKED: Readonly<Record<string, readonly [points: number, pieces: readonly number[]]>> = {
  B1: [12, [1, 4, 5, 7, 8, 9]],
  B2: [6, [1, 5, 7]],
  B3: [0, []],
  B4: [4, [3, 6]],
  B5: [10, [3, 4, 6, 8, 9]],
  B6: [6, [7, 8, 9]],
  B7: [10, [1, 2, 3, 4, 5]],
  B8: [2, [6]],
  B9: [4, [3, 9]],
  B10: [6, [1, 4, 5, 6]],
  B11: [2, [2, 7]],
  B12: [6, [1, 3]],
  B13: [6, [4, 1, 3]],
  B14: [10, [8, 2, 7, 1, 6]],
  B15: [6, [4, 8, 9]],
  A1: [16, [1, 5, 3, 6, 4, 8, 8, 9]],
  A2: [16, [1, 5, 2, 4, 3, 4, 8, 9]],
  A3: [15, [5, 6, 9]],
};

test('BB-40 to BB-52 each character names the pieces that earn its points', () => {
  const [plate] = position(
    counted(
      '900/banana.egg.squid.mushroom.banana.lobster-claw.grapes.pea-pod.lettuce/p-1.p-3.1-2.1-5.2-4.3-4.3-6.4-8.8-9/-;0/-/-/-',
    ),
  ).plates;
  assert.ok(plate);
  const told = Object.fromEntries(
    CHARACTERS.map(({ id }, card) => {
      const { points, pieces } = liked(plate, card);
      return [id, [points, pieces]];
    }),
  );
  assert.deepEqual(told, LIKED);
  assert.deepEqual(liked(plate, UNKNOWN), { points: 0, pieces: [] });
});

test('BB-30 to BB-33 a sheet has lines for stars, the tallest plate and revealed characters, with the places that scored them', () => {
  const at = (plates: string, options = '') => buffetBoss.score(position(counted(plates), options));
  assert.deepEqual(at('300/ham.egg/p-1.1-2/B12!.B3;305/ham/p-1/x.B9!;289/squid/p-1/-;0/-/-/-', 'version=dinner'), [
    {
      seat: 0,
      total: 14,
      lines: [
        { rule: 'BB-30', code: 'stars', points: 6, places: ['p1:1', 'p1:2'] },
        { rule: 'BB-31', code: 'tallest', points: 5, places: ['p1'] },
        { rule: 'BB-45', code: 'character-B12', points: 3, places: ['p1:1'] },
      ],
      ties: [1],
    },
    {
      seat: 1,
      total: 9,
      lines: [
        { rule: 'BB-30', code: 'stars', points: 2, places: ['p2:1'] },
        { rule: 'BB-31', code: 'tallest', points: 5, places: ['p2'] },
        { rule: 'BB-42', code: 'character-B9', points: 2, places: ['p2:1'] },
      ],
      ties: [1],
    },
    { seat: 2, total: 2, lines: [{ rule: 'BB-30', code: 'stars', points: 2, places: ['p3:1'] }], ties: [1] },
    { seat: 3, total: 0, lines: [], ties: [0] },
  ]);
  assert.deepEqual(at('300/ham.egg/-/B12!;0/-/-/-', 'version=all'), [
    { seat: 0, total: 0, lines: [{ rule: 'BB-25', code: 'stacked', points: 0, places: ['p1:1', 'p1:2'] }], ties: [1] },
    { seat: 1, total: 0, lines: [], ties: [0] },
  ]);
});

test('BB-31 BB-33 an empty plate is never the tallest, not even next to one of a millimetre', () => {
  const [low, empty] = buffetBoss.score(position(counted('10/ham/p-1/-;0/-/-/-')));
  assert.deepEqual([low?.total, empty?.total, empty?.ties], [7, 0, [0]]);
});

test('BB-25 BB-33 the outcome names the rule, and the tie-break where there was one', () => {
  const outcome = (plates: string, options = '') => buffetBoss.outcome(position(counted(plates), options));
  assert.deepEqual(outcome('300/ham/-/-;280/ham/-/-'), { winners: [0], by: 'stars', rule: 'BB-33' });
  assert.deepEqual(outcome('300/squid/-/-;280/ham/-/-;311/lettuce/-/-'), { winners: [2], by: 'stars', rule: 'BB-33' });
  assert.deepEqual(outcome('300/squid/-/-;280/grapes.egg/-/-;269/grapes.egg/-/-;280/egg.grapes/-/-'), {
    winners: [1, 3],
    by: 'tallest',
    rule: 'BB-33',
  });
  assert.deepEqual(outcome('300/ham/-/-;0/-/-/-', 'version=all'), {
    winners: [0, 1],
    by: 'all-stacked',
    rule: 'BB-25',
  });
});

test('BB-32 no unknown character is suggested, and one without points rather than none', () => {
  const first = (characters: string) =>
    CHARACTERS[
      suggested(position(`300/ham/-/${characters};0/-/-/- - p1:turn:7:p1`, 'version=dinner').plates[0] ?? EMPTY_PLATE)
    ]?.id;
  assert.equal(first('x.x'), undefined);
  assert.equal(first('x.B6'), 'B6');
  assert.equal(first('B7.x'), 'B7');
  assert.equal(first('B6.B7'), 'B6');
  assert.equal(first('B6.B3'), 'B3');
});
