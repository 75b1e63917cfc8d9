/** Compares the script in the running game with the rules in Node: the same random games must give the same lines. */
import { initialOptions } from '@griddle/rules/core/options.js';
import { parityLines } from '@griddle/rules/testkit/parity.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { GAMES_FUNCTION } from '../../src/names.js';
import { execute, type Surroundings } from './commands.js';
import { Failure } from './failure.js';

/** Games asked for at once: MoonSharp is slow, and the game stands still meanwhile. */
const CHUNK = 10;
/** The script's own limit of moves a game. */
const LIMIT = 2000;

/** `check`: random games of a game from seed 1 on, in chunks; stops at the first that differs. */
export async function check(surroundings: Surroundings, game: AnyGame, games: number): Promise<void> {
  const { tell, give } = surroundings;
  for (let first = 1; first <= games; first += CHUNK) {
    const seeds = Array.from({ length: Math.min(CHUNK, games - first + 1) }, (_, i) => first + i);
    const answer = await execute(surroundings, `return ${GAMES_FUNCTION}({${seeds.join(',')}}, '', '${game.id}')`);
    if (typeof answer?.returnValue !== 'string') throw new Failure('The table in the game is not one of Griddle’s.');
    const expected = parityLines(game, initialOptions(game.options), seeds, LIMIT);
    const got = answer.returnValue.split('\n');
    const wrong = expected.findIndex((line, i) => line !== got[i]);
    if (wrong >= 0) {
      throw new Failure(`Game ${first + wrong} differs. Node: ${expected[wrong] ?? ''} Game: ${got[wrong] ?? ''}`);
    }
    tell(`${seeds.at(-1) ?? 0} of ${games} games alike`);
  }
  give(`${games} random games are the same in the game and in Node.`);
}
