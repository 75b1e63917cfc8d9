/** What daily puzzles on a page will need, so that it can be fetched at once. */
import { dayOf, gameOf, today, type DailyGame } from '../daily/day.js';

/** The game whose puzzle an element will show. */
export function askedGame(element: Element): DailyGame {
  return gameOf(element.getAttribute('game') ?? '', dayOf(element.getAttribute('date') ?? '') ?? today());
}

/** Loads the element. */
export function loadDaily(): Promise<unknown> {
  return import('../daily/griddle-daily.js');
}
