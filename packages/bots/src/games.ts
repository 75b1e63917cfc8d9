/** The rules, the evaluator and the reasons of each game, by id. */
import type { ReasonOf } from '@griddle/rules/internal/core/compare.js';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { plainEvaluator, type Evaluator } from './evaluator.js';
import { EVALUATORS, REASONS, RULES } from './generated/games.js';

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

/** A game’s own reasons why a move was worse; undefined where it has none. */
export async function reasonsOf<S extends BaseState, M>(game: Game<S, M>): Promise<ReasonOf<S, M> | undefined> {
  return (await REASONS[game.id]?.()) as ReasonOf<S, M> | undefined;
}
