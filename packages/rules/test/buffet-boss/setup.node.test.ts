/** Options, the house data and what a seat sees: what a game is set up with (BB-1 to BB-4, BB-40 to BB-53). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTERS, COLOURS, SEAT_NAMES } from '../../src/buffet-boss/components.js';
import { buffetBoss } from '../../src/buffet-boss/index.js';
import { seeded } from '../../src/core/random.js';
import { newGame, optionsOf, position, text } from './table.js';

test('BB-1 to BB-4 BB-52 options: what may be chosen, and what a game was set up with', () => {
  assert.deepEqual(
    buffetBoss.options.map((option) => [
      option.rule,
      option.key,
      option.initial,
      option.kind === 'number' ? [option.min, option.max] : option.kind === 'choice' ? option.values : [],
    ]),
    [
      ['BB-2', 'players', 2, [1, 5]],
      ['BB-2', 'version', 'lunch', ['lunch', 'dinner', 'all']],
      ['BB-4', 'level', 'snack', ['snack', 'meal', 'buffet']],
      ['BB-52', 'characters', 'first', ['first', 'all']],
    ],
  );
  for (const chosen of ['', 'players=5,version=dinner,characters=all', 'players=1,version=all,level=meal'])
    assert.deepEqual(buffetBoss.optionsOf(newGame(chosen)), optionsOf(chosen));
  assert.deepEqual(buffetBoss.optionsOf(buffetBoss.setup({}, 1)), optionsOf(''), 'left out, each has its first value');
  assert.deepEqual(buffetBoss.seats(optionsOf('players=3')), ['p1', 'p2', 'p3']);
  assert.deepEqual(SEAT_NAMES, ['p1', 'p2', 'p3', 'p4', 'p5']);
  assert.deepEqual(COLOURS, ['green', 'white', 'purple', 'yellow', 'red', 'brown', 'pink']);
  const { hand, handSaved, saved, falls } = newGame('players=5');
  assert.deepEqual({ hand, handSaved, saved, falls }, { hand: -1, handSaved: false, saved: [], falls: [] });
  assert.equal(
    text(newGame('players=4,version=dinner,characters=all', 3)),
    '0/-/-/B13.A2;0/-/-/B6.B3;0/-/-/B1.B2;0/-/-/B4.B15 - p2:line:1:p2 222222222222222222222 -',
  );
});

test('BB-40 to BB-51 each character names its rule and what it likes', () => {
  assert.deepEqual(
    CHARACTERS.map(({ id, rule, likes, shown }) => [id, rule, likes, ...shown].join(' ')),
    [
      'B1 BB-40 groups vegetable fruit',
      'B2 BB-40 groups fruit dessert',
      'B3 BB-40 groups dessert meat',
      'B4 BB-40 groups meat seafood',
      'B5 BB-40 groups seafood vegetable',
      'B6 BB-41 colours green purple',
      'B7 BB-41 colours white yellow',
      'B8 BB-41 colours red pink',
      'B9 BB-42 stars',
      'B10 BB-43 star-pairs',
      'B11 BB-44 stars',
      'B12 BB-45 plate',
      'B13 BB-46 different-groups',
      'B14 BB-47 different-colours',
      'B15 BB-48 commonest-group',
      'A1 BB-49 group-pairs',
      'A2 BB-50 colour-pairs',
      'A3 BB-51 one-neighbour',
    ],
  );
});

test('BB-52 BB-53 a guess keeps what is known and deals the rest from a first game, then from what else there is', () => {
  const state = position('0/-/-/B3.A1;0/-/-/B5!.B4;0/-/-/B6.B7 - p1:turn:7', 'version=dinner');
  const view = buffetBoss.viewFor(state, 0);
  assert.equal(text(view).split(' ')[0], '0/-/-/B3.A1;0/-/-/B5!.x;0/-/-/x.x');
  assert.deepEqual(view.rng, [0, 0]);
  const guesses = Array.from({ length: 60 }, (_none, seed) => buffetBoss.determinize(view, 0, seeded(seed)));
  const dealt = guesses.map((guess) => text(guess).split(' ')[0]?.split(';') ?? []);
  for (const [own = '', second = '', third = ''] of dealt) {
    assert.deepEqual([own, second.slice(0, 9)], ['0/-/-/B3.A1', '0/-/-/B5!']);
    const drawn = [second.slice(10), ...third.slice(6).split('.')];
    assert.ok(
      drawn.every((card) => /^B[124678]$/.test(card)),
      drawn.join(),
    );
    assert.equal(new Set(drawn).size, 3);
  }
  assert.equal(new Set(dealt.map(([, second]) => second)).size, 6);
  // More are held than a first game has
  const many = position('0/-/-/B1.B2.B3.B4;0/-/-/B5.B6.B7.x;0/-/-/x.x.x', 'version=dinner');
  const held = Array.from({ length: 60 }, (_none, seed) =>
    buffetBoss
      .determinize(many, 0, seeded(seed))
      .plates.flatMap(({ characters }) => characters.map(({ card }) => card)),
  );
  for (const cards of held) {
    assert.equal(new Set(cards).size, 11);
    assert.ok(cards.includes(7) && cards.filter((card) => card >= 8).length === 3);
  }
  assert.equal(new Set(held.flat()).size, CHARACTERS.length);
});
