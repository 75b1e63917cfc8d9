/** `arena`: plays bots against each other on all cores, and reports how certain the result is. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { optionsOf } from '@griddle/rules/internal/replay/start.js';
import { type Asked, type FlagName, wholeOf } from '../flags.js';
import { wrong, type CommandError } from '../command-error.js';
import { gameOf } from '../start.js';
import { interrupted, format, textProblem, type Catalogue } from '../words.js';
import { arenaBot, ARENA_BOTS, type ArenaBot, type ArenaGame, type ArenaResult } from '../arena-game.js';
import type { Answer } from './command.js';

/** The flags of `arena`, and examples. */
export const ARENA_FLAGS: readonly FlagName[] = ['game', 'bots', 'games', 'opening', 'options'];
/** Arguments after `griddle` that work as they are; the help prints them and a test runs them. */
export const ARENA_EXAMPLES: readonly string[] = [
  'arena snake --bots medium,easy --games 2',
  'arena connect-four --bots medium,easy --games 2 --json',
];

/** The default number of games. */
const USUAL_GAMES = 20;
/** Standard deviations on either side that cover 95 % of results. */
const SURE = 1.96;

/**
 * Plays the games, two with each seed so that both bots have both seats. Calls `told` after each game; `entry` is the
 * program the worker threads run. When `stopped` aborts, returns the result of the finished games. Errors: those of the
 * flags, and `interrupted` if no game finished.
 */
export async function arena(
  asked: Asked,
  words: Catalogue,
  entry: URL,
  told: (done: number, of: number) => void,
  stopped: AbortSignal,
): Promise<Result<Answer, CommandError>> {
  const game = gameOf(asked, words);
  if (!game.ok) return game;
  const bots = botsOf(asked, words);
  if (!bots.ok) return bots;
  const count = wholeOf(asked, 'games', words);
  if (!count.ok) return count;
  const opening = wholeOf(asked, 'opening', words);
  if (!opening.ok) return opening;
  const options = optionsOf(game.value, asked.options ?? '');
  if (!options.ok) return textProblem(words, 'options', options.error);
  const games = Array.from({ length: count.value ?? USUAL_GAMES }, (_none, at): ArenaGame => {
    const [one, other] = bots.value;
    return {
      game: game.value.id,
      options: asked.options ?? '',
      seed: Math.floor(at / 2) + 1,
      bots: at % 2 === 0 ? [one, other] : [other, one],
      first: at % 2,
      opening: opening.value ?? 0,
    };
  });
  const results = await playAll(games, entry, told, stopped);
  if (results.length === 0) return interrupted(words);
  const cut = { done: results.length, of: games.length };
  const answer = (json: object, lines: () => readonly string[]): Result<Answer, CommandError> =>
    ok({
      json,
      people: () => (cut.done < cut.of ? [format(words, 'cli.arena.stopped', cut), ...lines()] : lines()).join('\n'),
    });
  // Nobody wins against another: their scores say which is better
  if (results.every(({ result }) => result === 'shared')) {
    const scores = bots.value.map((bot, at) => scoresOf(bot, at, results));
    return answer({ bots: bots.value, games: results.length, scores }, () =>
      scores.map((score) => format(words, 'cli.arena.score', { ...score })),
    );
  }
  const wins = results.filter(({ result }) => result === 'win').length;
  const draws = results.filter(({ result }) => result === 'draw').length;
  const share = (wins + draws / 2) / results.length;
  const [low, high] = interval(share, results.length);
  const json = {
    bots: bots.value,
    games: results.length,
    wins,
    draws,
    losses: results.length - wins - draws,
    rate: rounded(share),
    interval: [rounded(low), rounded(high)],
  };
  const [one, other] = bots.value;
  const percent = (part: number): string => `${Math.round(100 * part).toString()} %`;
  const values = { one, other, wins, draws, losses: json.losses, rate: percent(share) };
  return answer(json, () => [format(words, 'cli.arena.result', { ...values, low: percent(low), high: percent(high) })]);
}

/** What a bot has reached where nobody wins against another. */
interface BotScores {
  readonly bot: ArenaBot;
  /** Points a game, on average. */
  readonly score: number;
  readonly won: number;
  /** The games in which it had a seat. */
  readonly games: number;
}

/** The scores of the first (0) or second bot. */
function scoresOf(bot: ArenaBot, at: number, results: readonly ArenaResult[]): BotScores {
  const played = results.flatMap(({ bots }) => bots[at] ?? []);
  const points = played.reduce((sum, { points }) => sum + points, 0);
  const won = played.filter(({ isWinner }) => isWinner).length;
  return { bot, score: Math.round((10 * points) / Math.max(1, played.length)) / 10, won, games: played.length };
}

/** The two bots asked for. Errors: `level`. */
function botsOf(asked: Asked, words: Catalogue): Result<readonly [ArenaBot, ArenaBot], CommandError> {
  const names = (asked.bots ?? '').split(',').map((name) => name.trim());
  const [one, other] = names.map((name) => arenaBot(name));
  if (one !== undefined && other !== undefined && names.length === 2) return ok([one, other]);
  return wrong('bots', format(words, 'cli.error.bots', { found: asked.bots ?? '', levels: ARENA_BOTS.join(', ') }));
}

/** Plays the games on all cores until `stopped`; returns the finished results. */
async function playAll(
  games: readonly ArenaGame[],
  entry: URL,
  told: (done: number, of: number) => void,
  stopped: AbortSignal,
): Promise<readonly ArenaResult[]> {
  const results: ArenaResult[] = [];
  let asked = 0;
  // The first game may take a long time
  told(0, games.length);
  const player = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(entry);
      const leave = (): void => {
        stopped.removeEventListener('abort', leave);
        void worker.terminate();
        resolve();
      };
      stopped.addEventListener('abort', leave);
      const next = (): void => {
        const game = games[asked];
        if (game === undefined) return leave();
        asked++;
        worker.postMessage(game);
      };
      worker.on('message', (result: ArenaResult) => {
        results.push(result);
        told(results.length, games.length);
        next();
      });
      worker.on('error', reject);
      next();
    });
  const cores = stopped.aborted ? 0 : availableParallelism();
  await Promise.all(Array.from({ length: Math.min(cores, games.length) }, player));
  // Clears the progress bar even if some games were not played
  told(games.length, games.length);
  return results;
}

/** Wilson's interval: the range of the true share in 95 % of such matches. */
function interval(share: number, games: number): readonly [number, number] {
  const square = SURE ** 2 / games;
  const middle = (share + square / 2) / (1 + square);
  const half = (SURE / (1 + square)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
