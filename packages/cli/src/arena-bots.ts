/** Who plays in the arena: the levels, and players to measure them by. */
import { brainOf, chooseMove, levelOf, LEVELS, pick, slices, thinkingOf, type Level } from '@griddle/bots';
import { plainBrain } from '@griddle/bots/brain.js';
import { letGo } from '@griddle/bots/buffet-boss/hand.js';
import { MonteCarlo } from '@griddle/bots/search/monte-carlo.js';
import { loadEngine } from '@griddle/plate/node/engine.js';
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
/** Decisions after which a tried game is judged as it stands. */
const LONGEST_TRY = 400;

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
  for (const steps = slices(thinking); steps.next().done !== true;) continue;
  return pick(thinking, rng);
}

async function greedy(game: AnyGame, view: BaseState, seat: Seat, rng: Rng) {
  const brain = await brainOf(game);
  const step = { positions: 0, slips: 0 };
  const skills = { easy: step, medium: step, hard: step, best: step };
  return thinkingOf(game, { ...brain, close: 0, skills }, view, seat, 'easy', false, rng);
}

function generic(game: AnyGame, view: BaseState, seat: Seat, level: Level, rng: Rng) {
  const brain = plainBrain(game);
  const thinking = thinkingOf(game, brain, view, seat, level, false, rng);
  return { ...thinking, search: new MonteCarlo(game, { ...brain, rollout: LONGEST_TRY }, view, seat, rng) };
}

/** The table's move where bots have a hand in it: how a pile of Buffet Boss settles. Undefined elsewhere. */
export async function handMove(game: AnyGame, state: BaseState, bot: ArenaBot, rng: Rng): Promise<unknown> {
  if (game.id !== 'buffet-boss') return undefined;
  const pile = state as BuffetBossState;
  if (pile.step !== 'settle') return undefined;
  // Who is no level has a hand like that of the level in the middle
  return letGo(await loadEngine(), pile, levelOf(bot) ?? 'medium', rng);
}
