/** Random games that the Lua of a save and Node must play alike, word for word. */
import assert from 'node:assert/strict';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { parseOptions } from '@griddle/rules/core/options.js';
import { parityLines } from '@griddle/testkit';
import { GAMES_FUNCTION } from '../src/names.js';
import type { FakeTts } from './fake-tts.js';
import { luaString } from './lua-machine.js';

/** The most moves of a game that are played. */
const LIMIT = 2000;
/** How many games are asked for at once. */
const CHUNK = 10;

/** The seed of the first game that is compared: PARITY_FIRST says where to go on, for games that take long. */
const FIRST = Number(process.env['PARITY_FIRST'] ?? 1);

/** Plays games with the seeds from the first on, some with each text of options in turn. */
export function playAlike<S extends BaseState, M>(
  table: FakeTts,
  game: Game<S, M>,
  games: number,
  texts: readonly string[] = [''],
): void {
  const chunk = Math.min(CHUNK, Math.ceil(games / texts.length));
  let compared = 0;
  const end = FIRST + games;
  for (let first = FIRST; first < end; first += chunk) {
    const text = texts[Math.floor(first / chunk) % texts.length] ?? '';
    const options = parseOptions(game.options, [], text);
    assert.ok(options.ok);
    const seeds = Array.from({ length: Math.min(chunk, end - first) }, (_, i) => first + i);
    const asked = `${GAMES_FUNCTION}({${seeds.join(',')}}, ${luaString(text)}, '${game.id}')`;
    const lines = table.lua(asked).split('\n');
    assert.deepEqual(lines, parityLines(game, options.value, seeds, LIMIT));
    compared += lines.length;
  }
  assert.equal(compared, games);
}
