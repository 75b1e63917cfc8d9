/** Bots on the page. Fetched when the first one is to move. */
import { decide } from '@griddle/bots/thinker.js';
import type { Level } from '@griddle/bots/levels.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { seeded, MAX_SEED } from '@griddle/rules/core/random.js';
import type { Session } from '@griddle/rules/replay/index.js';
import { plyOf } from '@griddle/rules/replay/step.js';
import type { Match } from './match.js';
import { botFailed, levelToMove } from './players.js';

/** The least time a bot takes, in milliseconds, so that its move can be followed. */
const LEAST = 600;

/** Makes the move of the bot that is to move in a match, unless it is stopped or somebody else is faster. */
export async function moveByBot<S extends BaseState, M>(match: Match<S, M>, level: Level): Promise<void> {
  const { current } = match.session;
  const stopping = new AbortController();
  const { signal } = stopping;
  match.stopBot = () => stopping.abort();
  // The board may have left the page while this code was fetched
  if (!match.host.isConnected) match.stopBot();
  await match.host.complete?.();
  const move = await botMove(match.session, level, signal).catch(() => undefined);
  match.thinking = false;
  if (signal.aborted || match.session.current !== current || levelToMove(match) !== level) match.host.refresh();
  else if (move === undefined) botFailed(match);
  else match.make(move);
}

/** A bot's move; undefined when `signal` ended its thinking. */
async function botMove<S extends BaseState, M>(
  { game, state, seed, current }: Session<S, M>,
  level: Level,
  signal: AbortSignal,
): Promise<M | undefined> {
  const shown = new Promise((resolve) => {
    setTimeout(resolve, LEAST);
    signal.addEventListener('abort', resolve);
  });
  const seat = game.toMove(state)[0] ?? 0;
  // The same seed gives the same game, the bot's moves included
  const rng = seeded((Math.max(0, seed) + 1 + plyOf(current)) % MAX_SEED);
  const move = await decide(game, game.viewFor(state, seat), seat, level, rng, signal);
  await shown;
  return move;
}
