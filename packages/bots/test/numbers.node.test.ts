/** Our own exponentials and logarithms beside those of this machine, which are right to the last bit or nearly so. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceOfOdds, exp, log } from '../src/numbers.js';

const near = (found: number, wanted: number): boolean => Math.abs(found - wanted) <= 4e-15 * Math.abs(wanted) + 4e-16;

test('the exponential function is right to fifteen digits, and never overflows', () => {
  for (let x = -44; x <= 44; x += 0.0137)
    assert.ok(near(exp(x), Math.exp(x)) || Math.abs(exp(x) / Math.exp(x) - 1) < 2e-14, x.toString());
  assert.equal(exp(0), 1);
  assert.ok(exp(-1e9) > 0 && exp(-1e9) < 1e-19);
  assert.ok(exp(1e9) > 1e19 && exp(1e9) < 1e20);
  assert.equal(exp(Infinity), exp(1e9));
});

test('a logarithm is right to fifteen digits', () => {
  for (let x = 1e-6; x < 1e8; x *= 1.0137) assert.ok(near(log(x), Math.log(x)), x.toString());
  assert.equal(log(1), 0);
});

test('the odds of 0 are an even chance, and those of both sides add up to 1', () => {
  assert.equal(chanceOfOdds(0), 0.5);
  for (const odds of [0.1, 1, 3, 20]) assert.ok(near(chanceOfOdds(odds) + chanceOfOdds(-odds), 1));
});
