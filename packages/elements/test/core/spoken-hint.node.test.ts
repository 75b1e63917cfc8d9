/** Hints are announced without the name of their place, which a screen reader has just said. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutName } from '../../src/core/game-text.js';

const CASES = [
  ['Slot 1, covered.', 'slot 1, covered', ''],
  ['Egg: no group, white, 4 stars', 'egg: no group, white, 4 stars', ''],
  ['Tile 3: banana. The fork flips three tiles.', 'tile 3: banana', 'The fork flips three tiles.'],
  ['Blueberry: pays for one topping.', 'blueberry', 'Pays for one topping.'],
  ['A cherry goes on cream.', 'cherry, 20 left', 'A cherry goes on cream.'],
  ['Open', 'c3, open', ''],
  ['Anything', '', 'Anything'],
] as const;

for (const [hint, name, said] of CASES)
  test(`“${hint}” at “${name}”`, () => {
    assert.equal(withoutName(hint, name), said);
  });
