/** The rules and the evaluator of each game, by id. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { plainEvaluator, type Evaluator } from './evaluator.js';
import { RULES, EVALUATORS } from './generated/games.js';

/** The rules of a game; undefined for an unknown id. */
export async function gameOf(id: string): Promise<Game<BaseState, unknown> | undefined> {
  // A state and a move are only ever passed to the game they came from
  return (await RULES[id]?.()) as Game<BaseState, unknown> | undefined;
}

/** The evaluator of a game, its own or the default. */
export async function evaluatorOf<S extends BaseState, M>(game: Game<S, M>): Promise<Evaluator<S, M>> {
  const own = await EVALUATORS[game.id]?.();
  // The id determines the type of states and moves
  return (own as Evaluator<S, M> | undefined) ?? plainEvaluator(game);
}
