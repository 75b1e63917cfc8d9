/** The rules in the Lua of the saves and the rules in Node: the same games and positions must give the same text. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { GAMES } from '@griddle/rules/games.js';
import { positionLine } from '@griddle/testkit';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { GRID_GAMES } from '../src/generated/grid-menu.js';
import { POSITIONS_FUNCTION } from '../src/names.js';
import { playAlike } from './alike.js';
import { saveOf } from './content.js';
import { FakeTts } from './fake-tts.js';
import { luaString } from './lua-machine.js';
import { randomPlates } from './random-plates.js';

const POSITIONS = 1000;
/** How many positions are asked for at once. */
const CHUNK = 50;

/** How one game is compared. */
interface Compared {
  /** How many random games are compared at every change: fewer where they take long. Every night it is 300. */
  readonly games: number;
  /** Options with which they are played, in turn. */
  readonly texts?: readonly string[];
  /** The table in whose save the rules are; that of the same name if left out. */
  readonly table?: string;
}

const COMPARED: Readonly<Record<string, Compared>> = {
  'waffle-wars': { games: 60, texts: ['', 'equity=off', 'hand=9,reply=any', 'war=count', 'hand=36'] },
  'waddle-waddle': {
    games: 20,
    texts: ['', 'modules=0', 'players=3,modules=1', 'cards=action,colours=any', 'modules=1'],
  },
  'waffle-time': {
    games: 40,
    texts: ['', 'players=1', 'players=3,fork=trailing', 'players=4,cherry1=both,cross=x'],
  },
  'buffet-boss': {
    games: 20,
    texts: ['', 'players=3,version=dinner,characters=all', 'players=4,version=all,level=meal'],
  },
  'top-waffle': {
    games: 20,
    texts: ['', 'players=3,bonus=on', 'players=6,count=hidden', 'players=4,items=off', 'players=5,orders=24'],
  },
  ...Object.fromEntries(GRID_GAMES.map((id) => [id, { games: 30, table: 'waffle-wars' }])),
};

/**
 * PARITY_GAMES is how many random games of each are compared instead, PARITY_OF the games by commas that are
 * compared at all.
 */
const { PARITY_GAMES, PARITY_OF } = process.env;
const PLAYED = GAMES.filter(({ id }) => PARITY_OF === undefined || PARITY_OF.split(',').includes(id));

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

/** Compares what positions come to; gives how many of them are none. */
function judgeAlike<S extends BaseState, M>(table: FakeTts, game: Game<S, M>, texts: readonly string[]): number {
  const options = initialOptions(game.options);
  let refused = 0;
  for (const chunk of chunks(texts)) {
    const lines = table.lua(`${POSITIONS_FUNCTION}({${chunk.map(luaString).join(',')}})`).split('\n');
    const expected = chunk.map((text) => {
      const state = game.parsePosition(text, options);
      if (state.ok) return positionLine(game, state.value);
      refused++;
      return `${state.error.code} ${state.error.offset}`;
    });
    assert.deepEqual(lines, expected);
  }
  return refused;
}

describe('Node and the Lua of the save', () => {
  for (const game of PLAYED) {
    const { games, texts, table: id = game.id } = COMPARED[game.id] ?? { games: 30 };
    const count = Number(PARITY_GAMES ?? games);
    it(`play ${count} random games of ${game.id} alike`, async () => {
      const table = new FakeTts(await saveOf(id));
      playAlike(table, game, count, texts);
      table.close();
    });
  }

  if (PLAYED.some(({ id }) => id === waffleWars.id)) {
    it(`judge ${POSITIONS} random positions of Waffle Wars alike, wrong ones included`, async () => {
      const table = new FakeTts(await saveOf(waffleWars.id));
      const refused = judgeAlike(table, waffleWars, randomPositions(POSITIONS));
      assert.ok(refused > 20 && refused < 100, `${refused} wrong ones`);
      table.close();
    });
  }

  if (PLAYED.some(({ id }) => id === buffetBoss.id)) {
    it(`count ${POSITIONS} random outcomes of Buffet Boss alike, every character among them`, async () => {
      const table = new FakeTts(await saveOf(buffetBoss.id));
      judgeAlike(table, buffetBoss, randomPlates(POSITIONS));
      table.close();
    });
  }
});
