/** Thinking about a position in slices, in a worker or on a page alike, and what the two say to each other. */
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
  /** Of so many decisions of a record all moves are to be judged, of this one among them; 0: one is to be chosen. */
  readonly judged: number;
}

/** What comes of a task. */
export interface Conclusion<M> {
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
export interface Order {
  readonly id: number;
  /** Undefined: stop thinking about it. */
  readonly task: Task<BaseState> | undefined;
}

/** And back; an error means that the page has to think itself. */
export interface Answer {
  readonly id: number;
  readonly conclusion: Conclusion<unknown> | undefined;
}

/** Thinks about a task with pauses in which other things go on. */
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
