/** What a seat has, for goals that ask for much of it. */
import type { BaseState, Game, Seat } from '../core/contract.js';

/** What a seat has in all, with the points that a position is worth already; 0 where the game counts none. */
export function totalOf<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat): number {
  return game.score(state).find((sheet) => sheet.seat === seat)?.total ?? 0;
}

/** How many places count for a seat: food on its plate, with what it is counted for. */
export function placesOf<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat): number {
  const places: string[] = [];
  for (const line of game.score(state).find((sheet) => sheet.seat === seat)?.lines ?? []) {
    for (const place of line.places) if (!places.includes(place)) places.push(place);
  }
  return places.length;
}
