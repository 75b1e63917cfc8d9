/** Bots at several tables of a page take turns, so that no frame shows two moves. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waitForOthers } from '../../src/play/bot-controller.js';

describe('the moves of bots at several tables', () => {
  it('are spaced out, in the order of the requests', () => {
    const [one, two, three] = [{}, {}, {}];
    assert.equal(waitForOthers(one, 1000), 0);
    assert.deepEqual([waitForOthers(two, 1000), waitForOthers(three, 1010)], [60, 110]);
    assert.equal(waitForOthers(one, 2000), 0);
  });

  it('follow each other at once where only one table plays', () => {
    const table = {};
    assert.equal(waitForOthers(table, 5000), 0);
    assert.deepEqual([waitForOthers(table, 5001), waitForOthers(table, 5002)], [0, 0]);
    assert.equal(waitForOthers({}, 5010), 52);
  });
});
