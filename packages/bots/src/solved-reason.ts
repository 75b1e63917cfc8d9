/** Reasons that a finished search proves: who wins with best play. */
import type { BaseState, Game, Reason, Seat } from '@griddle/rules/core/contract.js';
import { CERTAIN, type Judged } from './search/search.js';

/**
 * Returns who wins after a move of `seat`, or after a better one, if both sides play their best; undefined unless a search has
 * proved it. With more than two seats nobody is named.
 */
export function solvedReason<S extends BaseState, M>(
  game: Game<S, M>,
  state: S,
  seat: Seat,
  played: Judged<M>,
  better: Judged<M>,
): Pick<Reason, 'kind' | 'seat'> | undefined {
  const isLost = ({ exact, value }: Judged<M>): boolean => exact && value <= -CERTAIN;
  const isWon = ({ exact, value }: Judged<M>): boolean => exact && value >= CERTAIN;
  if (game.seats(game.optionsOf(state)).length !== 2) return undefined;
  if (isLost(played) && !isLost(better)) return { kind: 'lets-best-play', seat: 1 - seat };
  return isWon(better) && !isWon(played) ? { kind: 'best-play', seat } : undefined;
}
