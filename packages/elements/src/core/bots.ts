/** Bots on the page. Fetched when the first one is to move. */
import { chooseMove } from '@griddle/bots';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { seeded, MAX_SEED } from '@griddle/rules/core/random.js';
import type { Session } from '@griddle/rules/replay/index.js';
import { plyOf } from '@griddle/rules/replay/step.js';

/** The least time a bot takes, in milliseconds, so that its move can be followed. */
const LEAST = 600;

/** A bot's move. */
export async function botMove<S extends BaseState, M>(
  { game, state, seed, current }: Session<S, M>,
  level: string,
): Promise<M | undefined> {
  const shown = new Promise((resolve) => setTimeout(resolve, LEAST));
  const seat = game.toMove(state)[0] ?? 0;
  // The same seed gives the same game, the bot's moves included
  const rng = seeded((Math.max(0, seed) + 1 + plyOf(current)) % MAX_SEED);
  const move = chooseMove(game, game.viewFor(state, seat), seat, level, rng);
  await shown;
  return move;
}
