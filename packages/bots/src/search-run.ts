/** Chooses search and budget for a position, and picks the level's move. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import { below, next, type Rng } from '@griddle/rules/core/random.js';
import { evaluationOf, type Evaluator } from './evaluator.js';
import { GENERAL, OWN, RECORD, secondsOf, type Level, type Skill } from './levels.js';
import { chanceOfOdds } from './numbers.js';
import { AlphaBeta } from './search/alpha-beta.js';
import { Greedy } from './search/greedy.js';
import { MonteCarlo } from './search/monte-carlo.js';
import { CERTAIN, type Search } from './search/search.js';

/** A search and its budget. */
export interface SearchRun<M> {
  readonly search: Search<M>;
  /** The positions to search: Infinity for a search that ends by itself, or by time. */
  readonly positions: number;
  /** The milliseconds to search; Infinity if positions are counted. */
  readonly milliseconds: number;
  /** Moves up to this much worse than the best count as equally good. */
  readonly margin: number;
}

/** How well a level plays a game; a level with a time limit does not slip. */
function skillOf<S extends BaseState, M>(evaluator: Evaluator<S, M>, level: Level): Skill {
  if (secondsOf(level) > 0) return { positions: Infinity, slips: 0 };
  const skills = evaluator.skills ?? (evaluator.keys ? OWN : GENERAL);
  return skills[level as keyof typeof skills];
}

/**
 * Plans the search of a position for `seat`, which is to move; `view` is what that seat may see. `all`: evaluate every
 * move, not only the best one.
 */
export function planSearch<S extends BaseState, M>(
  game: Game<S, M>,
  evaluator: Evaluator<S, M>,
  view: S,
  seat: Seat,
  level: Level,
  all: boolean,
  rng: Rng,
): SearchRun<M> {
  const skill = skillOf(evaluator, level);
  const positions = all ? (skill.judging ?? skill.positions) : skill.positions;
  const seconds = secondsOf(level);
  const milliseconds = seconds > 0 ? 1000 * seconds : Infinity;
  const search = solving(evaluator, view, level, all);
  if (search) return { search, positions: Infinity, milliseconds: Infinity, margin: 0 };
  const mind = next(rng);
  const slip = !all && below(mind, 100) < skill.slips;
  if (positions === 0 || slip) {
    const state = game.determinize(view, seat, rng);
    const margin = slip ? 0 : evaluator.margin;
    const moves = movesWorthSearching(game, evaluator, state);
    const search = new Greedy(game, evaluationOf(game, evaluator), state, seat, moves, margin, slip ? mind : undefined);
    return { search, positions: Infinity, milliseconds, margin };
  }
  if (evaluator.search) return { search: evaluator.search(view, seat), positions, milliseconds, margin: 0 };
  if (evaluator.keys) {
    const margin = level === 'medium' ? evaluator.margin : 0;
    const search = new AlphaBeta(game, evaluator.keys, evaluator.evaluate, view, all || margin > 0);
    return { search, positions, milliseconds, margin };
  }
  return { search: new MonteCarlo(game, evaluator, view, seat, rng), positions, milliseconds, margin: 0 };
}

/** Limits a search to its share of a record's budget, so that long games take no longer. */
export function splitBudget<M>(thinking: SearchRun<M>, decisions: number): SearchRun<M> {
  // A search that ends by itself is short
  if (thinking.positions === Infinity) return thinking;
  return { ...thinking, positions: Math.min(thinking.positions, RECORD / Math.max(1, decisions)) };
}

/**
 * The search of a solved position, if the level is strong enough for it; evaluations of all moves are exact wherever
 * possible.
 */
function solving<S extends BaseState, M>(
  evaluator: Evaluator<S, M>,
  view: S,
  level: Level,
  all: boolean,
): Search<M> | undefined {
  if (level === 'best' || secondsOf(level) > 0) return evaluator.solve?.(view, false);
  if (level === 'easy' || (level === 'medium' && !all)) return undefined;
  const search = evaluator.solve?.(view, !all);
  return search && (!all || search.solves) ? search : undefined;
}

/** The moves worth searching. */
function movesWorthSearching<S extends BaseState, M>(
  game: Game<S, M>,
  evaluator: Evaluator<S, M>,
  state: S,
): readonly M[] {
  const moves = game.legalMoves(state);
  return evaluator.prunedMoves?.(state, moves) ?? moves;
}

/** Runs a search up to its budget, one slice per step. */
export function* stepSearch<M>({ search, positions, milliseconds }: SearchRun<M>): Generator<void> {
  const end = milliseconds === Infinity ? Infinity : performance.now() + milliseconds;
  for (let left = positions; left > 0; left -= search.slice) {
    if (search.run(search.slice)) return;
    if (end !== Infinity && performance.now() >= end) return;
    yield;
  }
}

/** Runs a search to its end without pauses. */
export function finish<M>(thinking: SearchRun<M>): SearchRun<M> {
  for (const steps = stepSearch(thinking); steps.next().done !== true;) continue;
  return thinking;
}

/** Picks one of the best moves; the same generator gives the same move. */
export function pick<M>({ search, margin }: SearchRun<M>, rng: Rng): M | undefined {
  const { moves } = search.thought();
  const best = moves[0]?.value ?? 0;
  // Among wins, too, the soonest
  const good = moves.filter(({ value }) => value >= best - (best < CERTAIN ? margin : 0));
  return good[below(next(rng), good.length)]?.move;
}

/** Converts a search's value to a winning chance, from 0 to 1. */
export function chanceOf<S extends BaseState, M>({ scale }: Evaluator<S, M>, search: Search<M>, value: number): number {
  if (Math.abs(value) >= CERTAIN) return value > 0 ? 1 : 0;
  return search.inPercent === true ? value / 100 : chanceOfOdds(value / scale);
}
