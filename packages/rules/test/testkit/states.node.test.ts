import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import { GAMES } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { randomGame } from '@griddle/testkit';
import { kitchen } from '../fixtures/buffet-fixtures.js';
import { snake } from '../fixtures/snake.js';

/** What is not plain in a value, with its way there: all that Lua or JSON would not give back alike. */
function oddities(value: unknown, way: string): string[] {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [] : [`${way} is ${value}`];
  if (typeof value === 'string' || typeof value === 'boolean') return [];
  if (Array.isArray(value)) return Array.from(value, (each: unknown, i) => oddities(each, `${way}[${i}]`)).flat();
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return [`${way} is ${String(value)}`];
  return Object.entries(value).flatMap(([key, each]) => oddities(each, `${way}.${key}`));
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

const games = [...GAMES, snake as unknown as AnyGame, kitchen as unknown as AnyGame];

for (const game of games) {
  test(`the states and moves of ${game.id} are plain data that nobody writes over`, () => {
    for (const seed of [1, 2]) {
      const { states, moves } = randomGame(game, initialOptions(game.options), seed, 80);
      for (const [i, state] of states.entries()) {
        assert.deepEqual(oddities(state, 'state'), []);
        assert.deepEqual(oddities(moves[i] ?? 0, 'move'), []);
        frozen(state);
        game.score(state);
        game.outcome(state);
        game.viewFor(state, 0);
        for (const move of game.legalMoves(state).slice(0, 20)) game.play(state, move);
      }
    }
  });
}
