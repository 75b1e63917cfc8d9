/** The evaluator of each game. Bundlers make one file for each. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { plainBrain, type Brain } from './brain.js';

/** By game id; each is given states and moves of its own game only. */
const BRAINS: Readonly<Record<string, () => Promise<unknown>>> = {
  'waffle-wars': async () => (await import('./waffle-wars/brain.js')).WAFFLE_WARS,
  'waddle-waddle': async () => (await import('./waddle-waddle/brain.js')).WADDLE_WADDLE,
  'waffle-time': async () => (await import('./waffle-time/brain.js')).WAFFLE_TIME,
  'top-waffle': async () => (await import('./top-waffle/brain.js')).TOP_WAFFLE,
  'buffet-boss': async () => (await import('./buffet-boss/brain.js')).BUFFET_BOSS,
  'connect-four': async () => (await import('./connect-four/brain.js')).CONNECT_FOUR,
  'hostage-rescue': async () => (await import('./hostage-rescue/brain.js')).HOSTAGE_RESCUE,
  reversi: async () => (await import('./reversi/brain.js')).REVERSI,
  snake: async () => (await import('./snake/brain.js')).SNAKE,
  'waffle-checkers': async () => (await import('./waffle-checkers/brain.js')).WAFFLE_CHECKERS,
};

/** The brain of a game, its own or the plain one. */
export async function brainOf<S extends BaseState, M>(game: Game<S, M>): Promise<Brain<S, M>> {
  const own = await BRAINS[game.id]?.();
  // The id tells the type of states and moves
  return (own as Brain<S, M> | undefined) ?? plainBrain(game);
}
