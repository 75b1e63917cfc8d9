/** The protocol between page and worker, and searching in slices in either. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import type { Rng } from '@griddle/rules/core/random.js';
import { brainOf } from './brains.js';
import type { Level } from './levels.js';
import { withPauses } from './pauses.js';
import type { Thought } from './search/search.js';
import { chanceOf, pick, sharing, slices, thinkingOf } from './thinking.js';

/** A position to think about: plain data, so that it can be sent. */
export interface Task<S extends BaseState> {
  readonly game: string;
  readonly view: S;
  readonly seat: Seat;
  readonly level: Level;
  readonly rng: Rng;
  /** Number of positions in the analysed record, which share the time; 0 = choose one move. */
  readonly judged: number;
}

/** The result of a task. */
export interface Conclusion<M> {
  readonly move: M | undefined;
  readonly thought: Judgement<M> | undefined;
}

/** What a level thinks of a position. */
export interface Judgement<M> extends Thought<M> {
  /** The seat's winning chance, 0 to 1; a draw counts half. */
  readonly chance: number;
  /** The same after each of the moves. */
  readonly chances: readonly number[];
}

/** From the page to the worker: a task, or the end of one. */
export interface Order {
  readonly id: number;
  /** Undefined: stop thinking about it. */
  readonly task: Task<BaseState> | undefined;
}

/** Worker to page. On an error the page searches itself. */
export interface Answer {
  readonly id: number;
  readonly conclusion: Conclusion<unknown> | undefined;
}

/** Runs a task, yielding between slices. */
export async function thinkAbout<S extends BaseState, M>(
  game: Game<S, M>,
  { view, seat, level, rng, judged }: Task<S>,
  signal: AbortSignal,
): Promise<Conclusion<M> | undefined> {
  const brain = await brainOf(game);
  const thinking = sharing(thinkingOf(game, brain, view, seat, level, judged > 0, rng), judged);
  await withPauses(slices(thinking), signal);
  if (signal.aborted) return undefined;
  const thought = thinking.search.thought();
  const chances = thought.moves.map(({ value }) => chanceOf(brain, thinking.search, value));
  return { move: pick(thinking, rng), thought: { ...thought, chance: chances[0] ?? 0.5, chances } };
}
