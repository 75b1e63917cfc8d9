/** Properties over random games and waffles: a second matcher, conservation, symmetries, round trips, bad text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { below, next, seeded } from '../../src/core/random.js';
import { waffleTime, type WaffleTimeState } from '../../src/waffle-time/index.js';
import { meetsGoal } from '../../src/waffle-time/goals.js';
import { allCards, cardName, matchesOf } from '../../src/waffle-time/patterns.js';
import { fruitOn, hasCream, hasSyrup, SIZE, spaceAt, SPACES } from '../../src/waffle-time/waffle.js';
import { waffleText } from '../../src/waffle-time/position.js';
import { checkLaws } from '@griddle/testkit';
import { referenceMatches } from './reference.js';
import { legal, options } from './helpers.js';

const VARIANTS = ['players=1', 'players=2', 'players=3', 'players=4', 'players=2,fork=trailing,cherry1=both,cross=x'];

function* randomGame(optionText: string, seed: number): Generator<WaffleTimeState> {
  let state = waffleTime.setup(options(optionText), seed);
  let rng = seeded(seed);
  for (let ply = 0; ply < 900; ply++) {
    yield state;
    const moves = waffleTime.legalMoves(state);
    rng = next(rng);
    const move = moves[below(rng, moves.length)];
    if (move === undefined) return;
    const played = waffleTime.play(state, move);
    assert.ok(played.ok, waffleTime.moveText(state, move));
    state = played.value;
  }
  assert.fail(`the game with seed ${seed} does not end`);
}

for (const variant of VARIANTS) {
  test(`the laws of the contract hold (${variant})`, () => {
    for (let seed = 0; seed < 4; seed++) assert.deepEqual(checkLaws(waffleTime, options(variant), seed), []);
  });

  test(`fruit never vanishes, and syrup only lies on fruit, once (${variant})`, () => {
    for (let seed = 20; seed < 24; seed++) {
      let before: WaffleTimeState | undefined;
      for (const state of randomGame(variant, seed)) {
        state.waffles.forEach((waffle, seat) => {
          waffle.forEach((content, space) => {
            const last = before?.waffles[seat]?.[space] ?? 0;
            if (hasSyrup(content)) assert.ok(fruitOn(content) > 0);
            if (fruitOn(last) > 0) assert.equal(fruitOn(content), fruitOn(last));
            if (hasCream(last)) assert.ok(hasCream(content));
            if (hasSyrup(last)) assert.ok(hasSyrup(content));
          });
          assert.ok((state.syrup[seat] ?? -1) >= 0);
        });
        before = state;
      }
    }
  });
}

/** Syrup on all waffles and in all dispensers, and solid toppings on all waffles and in hand. */
function tokens(state: WaffleTimeState): { readonly syrup: number; readonly solid: number } {
  let syrup = 0;
  let solid = state.hand.length;
  for (const count of state.syrup) syrup += count;
  for (const content of state.waffles.flat()) {
    if (hasSyrup(content)) syrup++;
    if (fruitOn(content) > 0) solid++;
    if (hasCream(content)) solid++;
  }
  return { syrup, solid };
}

for (const variant of VARIANTS) {
  test(`WT-14 WT-16 no token appears from nowhere, and a score is the sum of its sheet (${variant})`, () => {
    for (let seed = 30; seed < 40; seed++) {
      let before: WaffleTimeState | undefined;
      for (const state of randomGame(variant, seed)) {
        if (before !== undefined) {
          const [was, is] = [tokens(before), tokens(state)];
          // Toppings come by the stars and the draft; syrup by the draft and at the end of a round
          if (before.step !== 'star' && before.step !== 'draft') {
            assert.ok(is.solid <= was.solid);
            if (before.round === state.round) assert.equal(is.syrup, was.syrup);
          }
          if (before.step === 'draft') assert.equal(is.solid - was.solid + (is.syrup - was.syrup), 2);
        }
        for (const { total, lines } of waffleTime.score(state)) {
          let sum = 0;
          for (const { points } of lines) sum += points;
          assert.equal(total, sum);
        }
        before = state;
      }
      assert.ok(before?.over, 'every game ends');
    }
  });
}

/** A random waffle, as numbers. */
const waffles = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 11 }) },
    { weight: 3, arbitrary: fc.constantFrom(13, 14, 15, 16, 17, 19, 20, 21, 22, 23) },
    { weight: 1, arbitrary: fc.constant(24) },
  ),
  { minLength: SPACES, maxLength: SPACES },
);

const cardSets = fc.tuple(...[0, 1, 2, 3, 4].map(() => fc.integer({ min: 1, max: 3 })));

test('WT-30 to WT-44 matches agree with an independent matcher', () => {
  fc.assert(
    fc.property(waffles, cardSets, fc.boolean(), (waffle, numbers, cherryBoth) => {
      for (const pattern of allCards()) {
        const found = matchesOf(waffle, pattern, { numbers, cherryBoth }).map(
          (match) => `${match.cells.join()}|${match.syrup.join()}`,
        );
        const expected = referenceMatches(waffle, cardName(pattern), numbers, cherryBoth);
        assert.deepEqual([...new Set(found)].sort(), expected, `${cardName(pattern)} ${waffleText(waffle)}`);
      }
    }),
    { numRuns: 400 },
  );
});

/** A waffle under one of the eight symmetries of the square. */
function turned(waffle: readonly number[], symmetry: number): number[] {
  const result: number[] = Array.from({ length: SPACES }, () => 0);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      let [a, b] = [symmetry >= 4 ? SIZE - 1 - x : x, y];
      for (let i = 0; i < symmetry % 4; i++) [a, b] = [SIZE - 1 - b, a];
      result[spaceAt(a, b)] = waffle[spaceAt(x, y)] ?? 0;
    }
  }
  return result;
}

test('WT-18 patterns and goals do not depend on how the waffle is turned', () => {
  fc.assert(
    fc.property(waffles, cardSets, (waffle, numbers) => {
      for (let symmetry = 1; symmetry < 8; symmetry++) {
        const other = turned(waffle, symmetry);
        for (const pattern of allCards()) {
          const count = (spaces: readonly number[]): number =>
            new Set(matchesOf(spaces, pattern, { numbers, cherryBoth: false }).map((match) => match.syrup.join())).size;
          assert.equal(count(other), count(waffle), cardName(pattern));
        }
        for (const goal of [50, 51, 52, 53, 54, 55, 56, 57])
          assert.equal(meetsGoal(other, goal, false), meetsGoal(waffle, goal, false));
      }
    }),
    { numRuns: 60 },
  );
});

test('mangled positions are refused with a place in the text, and never throw', () => {
  let last = '';
  for (const state of randomGame('players=3', 9)) last = waffleTime.positionText(state);
  const letters = [...'cskbuwy*CSKBU12345/;:,@.!-_ p'];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(last.length), fc.constantFrom(...letters), fc.nat(2)), { maxLength: 4 }),
      (edits) => {
        let text = last;
        for (const [place, letter, cut] of edits)
          text = text.substring(0, place) + letter + text.substring(place + cut);
        const read = waffleTime.parsePosition(text, options(''));
        if (read.ok) legal(read.value);
        else assert.ok(read.error.offset >= 0 && read.error.offset <= text.length, text);
        waffleTime.parseMove(waffleTime.setup(options(''), 1), text.substring(0, 8));
      },
    ),
    { numRuns: 10_000 },
  );
});
