/** The rules of each game by id, for workers. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';

const GAMES: Readonly<Record<string, () => Promise<unknown>>> = {
  'waffle-wars': async () => (await import('@griddle/rules/waffle-wars/index.js')).waffleWars,
  'waddle-waddle': async () => (await import('@griddle/rules/waddle-waddle/index.js')).waddleWaddle,
  'waffle-time': async () => (await import('@griddle/rules/waffle-time/index.js')).waffleTime,
  'top-waffle': async () => (await import('@griddle/rules/top-waffle/index.js')).topWaffle,
  'buffet-boss': async () => (await import('@griddle/rules/buffet-boss/index.js')).buffetBoss,
  'connect-four': async () => (await import('@griddle/rules/connect-four/index.js')).connectFour,
  'hostage-rescue': async () => (await import('@griddle/rules/hostage-rescue/index.js')).hostageRescue,
  reversi: async () => (await import('@griddle/rules/reversi/index.js')).reversi,
  snake: async () => (await import('@griddle/rules/snake/index.js')).snake,
  'waffle-checkers': async () => (await import('@griddle/rules/waffle-checkers/index.js')).waffleCheckers,
};

/** The rules of a game. Undefined for one that is not here. */
export async function gameOf(id: string): Promise<Game<BaseState, unknown> | undefined> {
  // A state and a move only ever go back to the game they came from
  return (await GAMES[id]?.()) as Game<BaseState, unknown> | undefined;
}
