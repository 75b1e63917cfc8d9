/** Plays one game of the arena in its own thread. The players are the levels, and baselines to measure them by. */
import { parentPort } from 'node:worker_threads';
import { chooseMove, finish, levelOf, LEVELS, pick, type Level } from '@griddle/bots';
import { generic, greedy } from '@griddle/bots/internal/baselines.js';
import { chooseDrop } from '@griddle/bots/internal/buffet-boss/hand.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { CHANCE, type BaseState, type Outcome, type Seat } from '@griddle/rules/core/contract.js';
import { MAX_SEED, seeded, below, next, type Rng } from '@griddle/rules/core/random.js';
import { gameById, type AnyGame } from '@griddle/rules/games.js';
import { optionsOf } from '@griddle/rules/internal/replay/start.js';

/**
 * `random` makes any legal move. `greedy` makes the best move after the other side's best answer. `generic:1s` knows
 * only the rules and the score, and searches with playouts for that time.
 */
export type ArenaBot = Level | 'random' | 'greedy' | `generic:${number}s`;

/** All names, as messages list them. */
export const ARENA_BOTS: readonly string[] = [...LEVELS, '2s', 'random', 'greedy', 'generic:2s'];

const GENERIC = 'generic:';

/** The bot of this name; undefined if unknown. */
export function arenaBot(name: string): ArenaBot | undefined {
  if (name === 'random' || name === 'greedy') return name;
  if (!name.startsWith(GENERIC)) return levelOf(name);
  const time = levelOf(name.slice(GENERIC.length));
  return time?.endsWith('s') === true ? (`${GENERIC}${time}` as ArenaBot) : undefined;
}

/** The move of a bot, from what its seat may see. */
async function arenaMove(game: AnyGame, view: BaseState, seat: Seat, bot: ArenaBot, rng: Rng): Promise<unknown> {
  if (bot === 'random') {
    const moves = game.legalMoves(view);
    return moves[below(next(next(rng)), moves.length)];
  }
  const level = bot.startsWith(GENERIC) ? (bot.slice(GENERIC.length) as Level) : levelOf(bot);
  if (level === bot) return chooseMove(game, view, seat, level, rng);
  const thinking = level ? generic(game, view, seat, level, rng) : await greedy(game, view, seat, rng);
  return pick(finish(thinking), rng);
}

/** The chance move where bots take part in it: how a pile of Buffet Boss settles. Undefined elsewhere. */
async function handMove(game: AnyGame, state: BaseState, bot: ArenaBot, rng: Rng): Promise<unknown> {
  if (game.id !== 'buffet-boss') return undefined;
  const pile = state as BuffetBossState;
  if (pile.step !== 'settle') return undefined;
  // Bots that are not a level stack as well as the medium level
  return chooseDrop(await loadEngine(), pile, levelOf(bot) ?? 'medium', rng);
}

/** A game to play: plain data, sent to a thread. */
export interface ArenaGame {
  readonly game: string;
  readonly options: string;
  readonly seed: number;
  /** Bots by seat; with more than two seats they alternate. */
  readonly bots: readonly ArenaBot[];
  /** The seat of the bot that the result is for. */
  readonly first: number;
  /** Number of random moves at the start, the same in both games of a seed. */
  readonly opening: number;
}

/** The result of a game. */
export interface ArenaResult {
  /** For the first of the two bots. `shared`: there is only one seat, or all have won or lost together. */
  readonly result: 'win' | 'draw' | 'loss' | 'shared';
  /** For each of the two bots; undefined for one that had no seat. */
  readonly bots: readonly (ArenaScore | undefined)[];
}

/** What a bot's seats have reached in a game. */
interface ArenaScore {
  /** The mean score of its seats. */
  readonly points: number;
  readonly isWinner: boolean;
}

/** Decisions after which an endless game counts as a draw. */
const LONGEST = 1200;

/** Plays the games that another thread sends. */
export function serveArena(): void {
  parentPort?.on('message', (game: ArenaGame) => {
    void playGame(game).then((result) => parentPort?.postMessage(result));
  });
}

async function playGame({ game: id, options: text, seed, bots, first, opening }: ArenaGame): Promise<ArenaResult> {
  const game = gameById(id);
  const options = game && optionsOf(game, text);
  if (!game || !options?.ok) throw new RangeError(`No game ${id} with ${text}`);
  let state = game.setup(options.value, seed);
  for (let ply = 0; ply < LONGEST; ply++) {
    const outcome = game.outcome(state);
    if (outcome) return resultOf(game, state, outcome, bots.length, first);
    const seat = game.toMove(state)[0] ?? CHANCE;
    const rng = seeded((seed * LONGEST + ply) % MAX_SEED);
    // The seat whose turn it is also takes part in chance moves
    const bot = bots[(seat === CHANCE ? turnOf(state) : seat) % bots.length] ?? 'easy';
    let move: unknown;
    if (seat !== CHANCE)
      move = await arenaMove(game, game.viewFor(state, seat), seat, ply < opening ? 'random' : bot, rng);
    else {
      move = await handMove(game, state, bot, rng);
      if (move === undefined) {
        const chance = game.chanceMove(state);
        state = { ...state, rng: chance.rng };
        move = chance.move;
      }
    }
    const played = game.play(state, move);
    if (!played.ok) throw new RangeError(`${game.moveText(state, move)} is refused by ${played.error.rule}`);
    state = played.value;
  }
  return { result: 'draw', bots: [] };
}

/** The rule by which all seats win or lose together. */
const TOGETHER = 'BB-25';

/** The result of a finished game. */
function resultOf(
  game: AnyGame,
  state: BaseState,
  { rule, winners }: Outcome,
  count: number,
  first: number,
): ArenaResult {
  const sheets = game.score(state);
  const bots = Array.from({ length: count }, (_none, at) => {
    const own = sheets.filter(({ seat }) => seat % count === (first + at) % count);
    if (own.length === 0) return undefined;
    const points = own.reduce((sum, { total }) => sum + total, 0) / own.length;
    return { points, isWinner: own.some(({ seat }) => winners.includes(seat)) };
  });
  const won = winners.some((seat) => seat % count === first);
  const lost = winners.some((seat) => seat % count !== first);
  const isShared = sheets.length === 1 || rule === TOGETHER;
  return { result: isShared ? 'shared' : won === lost ? 'draw' : won ? 'win' : 'loss', bots };
}

/** The seat whose turn it is during a chance move, where the game says so. */
function turnOf(state: BaseState): Seat {
  return 'turn' in state && typeof state.turn === 'number' ? state.turn : 0;
}
