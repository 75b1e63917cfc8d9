/** The provers of all games. */
import { ORDERS } from '@griddle/rules/internal/top-waffle/components.js';
import { proveBuffetBoss } from './prove-buffet-boss.js';
import { SIDES, type Prover } from './prove-sides.js';
import { topWaffleProver } from './prove-top-waffle.js';
import { proveWaddleWaddle } from './prove-waddle-waddle.js';
import { proveWaffleTime } from './prove-waffle-time.js';

const PROVERS: Readonly<Record<string, Prover>> = {
  ...SIDES,
  'buffet-boss': proveBuffetBoss,
  'top-waffle': topWaffleProver(new Map(ORDERS.map(({ name, points }) => [name, points]))),
  'waddle-waddle': proveWaddleWaddle,
  'waffle-time': proveWaffleTime,
};

/** Proves a puzzle of a game by a search that shares no code with the miner: what is wrong with it, or nothing. */
export function proverOf(game: string): Prover {
  return PROVERS[game] ?? (() => `nothing proves puzzles of ${game}`);
}
