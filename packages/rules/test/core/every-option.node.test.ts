import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@griddle/rules/games.js';

test('every option of every game is a number in its bounds, one of some words, or seats, and names its rule', () => {
  for (const game of GAMES) {
    for (const option of game.options) {
      const name = `${game.id} ${option.key}`;
      assert.match(option.rule, /^[A-Z]{2}-\d+$/, name);
      if (option.kind === 'number') {
        const { min, max, initial } = option;
        assert.ok(min <= initial && initial <= max, name);
      } else if (option.kind === 'choice') {
        assert.ok(option.values.length > 1 && option.values.includes(option.initial), name);
      } else {
        assert.equal(option.kind, 'seats', name);
        assert.equal(option.initial, 'none', name);
      }
    }
  }
});
