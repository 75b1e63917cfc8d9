/** Every game there is, by id. */
import type { BaseState, Game } from './core/contract.js';
import { ALL } from './generated/games.js';

/**
 * A game whose state and move types are not known here. The two type parameters are hidden, so a state or move may
 * only go back to the game it came from.
 */
export type AnyGame = Game<BaseState, unknown>;

/** In the order in which lists show them: the five games, then the bonus games. */
export const GAMES = ALL as readonly unknown[] as readonly AnyGame[];

/** The game with this id, or undefined. */
export function gameById(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
