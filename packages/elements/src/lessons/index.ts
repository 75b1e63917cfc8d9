/** The lessons of the games: in a release this is one file, `lessons.js`, fetched when one is asked for. */
import { isTaught } from '../core/taught.js';
import { LESSONS } from '../generated/lessons.js';

/**
 * The lesson of a game: a record with a game for each step; undefined where there is none. `options` as they are written,
 * `arcade=on,hand=12`: modes and versions have lessons of their own.
 */
export function lessonOf(game: string, options = ''): string | undefined {
  if (!isTaught(game)) return undefined;
  const chosen = options.split(',').map((option) => option.trim());
  // A mode that some side has, whichever it is
  const keys = chosen.filter((option) => !option.endsWith('=none')).map((option) => option.split('=')[0]);
  const variant = Object.entries(LESSONS[game].WAYS ?? {}).find(([way]) => chosen.includes(way) || keys.includes(way));
  return variant?.[1] ?? LESSONS[game].LESSON;
}
