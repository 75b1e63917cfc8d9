/** The lines that a reader shares: the result, without the solution. */
import type { DayResult } from './kept-days.js';

/** The maximum number of squares that fit on a line. */
const MOST = 9;

/** A square for each wrong try, a bulb for each hint, and the end. */
export function marksOf({ hints, tries }: DayResult): string {
  return '🟥'.repeat(Math.min(MOST, tries)) + '💡'.repeat(Math.min(MOST, hints)) + '🟩';
}

const EMPTY = '🟨';
/** Emoji by letter of a position: fruits with syrup stand out, the rest of the waffle is batter. */
const SPACES: Readonly<Record<string, string>> = { c: '🍒', s: '🍓', k: '🫐', b: '🍌', u: '🔵', w: '⬜', y: '🧈' };

/** A finished waffle as five lines, from the text of its position. */
export function waffleMarks(position: string): string {
  const [waffle = ''] = (position.split(' ')[0] ?? '').split(';');
  const rows = waffle.split('/').map((row) => {
    const spaces = row.match(/\d|[a-zA-Z]\*?/g) ?? [];
    return spaces
      .map((space) => {
        const open = Number(space);
        return open > 0 ? EMPTY.repeat(open) : (SPACES[space.charAt(0).toLowerCase()] ?? EMPTY);
      })
      .join('');
  });
  return rows.join('\n');
}
