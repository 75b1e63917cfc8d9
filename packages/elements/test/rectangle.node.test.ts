/** Where keys lead among places in rows. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rectangleStep } from '../src/core/board/board-keys.js';
import type { ViewBox } from '@griddle/art';

const viewBox: ViewBox = [0, 0, 1, 1];
const rows = [
  ['a1', 'b1', 'c1', 'd1'],
  ['a2', 'b2'],
  ['a3', 'b3', 'c3', 'd3'],
];

describe('arrow keys in rows of places', () => {
  it('lead to the end of a shorter row, and on from there', () => {
    const step = (from: string, key: string): string | undefined => rectangleStep({ viewBox, rows }, from, key);
    assert.equal(step('d1', 'ArrowDown'), 'b2');
    assert.equal(step('d3', 'ArrowUp'), 'b2');
    assert.equal(step('b2', 'ArrowDown'), 'b3');
    assert.equal(step('a1', 'ArrowUp'), undefined);
    assert.equal(step('b2', 'ArrowRight'), undefined);
    assert.equal(step('d1', 'PageDown'), 'd3');
  });
});
