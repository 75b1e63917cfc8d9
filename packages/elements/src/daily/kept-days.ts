/** The reader's results by day, stored only in the browser. Disabled or full storage is ignored. */
import type { Day } from './day.js';

/** The result of a day. */
export interface DayResult {
  /** Wrong tries and hints before it was solved. */
  readonly tries: number;
  readonly hints: number;
  /** Points of the daily waffle; left out for a puzzle. */
  readonly points?: number;
}

/** The number of days stored; older ones are dropped. */
const KEPT = 400;

function keyOf(name: string): string {
  return `griddle-daily ${name}`;
}

/** The solved days. `name`: the game, or `waffle`. */
export function keptDays(name: string): ReadonlyMap<Day, DayResult> {
  const days = new Map<Day, DayResult>();
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]');
    for (const entry of Array.isArray(read) ? (read as unknown[]) : []) {
      if (!Array.isArray(entry) || !entry.slice(0, 3).every(Number.isInteger)) continue;
      const [day, tries, hints, points] = entry as number[];
      days.set(day ?? 0, { tries: tries ?? 0, hints: hints ?? 0, ...(points !== undefined && { points }) });
    }
  } catch {
    // Storage is corrupt, or disabled
  }
  return days;
}

/** Stores the result of a day; the first result stays. */
export function keepDay(name: string, day: Day, result: DayResult): ReadonlyMap<Day, DayResult> {
  const days = new Map(keptDays(name));
  if (!days.has(day)) days.set(day, result);
  const entries = [...days].sort(([one], [other]) => one - other).slice(-KEPT);
  try {
    const text = JSON.stringify(
      entries.map(([at, { tries, hints, points }]) => [at, tries, hints, ...(points === undefined ? [] : [points])]),
    );
    localStorage.setItem(keyOf(name), text);
  } catch {
    // Storage is full, or disabled
  }
  return new Map(entries);
}

/** Days in a row up to `day`, or up to the day before while `day` is unsolved. */
export function streakOf(days: ReadonlyMap<Day, DayResult>, day: Day): number {
  let last = days.has(day) ? day : day - 1;
  let count = 0;
  for (; days.has(last); last--) count++;
  return count;
}
