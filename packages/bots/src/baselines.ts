/** Baseline players for the arena and tools. Pages don't use them. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import type { Rng } from '@griddle/rules/core/random.js';
import { plainEvaluator } from './evaluator.js';
import { evaluatorOf } from './games.js';
import { alike, type Level } from './levels.js';
import { MonteCarlo } from './search/monte-carlo.js';
import { planSearch, type SearchRun } from './search-run.js';

/** Decisions after which a playout is cut off and evaluated. */
const LONGEST_TRY = 400;

/** Greedy with the game's own evaluator: the best move after the other side's best answer, without slips. */
export async function greedy<S extends BaseState, M>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  rng: Rng,
): Promise<SearchRun<M>> {
  const evaluator = await evaluatorOf(game);
  const skills = alike({ positions: 0, slips: 0 });
  return planSearch(game, { ...evaluator, margin: 0, skills }, view, seat, 'easy', false, rng);
}

/** A Monte Carlo search that knows only the rules and the score, with playouts to the end of the game. */
export function generic<S extends BaseState, M>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  level: Level,
  rng: Rng,
): SearchRun<M> {
  const evaluator = plainEvaluator(game);
  const thinking = planSearch(game, evaluator, view, seat, level, false, rng);
  return { ...thinking, search: new MonteCarlo(game, { ...evaluator, rollout: LONGEST_TRY }, view, seat, rng) };
}
