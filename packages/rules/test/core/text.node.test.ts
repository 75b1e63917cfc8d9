import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mod, withAt } from '../../src/core/math.js';
import { fieldsOf, wholeNumber } from '../../src/core/text.js';

test('whole numbers have up to ten digits, and nothing else', () => {
  assert.deepEqual(['0', '7', '042', '9999999999'].map(wholeNumber), [0, 7, 42, 9_999_999_999]);
  for (const text of ['', '-1', '+1', '1.0', '1e3', ' 1', '0x10', '１', '12345678901']) {
    assert.equal(wholeNumber(text), undefined, text);
  }
});

test('fields are separated by spaces or underscores, and have their offsets', () => {
  assert.deepEqual(fieldsOf('6/6 s_18,18  first'), [
    { text: '6/6', offset: 0 },
    { text: 's', offset: 4 },
    { text: '18,18', offset: 6 },
    { text: 'first', offset: 13 },
  ]);
  assert.deepEqual(fieldsOf(' _\t\r\n'), []);
  assert.deepEqual(fieldsOf(''), []);
});

test('the remainder has the sign of the divisor', () => {
  assert.deepEqual([mod(5, 3), mod(-1, 3), mod(-3, 3), mod(0, 3)], [2, 2, 0, 0]);
});

test('a list with one item changed is a new list', () => {
  const list = [1, 2, 3];
  assert.deepEqual(withAt(list, 1, 9), [1, 9, 3]);
  assert.deepEqual(list, [1, 2, 3]);
});
