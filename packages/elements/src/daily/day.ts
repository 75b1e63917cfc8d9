/** Days and their puzzles: the same for everybody, computed from the date alone. */

import { DAILY } from '../generated/daily.js';

/** A day, as the number of days since the first one. */
export type Day = number;

/** The first day of the daily puzzle. */
const FIRST = Date.UTC(2026, 0, 1);
const LENGTH = 86_400_000;

/** A game with a daily puzzle. */
export type DailyGame = keyof typeof DAILY;

/** The ids of games with a daily puzzle. */
export const DAILY_GAMES = Object.keys(DAILY) as readonly DailyGame[];

/** Whether a game has a daily puzzle. */
export function isDaily(game: string): game is DailyGame {
  return game in DAILY;
}

/** Parses a date such as `2026-11-25`; undefined if it is invalid. */
export function dayOf(date: string): Day | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!found) return undefined;
  const [, year, month, day] = found.map(Number);
  const time = Date.UTC(year ?? 0, (month ?? 0) - 1, day);
  return new Date(time).toISOString().startsWith(date) ? (time - FIRST) / LENGTH : undefined;
}

/** Today in the reader's time zone: everybody has the same puzzle on a date, from their own midnight. */
export function today(): Day {
  const now = new Date();
  return (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - FIRST) / LENGTH;
}

/** The date of a day, for formatting in the language of a page. */
export function dateOf(day: Day): Date {
  return new Date(FIRST + day * LENGTH);
}

/** The game of a day: the one asked for, or else all of them in turn. */
export function gameOf(asked: string, day: Day): DailyGame {
  if (isDaily(asked)) return asked;
  return DAILY_GAMES[remainder(day, DAILY_GAMES.length)] ?? 'waffle-wars';
}

/** Strides through a set, so that neighbouring puzzles, which look alike, are not on consecutive days. */
const STRIDES = [37, 41, 43];

/** The index of a day's puzzle in a set of `count`. Each is used once before any repeats. */
export function puzzleOf(day: Day, count: number): number {
  const stride = STRIDES.find((one) => count % one !== 0) ?? 1;
  return remainder(day * stride, count);
}

function remainder(value: number, by: number): number {
  return ((value % by) + by) % by;
}
