/** Chooses the moves of bots. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import type { Rng } from '@griddle/rules/core/random.js';
import { evaluatorOf } from './games.js';
import { levelOf, LEVELS } from './levels.js';
import { finish, pick, planSearch } from './search-run.js';

/**
 * The move a bot makes for `seat`. `view` is what that seat may see (`game.viewFor`); the same view, level and generator
 * always give the same move, unless the level is a time. Undefined when the seat has no decision to make. It
 * never yields; a page that must stay responsive calls `decide` in worker.ts instead.
 *
 * @throws RangeError for a level that does not exist; its message names those that do.
 */
export async function chooseMove<S extends BaseState, M>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  level: string,
  rng: Rng,
): Promise<M | undefined> {
  const known = levelOf(level);
  if (known === undefined) {
    throw new RangeError(`There is no bot "${level}"; there is ${LEVELS.map((name) => `"${name}"`).join(', ')}.`);
  }
  return pick(finish(planSearch(game, await evaluatorOf(game), view, seat, known, false, rng)), rng);
}
