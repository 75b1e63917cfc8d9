/** What opponents know of a game besides its rules. Each game has a `brain.ts`; a page fetches those it plays. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import type { Rng } from '@griddle/rules/core/random.js';
import type { Skills } from './levels.js';
import type { PositionKeys } from './search/alpha-beta.js';
import { byLead } from './search/lead.js';
import { WIN, type Search } from './search/search.js';

/**
 * What a search needs to know of a game besides the contract. All of it judges states of the rules; nothing in it may
 * read a clock or draw chance of its own, so that the same seed gives the same game everywhere.
 */
export interface Brain<S extends BaseState, M> {
  /** What a position that goes on is worth to a seat. */
  readonly evaluate: (state: S, seat: Seat) => number;
  /** A difference of worth that does not matter to a weak opponent. */
  readonly margin: number;
  /** A lead that makes a win likely: about three in four. */
  readonly scale: number;
  /** For two sides that both see everything: what alpha-beta needs. Other games are searched by trying. */
  readonly keys?: PositionKeys<S>;
  /** A search of its own, for what the searches of all games do badly; `state`: whole. */
  readonly search?: (state: S, seat: Seat) => Search<M>;
  /** Decisions left to chance before a tried position is judged. */
  readonly rollout?: number;
  /** How well each level plays, where the usual counts do not make steps of it. */
  readonly skills?: Skills;
  /** The moves worth a thought, of all legal ones; at least one of them. */
  readonly sensible?: (state: S, moves: readonly M[]) => readonly M[];
  /** What the table does in a try, where bots know better than the rules' own chance. */
  readonly fate?: (state: S) => { readonly move: M; readonly rng: Rng };
  /** Whether all seats win or lose together: then a game without winners is lost, and a shared victory is whole. */
  readonly together?: (state: S) => boolean;
  /**
   * A search that plays a solved position perfectly; undefined for a position that is not. `soon`: for a level that is not
   * to be perfect, only where the game has come so far that anybody strong would see its end.
   */
  readonly solve?: (state: S, soon: boolean) => Search<M> | undefined;
}

/** What a position is worth to a seat, a finished one included. */
export function evaluationOf<S extends BaseState, M>(
  game: Game<S, M>,
  brain: Brain<S, M>,
): (state: S, seat: Seat) => number {
  return (state, seat) => {
    const outcome = game.outcome(state);
    if (!outcome) return brain.evaluate(state, seat);
    if (outcome.winners.includes(seat)) return WIN;
    return outcome.winners.length === 0 && brain.together?.(state) !== true ? 0 : -WIN;
  };
}

/** The brain for a game without one: it goes by the score, own total less the best other total. */
export function plainBrain<S extends BaseState, M>(game: Game<S, M>): Brain<S, M> {
  return {
    margin: 0,
    scale: 6,
    evaluate: byLead((state) => game.score(state).map(({ total }) => total)),
  };
}
