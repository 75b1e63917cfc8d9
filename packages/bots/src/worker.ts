/** Does tasks in a worker if possible, else on the page: searches in slices, and reasons. */
import type { BaseState, Game, Reason, Seat } from '@griddle/rules/core/contract.js';
import type { Rng } from '@griddle/rules/core/random.js';
import { evaluatorOf } from './games.js';
import {
  findReason,
  runSearch,
  type WorkerReply,
  type SearchResult,
  type MoveEvaluations,
  type ReasonResult,
  type WorkerMessage,
  type WorkerRequest,
  type SearchRequest,
} from './search-protocol.js';
import type { Level } from './levels.js';
import type { Judged } from './search/search.js';
import { pause } from './yielding.js';
import { startWorker } from '#start-worker';
import { planSearch } from './search-run.js';

export type { Judged } from './search/search.js';
export type { MoveEvaluations } from './search-protocol.js';

/** Warm-up for uncompiled code: the first run is `1 / COLD` of a slice; each is `WARMER` times longer. */
const WARMUP_PARTS = 32;
const WARMUP_GROWTH = 1.4;
/** Games already warmed up. */
const warmedUp = new Set<string>();

/**
 * Returns a bot's move, like `chooseMove`, without blocking the page. Undefined when there is none or `signal` aborts.
 */
export async function decide<S extends BaseState, M>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  level: Level,
  rng: Rng,
  signal: AbortSignal,
): Promise<M | undefined> {
  return (await search(game, { game: game.id, view, seat, level, rng, analyseCount: 0 }, signal))?.move;
}

/**
 * Evaluates every move, best first. Undefined when `signal` aborts. `decisions` is the number of positions of a record
 * that share the time.
 */
export async function analyse<S extends BaseState, M>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  level: Exclude<Level, 'easy'>,
  rng: Rng,
  signal: AbortSignal,
  decisions = 1,
): Promise<MoveEvaluations<M> | undefined> {
  return (await search(game, { game: game.id, view, seat, level, rng, analyseCount: decisions }, signal))?.thought;
}

/**
 * Returns why a seat's move was worse than a better one, from what it saw (`view`); undefined where neither the rules nor the
 * search that judged the moves prove anything, or when `signal` aborts.
 */
export async function explain<S extends BaseState, M>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  played: Judged<M>,
  better: Judged<M>,
  signal: AbortSignal,
): Promise<Reason | undefined> {
  const request = { game: game.id, view, seat, played, better };
  const answer = await askWorker(request, signal);
  if (signal.aborted) return undefined;
  // A worker answers a task with a result of its kind
  return ((answer as ReasonResult | undefined) ?? (await findReason(game, request))).reason;
}

async function search<S extends BaseState, M>(
  game: Game<S, M>,
  task: SearchRequest<S>,
  signal: AbortSignal,
): Promise<SearchResult<M> | undefined> {
  // An easy move is found before a worker could start; a running worker frees the page from the work
  const answer = task.level === 'easy' && !workers.has(game.id) ? undefined : await askWorker(task, signal);
  if (signal.aborted) return undefined;
  if (answer !== undefined) return answer as SearchResult<M>;
  await warmUp(game, task, signal);
  return runSearch(game, task, signal);
}

/**
 * The first time a game is thought about on the page, runs its search in small parts that become longer, up to a slice.
 * Its results are dropped, so that the page finds the same moves as a worker.
 */
async function warmUp<S extends BaseState, M>(
  game: Game<S, M>,
  { view, seat, level, rng, analyseCount }: SearchRequest<S>,
  signal: AbortSignal,
): Promise<void> {
  if (warmedUp.has(game.id)) return;
  warmedUp.add(game.id);
  const { search } = planSearch(game, await evaluatorOf(game), view, seat, level, analyseCount > 0, rng);
  for (let size = search.slice / WARMUP_PARTS; size < search.slice && !signal.aborted; size *= WARMUP_GROWTH) {
    if (search.run(Math.ceil(size))) return;
    await pause();
  }
}

/** The running workers, by game. */
const workers = new Map<string, Worker | Promise<Worker>>();
/** Whether workers are blocked. */
let barred = typeof Worker === 'undefined';
let tasks = 0;
/** The number of pending tasks, and the timer that ends idle workers. */
let open = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
/** Idle time in milliseconds before the workers end, to outlast a person's turn. */
const PATIENCE = 20_000;

/** Counts a task that begins (1) or ends (-1). A worker holds some megabytes, so it does not outstay the games. */
function count(change: 1 | -1): void {
  open += change;
  clearTimeout(ending);
  if (open > 0) return;
  ending = setTimeout(() => {
    for (const worker of workers.values()) void end(worker);
    workers.clear();
  }, PATIENCE);
}

async function end(worker: Worker | Promise<Worker>): Promise<void> {
  (await worker).terminate();
}

/** The worker's answer; undefined when there is no worker, or it cannot answer. */
async function askWorker(
  request: WorkerRequest<BaseState, unknown>,
  signal: AbortSignal,
): Promise<WorkerReply['result']> {
  if (barred) return undefined;
  count(1);
  try {
    const worker = await started(request.game);
    return signal.aborted ? undefined : await answerOf(worker, request, signal);
  } catch {
    barred = true;
    workers.delete(request.game);
    return undefined;
  } finally {
    count(-1);
  }
}

/** Returns the worker of a game. Throws where workers are blocked. */
function started(game: string): Worker | Promise<Worker> {
  const worker = workers.get(game) ?? startWorker(game);
  workers.set(game, worker);
  return worker;
}

/** The answer of a worker; undefined when `signal` aborts. Rejects when the worker cannot run. */
function answerOf(
  worker: Worker,
  request: WorkerRequest<BaseState, unknown>,
  signal: AbortSignal,
): Promise<WorkerReply['result']> {
  return new Promise((resolve, reject) => {
    const id = ++tasks;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const conclude = (result: WorkerReply['result']): void => {
      listening.abort();
      resolve(result);
    };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerReply>) => {
        if (data.id === id) conclude(data.result);
      },
      options,
    );
    worker.addEventListener(
      'error',
      () => {
        // Its code could not be loaded, or the page's policy forbids it: the page does its tasks from now on
        listening.abort();
        reject(new Error('The worker cannot run.'));
      },
      options,
    );
    signal.addEventListener(
      'abort',
      () => {
        worker.postMessage({ id, request: undefined } satisfies WorkerMessage);
        conclude(undefined);
      },
      options,
    );
    worker.postMessage({ id, request } satisfies WorkerMessage);
  });
}
