/**
 * Every game of the rules core in Node and in Lua: the same random games must give the same text. Few of each, as Lua is
 * slow here; PARITY_GAMES=1000 plays as many as you have the patience for, PARITY_OF names the games by commas that are
 * played at all.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import { initialOptions, parseOptions } from '@griddle/rules/core/options.js';
import { GAMES } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { EN } from '@griddle/rules/internal/messages/en.js';
import { parityLines, positionLine, recordLines } from '@griddle/testkit';
import { kitchen } from '../../packages/rules/test/fixtures/buffet-fixtures.js';
import { luaProject } from '../tools/lua/project.js';
import { LuaMachine, luaString } from './lua-machine.js';
import { randomPlates } from './random-plates.js';

const LIMIT = 3000;
const { PARITY_GAMES, PARITY_OF } = process.env;
const SEEDS = Array.from({ length: Number(PARITY_GAMES ?? 2) }, (_unused, at) => at + 1);
/** Every game, and a small one with hidden hands and moves of the table. */
const EVERY: readonly AnyGame[] = [...GAMES, kitchen as unknown as AnyGame];
const PLAYED = EVERY.filter(({ id }) => PARITY_OF === undefined || PARITY_OF.split(',').includes(id));

/** Options with which each game is played; a game without a line here is played as it comes. */
const OPTION_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'waffle-wars': [
    '',
    'double=all,self=all,slide=all,reply=any',
    'hand=7,slide=all',
    'arcade=on',
    'format=doubles,hand=9,arcade=on,self=all,war=count',
  ],
  'waddle-waddle': ['modules=1', 'players=3,modules=0', 'players=2,cards=action,colours=any'],
  'waffle-time': ['players=1', 'players=2', 'players=4', 'players=3,fork=trailing,cherry1=both,cross=x'],
  'buffet-boss': [
    '',
    'players=3,version=dinner,characters=all',
    'players=5,version=dinner',
    'players=4,version=all,level=meal',
    'players=1,version=all',
  ],
  'top-waffle': ['', 'players=3,bonus=on,count=hidden', 'players=4,items=off'],
  'hostage-rescue': ['', 'goal=flag'],
  'connect-four': ['', 'size=7x6'],
  reversi: ['', 'size=8x8'],
  kitchen: ['', 'players=4'],
};

describe('Node and Lua play every game alike', () => {
  const machine = new LuaMachine();

  before(() => {
    const config = fileURLToPath(new URL('every-game/tsconfig.lua.json', import.meta.url));
    const { lua } = luaProject(config).bundle(fileURLToPath(new URL('every-game/parity.ts', import.meta.url)));
    assert.doesNotMatch(lua, /\bgoto\b/);
    machine.load(lua);
  });

  if (PLAYED.some(({ id }) => id === buffetBoss.id)) {
    it('buffet-boss: 1000 random outcomes score the same, with every character among them', () => {
      const texts = randomPlates(1000);
      const options = initialOptions(buffetBoss.options);
      const lines = texts.map((text) => {
        const read = buffetBoss.parsePosition(text, options);
        return read.ok ? positionLine(buffetBoss, read.value) : `${read.error.code} ${read.error.offset}`;
      });
      for (let at = 0; at < texts.length; at += 50) {
        const asked = texts.slice(at, at + 50);
        const told = machine.text(`positions('buffet-boss', '', {${asked.map(luaString).join(',')}})`);
        assert.deepEqual(told.split('\n'), lines.slice(at, at + 50));
      }
      for (let rule = 40; rule <= 51; rule++)
        assert.ok(
          lines.some((line) => line.includes(`BB-${rule}:`)),
          `BB-${rule}`,
        );
    });
  }

  for (const game of PLAYED) {
    const { id } = game;
    for (const text of OPTION_TEXTS[id] ?? ['']) {
      it(`${id} ${text}`, () => {
        const options = parseOptions(game.options, [], text);
        assert.ok(options.ok);
        const lines = machine.text(`parity(${luaString(id)}, ${luaString(text)}, {${SEEDS.join(',')}})`);
        assert.deepEqual(lines.split('\n'), parityLines(game, options.value, SEEDS, LIMIT));
      });

      it(`${id} ${text}: its records, with no law broken`, () => {
        const options = parseOptions(game.options, [], text);
        assert.ok(options.ok);
        const lines = machine.text(`records(${luaString(id)}, ${luaString(text)}, {1})`);
        assert.deepEqual(lines.split('\n'), recordLines(game, options.value, [1], LIMIT, EN));
      });
    }
  }
});
