/** Every game there is, by id. */
import { buffetBoss } from './buffet-boss/index.js';
import { connectFour } from './connect-four/index.js';
import type { BaseState, Game } from './core/contract.js';
import { hostageRescue } from './hostage-rescue/index.js';
import { reversi } from './reversi/index.js';
import { snake } from './snake/index.js';
import { topWaffle } from './top-waffle/index.js';
import { waddleWaddle } from './waddle-waddle/index.js';
import { waffleCheckers } from './waffle-checkers/index.js';
import { waffleTime } from './waffle-time/index.js';
import { waffleWars } from './waffle-wars/index.js';

/**
 * A game whose state and move types are not known here. The two type parameters are hidden, so a state or move may
 * only go back to the game it came from.
 */
export type AnyGame = Game<BaseState, unknown>;

/** In the order in which lists show them: the five games, then the bonus games. */
export const GAMES: readonly AnyGame[] = [
  waffleWars as unknown as AnyGame,
  waddleWaddle as unknown as AnyGame,
  waffleTime as unknown as AnyGame,
  buffetBoss as unknown as AnyGame,
  topWaffle as unknown as AnyGame,
  snake as unknown as AnyGame,
  waffleCheckers as unknown as AnyGame,
  hostageRescue as unknown as AnyGame,
  connectFour as unknown as AnyGame,
  reversi as unknown as AnyGame,
];

/** The game with this id, or undefined. */
export function gameById(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
