/** Scores and counts of a seat, from its score sheet. */
import type { BaseState, Game, Seat } from './contract.js';

/** A seat's total score, including points the position is already worth; 0 in games without points. */
export function totalOf<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat): number {
  return game.score(state).find((sheet) => sheet.seat === seat)?.total ?? 0;
}

/** The number of distinct places on a seat's score sheet: food on its plate, and whatever that is scored for. */
export function placesOf<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat): number {
  const places: string[] = [];
  for (const line of game.score(state).find((sheet) => sheet.seat === seat)?.lines ?? []) {
    for (const place of line.places) if (!places.includes(place)) places.push(place);
  }
  return places.length;
}
