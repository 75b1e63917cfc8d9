/** Which bots do not find what is asked: how hard it is. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { seeded } from '@griddle/rules/core/random.js';
import { chooseMove } from '../../src/choose.js';
import { finish, pick } from '../../src/search-run.js';
import { greedy } from '../../src/baselines.js';
import type { Spot } from './mine.js';

/** How many of `greedy` and `medium` play something else than `isRight` likes. */
export async function failsOf<S extends BaseState, M>(
  { game, seat, state }: Spot<S, M>,
  isRight: (move: M) => boolean,
): Promise<number> {
  const view = game.viewFor(state, seat);
  const plain = pick(finish(await greedy(game, view, seat, seeded(1))), seeded(1));
  const medium = await chooseMove(game, view, seat, 'medium', seeded(1));
  return [plain, medium].filter((move) => move === undefined || !isRight(move)).length;
}
