/** The lessons of the games: one file in a release, `lessons.js`, loaded on demand. */
import { hasLesson, type GameWithLesson } from '../core/with-lesson.js';
import { LESSONS } from '../generated/lessons.js';

/** The way to play of a step that names none. */
const USUAL = 'usual';
/** The tag of a step that names the ways it is for; in front of all steps it lists the ways of a game. */
const WAYS = /^\[Ways "(.*)"\]\n?/m;

const waysIn = (text: string): readonly string[] => WAYS.exec(text)?.[1]?.split(', ') ?? [];

/** Other ways to play a game that have a lesson, each as an option (`key` or `key=value`). The first chosen one counts. */
export function lessonWays(game: GameWithLesson): readonly string[] {
  const [head = ''] = LESSONS[game].split('\n\n', 1);
  return head.startsWith('[Title') ? [] : waysIn(head);
}

/**
 * The lesson of a game: a record with a game for each step; undefined if there is none. `options` in their text form,
 * `arcade=on,hand=12`, because modes and versions have their own lessons.
 */
export function lessonOf(game: string, options = ''): string | undefined {
  if (!hasLesson(game)) return undefined;
  const chosen = options.split(',').map((option) => option.trim());
  // A mode counts whichever side has it
  const keys = chosen.filter((option) => !option.endsWith('=none')).map((option) => option.split('=')[0]);
  const way = lessonWays(game).find((one) => chosen.includes(one) || keys.includes(one)) ?? USUAL;
  const steps = LESSONS[game].split(/\n\n(?=\[Title )/).filter((text) => text.startsWith('[Title'));
  const own = steps.filter((step) => (WAYS.test(step) ? waysIn(step) : [USUAL]).includes(way));
  return `${own.map((step) => step.trim().replace(WAYS, '')).join('\n\n')}\n`;
}
