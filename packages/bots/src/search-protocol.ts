/** The protocol between page and worker, and what either does with a task. */
import type { BaseState, Game, Reason, Seat } from '@griddle/rules/core/contract.js';
import type { Rng } from '@griddle/rules/core/random.js';
import { evaluatorOf, reasonsOf } from './games.js';
import type { Level } from './levels.js';
import { runYielding } from './yielding.js';
import type { Judged, Thought } from './search/search.js';
import { solvedReason } from './solved-reason.js';
import { chanceOf, pick, splitBudget, stepSearch, planSearch } from './search-run.js';

/** A position to think about: plain data, so that it can be sent. */
export interface SearchRequest<S extends BaseState> {
  readonly game: string;
  readonly view: S;
  readonly seat: Seat;
  readonly level: Level;
  readonly rng: Rng;
  /** Number of positions in the analysed record, which share the time; 0 = choose one move. */
  readonly analyseCount: number;
}

/** Two moves of the seat that is to move in a position, as it sees that, with what a search thinks of them. */
export interface ReasonRequest<S extends BaseState, M> {
  readonly game: string;
  readonly view: S;
  readonly seat: Seat;
  readonly played: Judged<M>;
  readonly better: Judged<M>;
}

/** A task of either kind. */
export type WorkerRequest<S extends BaseState, M> = SearchRequest<S> | ReasonRequest<S, M>;

/** The result of a search. */
export interface SearchResult<M> {
  readonly move: M | undefined;
  readonly thought: MoveEvaluations<M> | undefined;
}

/** Why the move that was played was worse; undefined where the rules prove nothing. */
export interface ReasonResult {
  readonly reason: Reason | undefined;
}

/** A level's evaluation of a position. */
export interface MoveEvaluations<M> extends Thought<M> {
  /** The seat's winning chance, 0 to 1; a draw counts half. */
  readonly chance: number;
  /** The same after each of the moves. */
  readonly chances: readonly number[];
  /** The loss of winning chance from which a move is a mistake. */
  readonly mistake: number;
}

/** The loss of winning chance from which a move is a mistake in most games. */
const MISTAKE = 0.15;

/** Page to worker: a task, or its cancellation. */
export interface WorkerMessage {
  readonly id: number;
  /** Undefined: cancel the task. */
  readonly request: WorkerRequest<BaseState, unknown> | undefined;
}

/** Worker to page. On an error the page does the task itself. */
export interface WorkerReply {
  readonly id: number;
  readonly result: SearchResult<unknown> | ReasonResult | undefined;
}

/** Does a task of either kind. */
export function runTask<S extends BaseState, M>(
  game: Game<S, M>,
  request: WorkerRequest<S, M>,
  signal: AbortSignal,
): Promise<SearchResult<M> | ReasonResult | undefined> {
  return 'played' in request ? findReason(game, request) : runSearch(game, request, signal);
}

/** Compares two moves. The code for it is loaded when it is first asked for. */
export async function findReason<S extends BaseState, M>(
  game: Game<S, M>,
  { better, played, seat, view }: ReasonRequest<S, M>,
): Promise<ReasonResult> {
  const { reason, reasonFor } = await import('@griddle/rules/internal/reasons/index.js');
  const found = reasonFor(game, view, played.move, better.move, await reasonsOf(game));
  const solved = found ? undefined : solvedReason(game, view, seat, played, better);
  return { reason: solved ? reason(solved.kind, solved.seat) : found };
}

/** Runs a task, yielding between slices. */
export async function runSearch<S extends BaseState, M>(
  game: Game<S, M>,
  { view, seat, level, rng, analyseCount }: SearchRequest<S>,
  signal: AbortSignal,
): Promise<SearchResult<M> | undefined> {
  const evaluator = await evaluatorOf(game);
  const thinking = splitBudget(planSearch(game, evaluator, view, seat, level, analyseCount > 0, rng), analyseCount);
  await runYielding(stepSearch(thinking), signal);
  if (signal.aborted) return undefined;
  const thought = thinking.search.thought();
  const chances = thought.moves.map(({ value }) => chanceOf(evaluator, thinking.search, value));
  return {
    move: pick(thinking, rng),
    thought: { ...thought, chance: chances[0] ?? 0.5, chances, mistake: evaluator.mistake ?? MISTAKE },
  };
}
