/** Whole games take most of the time that the tests of a table need. */

/** Whether each table plays one of them only, as `npm test -- GAME` asks with `WHOLE_GAMES=one`. */
export const PLAYS_ONE = process.env['WHOLE_GAMES'] === 'one';

/** The games that a test plays to their end: all that it has, or the last. */
export function wholeGames<T>(games: readonly T[]): readonly T[] {
  return PLAYS_ONE ? games.slice(-1) : games;
}
