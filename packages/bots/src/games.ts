/** The rules of each game by id, for workers. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { RULES } from './generated/games.js';

/** The rules of a game. Undefined for one that is not here. */
export async function gameOf(id: string): Promise<Game<BaseState, unknown> | undefined> {
  // A state and a move only ever go back to the game they came from
  return (await RULES[id]?.()) as Game<BaseState, unknown> | undefined;
}
