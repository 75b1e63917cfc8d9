/** A bot's knowledge of a game beyond its rules. Each game has an `evaluator.ts`, loaded on demand. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import type { Rng } from '@griddle/rules/core/random.js';
import type { Skills } from './levels.js';
import type { PositionKeys } from './search/alpha-beta.js';
import { WIN, type Search } from './search/search.js';

// Games without sides: the value is a seat's total minus the best other seat's.

/**
 * An evaluation by `prospects`: what each seat has and can expect. Prospects are computed once for all seats of a
 * position.
 */
export function byLead<S extends BaseState>(
  prospects: (state: S) => readonly number[],
): (state: S, seat: Seat) => number {
  let last: S | undefined;
  let known: readonly number[] = [];
  return (state, seat) => {
    if (state !== last) [last, known] = [state, prospects(state)];
    return leadOf(known, seat);
  };
}

/** Returns a seat's lead over the best other seat; in a solo game, its own value. */
export function leadOf(prospects: readonly number[], seat: Seat): number {
  let others: number | undefined;
  for (let other = 0; other < prospects.length; other++) {
    if (other !== seat) others = Math.max(others ?? -Infinity, prospects[other] ?? 0);
  }
  return (prospects[seat] ?? 0) - (others ?? 0);
}

/**
 * An evaluator: what a search needs besides the contract. It must not read a clock or its own random source, so that
 * the same seed gives the same game everywhere.
 */
export interface Evaluator<S extends BaseState, M> {
  /** The value of an unfinished position to a seat. */
  readonly evaluate: (state: S, seat: Seat) => number;
  /** A difference in value that does not matter to a weak bot. */
  readonly margin: number;
  /**
   * The loss of winning chance from which a move is a mistake, where the judge of moves is less sure than `MISTAKE` allows
   * (`tools/margins.ts`).
   */
  readonly mistake?: number;
  /** A lead that wins about three of four games. */
  readonly scale: number;
  /** The data that alpha-beta needs, for two sides with perfect information. Other games use playouts. */
  readonly keys?: PositionKeys<S>;
  /** The game's own search, where general searches are weak; `state`: complete. */
  readonly search?: (state: S, seat: Seat) => Search<M>;
  /** Random decisions before a tried position is evaluated. */
  readonly rollout?: number;
  /** The skill of each level, where the default counts do not separate the levels. */
  readonly skills?: Skills;
  /** The legal moves worth searching; at least one. */
  readonly prunedMoves?: (state: S, moves: readonly M[]) => readonly M[];
  /** The next chance move in a playout, where it should differ from the rules' own chance. */
  readonly chanceMove?: (state: S) => { readonly move: M; readonly rng: Rng };
  /** Whether the game is cooperative: no winners is a loss, a shared win is a full one. */
  readonly isCooperative?: (state: S) => boolean;
  /**
   * A search that plays a solved position perfectly; undefined for others. `soon` limits it to positions near the end,
   * for levels that are not meant to be perfect.
   */
  readonly solve?: (state: S, soon: boolean) => Search<M> | undefined;
}

/** The value of a position to a seat, finished positions included. */
export function evaluationOf<S extends BaseState, M>(
  game: Game<S, M>,
  evaluator: Evaluator<S, M>,
): (state: S, seat: Seat) => number {
  return (state, seat) => {
    const outcome = game.outcome(state);
    if (!outcome) return evaluator.evaluate(state, seat);
    if (outcome.winners.includes(seat)) return WIN;
    return outcome.winners.length === 0 && evaluator.isCooperative?.(state) !== true ? 0 : -WIN;
  };
}

/** The default evaluator: own score minus the best other score. */
export function plainEvaluator<S extends BaseState, M>(game: Game<S, M>): Evaluator<S, M> {
  return {
    margin: 0,
    scale: 6,
    evaluate: byLead((state) => game.score(state).map(({ total }) => total)),
  };
}
