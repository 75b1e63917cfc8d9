/** Days, and what is asked on them: the same for everybody, worked out from the date alone. */

import { DAILY } from '../generated/daily.js';

/** A day by its number: how many days after the first one, which is 0. */
export type Day = number;

/** The first day of the daily puzzle. */
const FIRST = Date.UTC(2026, 0, 1);
const LENGTH = 86_400_000;

/** A game with a daily puzzle. */
export type DailyGame = keyof typeof DAILY;

/** Their names. */
export const DAILY_GAMES = Object.keys(DAILY) as readonly DailyGame[];

/** Whether a game has a daily puzzle. */
export function isDaily(game: string): game is DailyGame {
  return game in DAILY;
}

/** The day of a date as `2026-11-25`; undefined for what is no date. */
export function dayOf(date: string): Day | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!found) return undefined;
  const [, year, month, day] = found.map(Number);
  const time = Date.UTC(year ?? 0, (month ?? 0) - 1, day);
  return new Date(time).toISOString().startsWith(date) ? (time - FIRST) / LENGTH : undefined;
}

/** Today, by the calendar of the reader: everybody has the same puzzle on one date, from their own midnight on. */
export function today(): Day {
  const now = new Date();
  return (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - FIRST) / LENGTH;
}

/** The date of a day, to be written in the language of a page. */
export function dateOf(day: Day): Date {
  return new Date(FIRST + day * LENGTH);
}

/** The game of a day: the one that is asked for, or else all of them in turn. */
export function gameOf(asked: string, day: Day): DailyGame {
  if (isDaily(asked)) return asked;
  return DAILY_GAMES[remainder(day, DAILY_GAMES.length)] ?? 'waffle-wars';
}

/** Steps through a set, so that neighbours in it, which look alike, are not on neighbouring days. */
const STRIDES = [37, 41, 43];

/** Which puzzle of a set of so many comes on a day, from 0. Each comes once before any comes again. */
export function puzzleOf(day: Day, count: number): number {
  const stride = STRIDES.find((one) => count % one !== 0) ?? 1;
  return remainder(day * stride, count);
}

function remainder(value: number, by: number): number {
  return ((value % by) + by) % by;
}
