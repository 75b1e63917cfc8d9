/** The evaluator of each game. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { plainBrain, type Brain } from './brain.js';
import { BRAINS } from './generated/games.js';

/** The brain of a game, its own or the plain one. */
export async function brainOf<S extends BaseState, M>(game: Game<S, M>): Promise<Brain<S, M>> {
  const own = await BRAINS[game.id]?.();
  // The id tells the type of states and moves
  return (own as Brain<S, M> | undefined) ?? plainBrain(game);
}
