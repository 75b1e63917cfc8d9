/** Loads the daily puzzle: in a release its code and the puzzles of a game are one file. */
import { dayOf, gameOf, today, type DailyGame } from '../daily/day.js';
import { FOLDER } from './folder.js';

/** The game whose puzzle an element will show. */
export function askedGame(element: Element): DailyGame {
  return gameOf(element.getAttribute('game') ?? '', dayOf(element.getAttribute('date') ?? '') ?? today());
}

/** Loads the code, with the puzzles of a game. */
export function loadDaily(game: DailyGame): Promise<unknown> {
  if (FOLDER === '') return import('../daily/griddle-daily.js');
  return import(new URL(`${FOLDER}daily-${game}.js`, import.meta.url).href);
}
