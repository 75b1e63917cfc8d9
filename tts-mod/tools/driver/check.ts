/** Compares the script in the running game with the rules in Node: the same random games must give the same lines. */
import { initialOptions } from '@griddle/rules/core/options.js';
import { parityLines } from '@griddle/testkit/parity.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { GAME_GOES_ON, GAME_PART_FUNCTION } from '../../src/names.js';
import { execute, withBuilds, type Surroundings } from './commands.js';
import { Failure } from './failure.js';

/** The script's limit of moves per game. */
const LIMIT = 2000;
/** Number of games between progress reports. */
const TOLD = 10;

/**
 * `check`: compares random games from seed 1 on; stops at the first that differs. The script plays each in parts, so that
 * Tabletop Simulator can run frames between them.
 */
export async function check(surroundings: Surroundings, game: AnyGame, games: number): Promise<void> {
  const { tell, give } = surroundings;
  for (let seed = 1; seed <= games; seed++) {
    const got = await lineOf(surroundings, game, seed);
    const [expected = ''] = parityLines(game, initialOptions(game.options), [seed], LIMIT);
    if (got !== expected) {
      const failure = new Failure(`Game ${seed} differs. Node: ${expected} Game: ${got}`);
      throw await withBuilds(surroundings, failure);
    }
    if (seed % TOLD === 0 || seed === games) tell(`${seed} of ${games} games alike`);
  }
  give(`${games} random games are the same in the game and in Node.`);
}

/** Returns the line of one random game played by the script. */
async function lineOf(surroundings: Surroundings, game: AnyGame, seed: number): Promise<string> {
  for (;;) {
    const answer = await execute(surroundings, `return ${GAME_PART_FUNCTION}(${seed}, '${game.id}')`);
    const line = answer?.returnValue;
    if (typeof line !== 'string') {
      throw await withBuilds(surroundings, new Failure('The table in the game is not one of Griddle’s.'));
    }
    if (line !== GAME_GOES_ON) return line;
  }
}
