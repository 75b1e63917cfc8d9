/**
 * Thinking beside a page: in a worker where one may be started, else in slices between which the page goes on. This file
 * is both sides of it: the worker loads it, too, and answers where a page would ask.
 */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import type { Rng } from '@griddle/rules/core/random.js';
import { brainOf } from './brains.js';
import { gameOf } from './games.js';
import type { Level } from './levels.js';
import { pause, withPauses } from './pauses.js';
import type { Search, Thought } from './search/search.js';
import { chanceOf, pick, sharing, slices, thinkingOf } from './thinking.js';

/** A position to think about: plain data, so that it can be sent. */
interface Task<S extends BaseState> {
  readonly game: string;
  readonly view: S;
  readonly seat: Seat;
  readonly level: Level;
  readonly rng: Rng;
  /** Of so many decisions of a record all moves are to be judged, of this one among them; 0: one is to be chosen. */
  readonly judged: number;
}

/** What comes of a task. */
interface Conclusion<M> {
  readonly move: M | undefined;
  readonly thought: Judgement<M> | undefined;
}

/** What a level thinks of a position. */
export interface Judgement<M> extends Thought<M> {
  /** How likely the seat is to win, from 0 to 1; a draw is half a win. */
  readonly chance: number;
  /** The same after each of the moves. */
  readonly chances: readonly number[];
}

/** From the page to the worker: a task, or the end of one. */
interface Order {
  readonly id: number;
  /** Undefined: stop thinking about it. */
  readonly task: Task<BaseState> | undefined;
}

/** And back; an error means that the page has to think itself. */
interface Answer {
  readonly id: number;
  readonly conclusion: Conclusion<unknown> | undefined;
}

const IN_WORKER = 'WorkerGlobalScope' in globalThis;

/** Code that a browser has not compiled yet is so much slower, and gets faster by so much from one run to the next. */
const COLD = 32;
const WARMER = 1.4;
/** Games of which that is over, on this page. */
const warm = new Set<string>();

/**
 * The move of a bot, as `chooseMove` finds it, without holding up the page. Undefined when there is none, or when `signal`
 * ended the thinking.
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
 * What a level thinks of every move, the best first. Undefined when `signal` ended the thinking. `decisions`: of a whole
 * record, which share what may be spent on it.
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
  // An easy move is found before a worker would have started
  const answer = task.level === 'easy' ? undefined : await asked(task, signal);
  if (signal.aborted) return undefined;
  return (answer as Conclusion<M> | undefined) ?? (await thinkAbout(game, task, signal));
}

/** Thinks about a task with pauses in which other things go on. */
async function thinkAbout<S extends BaseState, M>(
  game: Game<S, M>,
  { view, seat, level, rng, judged }: Task<S>,
  signal: AbortSignal,
): Promise<Conclusion<M> | undefined> {
  const brain = await brainOf(game);
  const thinking = sharing(thinkingOf(game, brain, view, seat, level, judged > 0, rng), judged);
  if (!IN_WORKER && !warm.has(game.id)) {
    warm.add(game.id);
    // What is found out here is not kept, so that a page thinks what a worker thinks
    await warmUp(thinkingOf(game, brain, view, seat, level, judged > 0, rng).search, signal);
  }
  await withPauses(slices(thinking), signal);
  if (signal.aborted) return undefined;
  const thought = thinking.search.thought();
  const chances = thought.moves.map(({ value }) => chanceOf(brain, thinking.search, value));
  return { move: pick(thinking, rng), thought: { ...thought, chance: chances[0] ?? 0.5, chances } };
}

/** Runs a search in small parts that become longer, up to a slice. */
async function warmUp<M>(search: Search<M>, signal: AbortSignal): Promise<void> {
  for (let size = search.slice / COLD; size < search.slice && !signal.aborted; size *= WARMER) {
    if (search.run(Math.ceil(size))) return;
    await pause();
  }
}

// The page's side

/** Undefined until it is needed, and again where workers are barred. */
let worker: Worker | undefined;
let barred = typeof Worker === 'undefined';
let tasks = 0;

/** The worker's answer; undefined when there is no worker, or it cannot answer. */
function asked(task: Task<BaseState>, signal: AbortSignal): Promise<Conclusion<unknown> | undefined> {
  return new Promise((resolve) => {
    const helper = barred ? undefined : started();
    if (!helper) return resolve(undefined);
    const id = ++tasks;
    const stop = (): void => {
      helper.postMessage({ id, task: undefined } satisfies Order);
      end(undefined);
    };
    const end = (conclusion: Conclusion<unknown> | undefined): void => {
      signal.removeEventListener('abort', stop);
      helper.removeEventListener('message', answered);
      helper.removeEventListener('error', failed);
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
    return (worker ??= new Worker(trusted(import.meta.url), { type: 'module', name: 'griddle' }));
  } catch {
    barred = true;
    return undefined;
  }
}

/** Where a page trusts no plain text as the address of a script, whoever loads one has to vouch for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { readonly createScriptURL: (url: string) => string };
}

/** The address of this file as a page may start it. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes ? trustedTypes.createPolicy('griddle', { createScriptURL: () => url }).createScriptURL(url) : url;
}

// The worker's side

if (IN_WORKER) serve();

function serve(): void {
  const underway = new Map<number, AbortController>();
  addEventListener('message', ({ data: { id, task } }: MessageEvent<Order>) => {
    underway.get(id)?.abort();
    if (!task) return;
    const stopping = new AbortController();
    underway.set(id, stopping);
    void concluded(task, stopping.signal).then((conclusion) => {
      underway.delete(id);
      if (!stopping.signal.aborted) postMessage({ id, conclusion } satisfies Answer);
    });
  });
}

async function concluded(task: Task<BaseState>, signal: AbortSignal): Promise<Conclusion<unknown> | undefined> {
  try {
    const game = await gameOf(task.game);
    return game && (await thinkAbout(game, task, signal));
  } catch {
    return undefined;
  }
}
