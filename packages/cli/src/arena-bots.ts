/** Who plays in the arena: the levels, and players to measure them by. */
import { chooseMove, finish, levelOf, LEVELS, pick, type Level } from '@griddle/bots';
import { chooseDrop } from '@griddle/bots/internal/buffet-boss/hand.js';
import { generic, greedy } from '@griddle/bots/internal/baselines.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import type { BaseState, Seat } from '@griddle/rules/core/contract.js';
import { below, next, type Rng } from '@griddle/rules/core/random.js';
import type { AnyGame } from '@griddle/rules/games.js';

/**
 * `random` makes any move. `greedy` takes what looks best after the other side's best answer. `generic:1s` knows nothing
 * but the rules and the score: it tries games to their end, in a tree, for that time.
 */
export type ArenaBot = Level | 'random' | 'greedy' | `generic:${number}s`;

/** All names, as they are told to people. */
export const ARENA_BOTS: readonly string[] = [...LEVELS, '2s', 'random', 'greedy', 'generic:2s'];

const GENERIC = 'generic:';

/** The bot of this name; undefined where there is none. */
export function arenaBot(name: string): ArenaBot | undefined {
  if (name === 'random' || name === 'greedy') return name;
  if (!name.startsWith(GENERIC)) return levelOf(name);
  const time = levelOf(name.slice(GENERIC.length));
  return time?.endsWith('s') === true ? (`${GENERIC}${time}` as ArenaBot) : undefined;
}

/** The move of a bot, by what its seat may see. */
export async function arenaMove(game: AnyGame, view: BaseState, seat: Seat, bot: ArenaBot, rng: Rng): Promise<unknown> {
  if (bot === 'random') {
    const moves = game.legalMoves(view);
    return moves[below(next(next(rng)), moves.length)];
  }
  const level = bot.startsWith(GENERIC) ? (bot.slice(GENERIC.length) as Level) : levelOf(bot);
  if (level === bot) return chooseMove(game, view, seat, level, rng);
  const thinking = level ? generic(game, view, seat, level, rng) : await greedy(game, view, seat, rng);
  return pick(finish(thinking), rng);
}

/** The table's move where bots have a hand in it: how a pile of Buffet Boss settles. Undefined elsewhere. */
export async function handMove(game: AnyGame, state: BaseState, bot: ArenaBot, rng: Rng): Promise<unknown> {
  if (game.id !== 'buffet-boss') return undefined;
  const pile = state as BuffetBossState;
  if (pile.step !== 'settle') return undefined;
  // Who is no level has a hand like that of the level in the middle
  return chooseDrop(await loadEngine(), pile, levelOf(bot) ?? 'medium', rng);
}
