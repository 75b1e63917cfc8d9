/** Points of a seat, for goals that ask for many of them. */
import type { BaseState, Game, Seat } from '../core/contract.js';

/** What a seat has in all, with the points that a position is worth already; 0 where the game counts none. */
export function totalOf<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat): number {
  return game.score(state).find((sheet) => sheet.seat === seat)?.total ?? 0;
}
