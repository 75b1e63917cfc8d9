import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, MAX_SEED, next, parseSeed, seeded, weighted } from '@griddle/rules/core/random.js';
import type { Rng } from '@griddle/rules/core/random.js';

/** Numbers below `n` drawn from a seed, one after the other. */
function draws(seed: number, n: number, count: number): number[] {
  const numbers: number[] = [];
  let rng: Rng = seeded(seed);
  for (let i = 0; i < count; i++) {
    rng = next(rng);
    numbers.push(below(rng, n));
  }
  return numbers;
}

/** How far counts are from all being alike, in standard deviations of chi squared. */
function unevenness(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return (chi - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1));
}

test('the first step of each generator is that of the published pair', () => {
  // 40014 mod 2147483563 and 40692 mod 2147483399, from L’Ecuyer 1988
  assert.deepEqual(next([1, 1]), [40014, 40692]);
  assert.deepEqual(next([2147483562, 2147483398]), [2147483563 - 40014, 2147483399 - 40692]);
});

test('a seed always gives the same numbers', () => {
  // By value, as games that people have shared by their seeds have to stay the same
  assert.deepEqual(seeded(0), [53445315, 1925773058]);
  assert.deepEqual(seeded(1), [106890630, 1480877644]);
  assert.deepEqual(seeded(65536), [99917902, 1704062717]);
  assert.deepEqual(seeded(MAX_SEED), [53445315, 617169757]);
  assert.equal(draws(42, 6, 12).join(''), '103423112002');
  assert.deepEqual(seeded(42), seeded(42));
  assert.deepEqual(draws(42, 6, 12), draws(42, 6, 12));
  assert.notDeepEqual(draws(42, 6, 12), draws(43, 6, 12));
});

test('the range of one number begins where that of the previous one ends, whichever generator is ahead', () => {
  // 42 divides what the draws are spread over
  const share = 2147483562 / 42;
  for (let number = 0; number < 42; number++) {
    assert.equal(below([1 + number * share, 1], 42), number);
    assert.equal(below([1, 1 + (42 - number) * share], 42), number);
  }
});

test('every number in the range of seeds is a seed, and no other text is', () => {
  for (const seed of [0, 1, MAX_SEED]) {
    for (const state of seeded(seed)) assert.ok(Number.isSafeInteger(state) && state > 0);
    assert.equal(parseSeed(seed.toString()), seed);
  }
  for (const text of ['', '-1', '1.5', '1e3', ' 1', '2147483563', '99999999999', 'x']) {
    assert.equal(parseSeed(text), undefined, text);
  }
});

test('draws are spread evenly: along a game, and as the first draw of seeds in a row', () => {
  for (const n of [2, 6, 37]) {
    const along = Array.from({ length: n }, () => 0);
    for (const number of draws(7, n, 60_000)) along[number] = (along[number] ?? 0) + 1;
    assert.ok(unevenness(along) < 5, `along: ${along.join(' ')}`);
    const first = Array.from({ length: n }, () => 0);
    for (let seed = 0; seed < 20_000; seed++) {
      const [number = 0] = draws(seed, n, 1);
      first[number] = (first[number] ?? 0) + 1;
    }
    assert.ok(unevenness(first) < 5, `first: ${first.join(' ')}`);
  }
});

test('weights: proportional, nothing for no weight, -1 when there are none', () => {
  const counts = [0, 0, 0, 0];
  let rng: Rng = seeded(3);
  for (let i = 0; i < 40_000; i++) {
    rng = next(rng);
    const index = weighted(rng, [3, 0, 1, 4]);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  assert.equal(counts[1], 0);
  assert.ok(unevenness([(counts[0] ?? 0) / 3, counts[2] ?? 0, (counts[3] ?? 0) / 4]) < 5, counts.join(' '));
  assert.equal(weighted(rng, [0, 0]), -1);
  assert.equal(weighted(rng, []), -1);
});

test('a tape is drawn from pair by pair, and goes on as a generator after its last pair', () => {
  const tape = [11, 12, 21, 22, 31, 32];
  assert.deepEqual(seeded(tape), tape);
  const second = next(tape);
  assert.deepEqual(second.slice(0, 2), [21, 22]);
  assert.deepEqual(next(second), [31, 32]);
  assert.deepEqual(next(next(second)), next([31, 32]));
  assert.equal(below([2147483563 - 2, 1, 5, 6], 10), below([2147483563 - 2, 1], 10));
});
