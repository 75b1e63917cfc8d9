/** Elements can be imported where there is no page, as servers do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('importing every element in Node needs no page', async () => {
  const elements = await import('../src/index.js');
  const { ConnectFour, HostageRescue, ReversiBoard, SnakeBoard, WaffleCheckers, WaffleWars } = elements;
  for (const element of [ConnectFour, HostageRescue, ReversiBoard, SnakeBoard, WaffleCheckers, WaffleWars]) {
    assert.equal(typeof element, 'function');
  }
  assert.equal(typeof document, 'undefined');
});
