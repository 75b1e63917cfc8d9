/** Which search thinks about which position. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import type { Rng } from '@griddle/rules/core/random.js';
import type { Brain } from './brain.js';
import { BUDGETS, type Level } from './levels.js';
import { AlphaBeta } from './search/alpha-beta.js';
import { MonteCarlo } from './search/monte-carlo.js';
import type { Search } from './search/search.js';

/** A level that searches. */
export type Searching = Exclude<Level, 'easy'>;

/** A search, and for how many positions it should run. */
export interface Thinking<M> {
  readonly search: Search<M>;
  /** Infinity for a search that ends by itself. */
  readonly positions: number;
}

/**
 * Thinking about a position for `seat`, who is to move; `view` is what that seat may see. `all`: every move is to be
 * judged as well as the best one.
 */
export function thinkingOf<S extends BaseState, M>(
  game: Game<S, M>,
  brain: Brain<S, M>,
  view: S,
  seat: Seat,
  level: Searching,
  all: boolean,
  rng: Rng,
): Thinking<M> {
  const solving = level === 'best' ? brain.solve?.(view) : undefined;
  if (solving) return { search: solving, positions: Infinity };
  const budget = BUDGETS[level];
  const { insight, worth, scale, rollout = 0 } = brain;
  if (insight) return { search: new AlphaBeta(game, insight, worth, view, all), positions: budget.own };
  return { search: new MonteCarlo(game, { worth, scale, rollout }, view, seat, rng), positions: budget.general };
}
