/** The rules in the Lua of the save and the rules in Node: the same games and positions must give the same text. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { positionLine } from '@griddle/rules/testkit/index.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { POSITIONS_FUNCTION } from '../src/names.js';
import { gamesAlike, playAlike } from './alike.js';
import { freshSave } from './waffle-wars-content.js';
import { FakeTable } from './fake-table.js';
import { luaString } from './lua-machine.js';

const GAMES = gamesAlike(1000);
const POSITIONS = 1000;
/** How many positions are asked for at once. */
const CHUNK = 50;

/** Options with which games are played, in turn. */
const OPTION_TEXTS = ['', 'equity=off', 'hand=9,reply=any', 'war=count', 'hand=36'];

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, i) => list.slice(i * CHUNK, (i + 1) * CHUNK));
}

/** Position texts with boards filled at random, some of them wrong in one character. */
function randomPositions(count: number): string[] {
  let rng = seeded(20261121);
  const draw = (n: number): number => {
    rng = next(rng);
    return below(rng, n);
  };
  return Array.from({ length: count }, (_, i) => {
    const pieces = 1 + draw(9);
    const ranks = Array.from({ length: 6 }, () => {
      const spaces = Array.from({ length: 6 }, () => (draw(10) < pieces ? 'sb'.charAt(draw(2)) : '.')).join('');
      return spaces.replace(/\.+/g, (run) => String(run.length));
    });
    const phase = ['-', 'reply', 'war', 'first'][draw(4)] ?? '-';
    const text = `${ranks.join('/')} ${'sb'.charAt(draw(2))} ${draw(19)},${draw(19)} ${phase}`;
    if (i % 10 > 0) return text;
    const at = draw(text.length);
    return text.slice(0, at) + 'sbx7/ ,w'.charAt(draw(8)) + text.slice(at + 1);
  });
}

describe('Node and the Lua of the save', () => {
  const table = new FakeTable(freshSave());

  it(`play ${GAMES} random games alike`, () => {
    playAlike(table, waffleWars, GAMES, OPTION_TEXTS);
  });

  it(`judge ${POSITIONS} random positions alike, wrong ones included`, () => {
    const options = initialOptions(waffleWars.options);
    let [compared, refused] = [0, 0];
    for (const chunk of chunks(randomPositions(POSITIONS))) {
      const lines = table.lua(`${POSITIONS_FUNCTION}({${chunk.map(luaString).join(',')}})`).split('\n');
      const expected = chunk.map((text) => {
        const state = waffleWars.parsePosition(text, options);
        if (state.ok) return positionLine(waffleWars, state.value);
        refused++;
        return `${state.error.code} ${state.error.offset}`;
      });
      assert.deepEqual(lines, expected);
      compared += lines.length;
    }
    assert.equal(compared, POSITIONS);
    assert.ok(refused > 20 && refused < 100, `${refused} wrong ones`);
  });
});
