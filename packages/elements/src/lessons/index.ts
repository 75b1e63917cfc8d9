/** The lessons of the games: in a release this is one file, `lessons.js`, fetched when one is asked for. */
import { ALL, DINNER, LUNCH } from './buffet-boss.js';
import { LESSON as CONNECT_FOUR } from './connect-four.js';
import { LESSON as HOSTAGE_RESCUE } from './hostage-rescue.js';
import { LESSON as REVERSI } from './reversi.js';
import { LESSON as SNAKE } from './snake.js';
import { isTaught, type Taught } from '../core/taught.js';
import { LESSON as TOP_WAFFLE } from './top-waffle.js';
import { BASE, WITH_CARDS, WITH_TYPES } from './waddle-waddle.js';
import { LESSON as WAFFLE_CHECKERS } from './waffle-checkers.js';
import { SOLO, LESSON as WAFFLE_TIME } from './waffle-time.js';
import { LESSON as WAFFLE_WARS } from './waffle-wars.js';
import { ARCADE, DOUBLE, DOUBLES, SELF, SLIDE } from './waffle-wars-modes.js';

const LESSONS: Readonly<Record<Taught, string>> = {
  'waffle-wars': WAFFLE_WARS,
  'waffle-time': WAFFLE_TIME,
  'top-waffle': TOP_WAFFLE,
  'buffet-boss': LUNCH,
  'waddle-waddle': WITH_CARDS,
  snake: SNAKE,
  'waffle-checkers': WAFFLE_CHECKERS,
  'hostage-rescue': HOSTAGE_RESCUE,
  'connect-four': CONNECT_FOUR,
  reversi: REVERSI,
};

/** Lessons of a game that is played in another way: by an option, as `key=value`. The first that fits counts. */
export const VARIANTS: Readonly<Partial<Record<Taught, Readonly<Record<string, string>>>>> = {
  'waffle-wars': {
    'arcade=on': ARCADE,
    'format=doubles': DOUBLES,
    'players=4': DOUBLES,
    double: DOUBLE,
    self: SELF,
    slide: SLIDE,
  },
  'waffle-time': { 'players=1': SOLO },
  'buffet-boss': { 'version=dinner': DINNER, 'version=all': ALL },
  'waddle-waddle': { 'modules=0': BASE, 'modules=1': WITH_TYPES },
};

/**
 * The lesson of a game: a record with a game for each step; undefined where there is none. `options` as they are written,
 * `arcade=on,hand=12`: modes and versions have lessons of their own.
 */
export function lessonOf(game: string, options = ''): string | undefined {
  if (!isTaught(game)) return undefined;
  const chosen = options.split(',').map((option) => option.trim());
  // A mode that some side has, whichever it is
  const keys = chosen.filter((option) => !option.endsWith('=none')).map((option) => option.split('=')[0]);
  const variant = Object.entries(VARIANTS[game] ?? {}).find(([way]) => chosen.includes(way) || keys.includes(way));
  return variant?.[1] ?? LESSONS[game];
}
