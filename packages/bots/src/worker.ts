/** Runs searches in a worker if possible, else in slices on the page. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import type { Rng } from '@griddle/rules/core/random.js';
import { brainOf } from './brains.js';
import { thinkAbout, type Answer, type Conclusion, type Judgement, type Order, type Task } from './conclude.js';
import type { Level } from './levels.js';
import { pause } from './pauses.js';
import { startWorker } from './start-worker.js';
import { thinkingOf } from './thinking.js';

export type { Judgement } from './conclude.js';

/** Warm-up for uncompiled code: the first run is `1 / COLD` of a slice; each is `WARMER` times longer. */
const COLD = 32;
const WARMER = 1.4;
/** Games already warmed up. */
const warm = new Set<string>();

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
  return (await conclude(game, { game: game.id, view, seat, level, rng, judged: 0 }, signal))?.move;
}

/**
 * Evaluates every move, best first. Undefined when `signal` aborts. `decisions` is the number of positions of a record
 * that share the time.
 */
export async function judge<S extends BaseState, M>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  level: Exclude<Level, 'easy'>,
  rng: Rng,
  signal: AbortSignal,
  decisions = 1,
): Promise<Judgement<M> | undefined> {
  return (await conclude(game, { game: game.id, view, seat, level, rng, judged: decisions }, signal))?.thought;
}

async function conclude<S extends BaseState, M>(
  game: Game<S, M>,
  task: Task<S>,
  signal: AbortSignal,
): Promise<Conclusion<M> | undefined> {
  // An easy move is found before a worker would have started; one that is there spares the page the work
  const answer = task.level === 'easy' && !worker ? undefined : await asked(task, signal);
  if (signal.aborted) return undefined;
  if (answer !== undefined) return answer as Conclusion<M>;
  await warmUp(game, task, signal);
  return thinkAbout(game, task, signal);
}

/**
 * The first time a game is thought about on the page, runs its search in small parts that become longer, up to a slice. What
 * is found out here is not kept, so that a page thinks what a worker thinks.
 */
async function warmUp<S extends BaseState, M>(
  game: Game<S, M>,
  { view, seat, level, rng, judged }: Task<S>,
  signal: AbortSignal,
): Promise<void> {
  if (warm.has(game.id)) return;
  warm.add(game.id);
  const { search } = thinkingOf(game, await brainOf(game), view, seat, level, judged > 0, rng);
  for (let size = search.slice / COLD; size < search.slice && !signal.aborted; size *= WARMER) {
    if (search.run(Math.ceil(size))) return;
    await pause();
  }
}

/** Undefined until it is needed, and again where workers are barred. */
let worker: Worker | undefined;
let barred = typeof Worker === 'undefined';
let tasks = 0;
/** How many of the tasks are not answered, and what ends the worker when none comes for a while. */
let open = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
/** Idle time in milliseconds before the worker ends, to outlast a person's turn. */
const PATIENCE = 20_000;

/** Counts a task that begins (1) or ends (-1). A worker holds some megabytes, so it does not outstay the games. */
function count(change: 1 | -1): void {
  open += change;
  clearTimeout(ending);
  if (open > 0) return;
  ending = setTimeout(() => {
    worker?.terminate();
    worker = undefined;
  }, PATIENCE);
}

/** The worker's answer; undefined when there is no worker, or it cannot answer. */
function asked(task: Task<BaseState>, signal: AbortSignal): Promise<Conclusion<unknown> | undefined> {
  return new Promise((resolve) => {
    const helper = barred ? undefined : started();
    if (!helper) return resolve(undefined);
    const id = ++tasks;
    count(1);
    const stop = (): void => {
      helper.postMessage({ id, task: undefined } satisfies Order);
      end(undefined);
    };
    const end = (conclusion: Conclusion<unknown> | undefined): void => {
      signal.removeEventListener('abort', stop);
      helper.removeEventListener('message', answered);
      helper.removeEventListener('error', failed);
      count(-1);
      resolve(conclusion);
    };
    const answered = ({ data }: MessageEvent<Answer>): void => {
      if (data.id === id) end(data.conclusion);
    };
    const failed = (): void => {
      // Its code could not be loaded, or the policy of the page forbids it: the page thinks itself from now on
      barred = true;
      worker = undefined;
      end(undefined);
    };
    helper.addEventListener('message', answered);
    helper.addEventListener('error', failed);
    signal.addEventListener('abort', stop);
    helper.postMessage({ id, task } satisfies Order);
  });
}

function started(): Worker | undefined {
  try {
    return (worker ??= startWorker());
  } catch {
    barred = true;
    return undefined;
  }
}
