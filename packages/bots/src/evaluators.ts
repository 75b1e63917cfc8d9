/** The evaluator of each game. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { plainEvaluator, type Evaluator } from './evaluator.js';
import { EVALUATORS } from './generated/games.js';

/** The brain of a game, its own or the plain one. */
export async function evaluatorOf<S extends BaseState, M>(game: Game<S, M>): Promise<Evaluator<S, M>> {
  const own = await EVALUATORS[game.id]?.();
  // The id tells the type of states and moves
  return (own as Evaluator<S, M> | undefined) ?? plainEvaluator(game);
}
