/** The lessons of the games: in a release this is one file, `lessons.js`, fetched when one is asked for. */
import { LESSON as BUFFET_BOSS } from './buffet-boss.js';
import { LESSON as CONNECT_FOUR } from './connect-four.js';
import { LESSON as HOSTAGE_RESCUE } from './hostage-rescue.js';
import { LESSON as REVERSI } from './reversi.js';
import { LESSON as SNAKE } from './snake.js';
import { isTaught, type Taught } from './taught.js';
import { LESSON as TOP_WAFFLE } from './top-waffle.js';
import { LESSON as WADDLE_WADDLE } from './waddle-waddle.js';
import { LESSON as WAFFLE_CHECKERS } from './waffle-checkers.js';
import { LESSON as WAFFLE_TIME } from './waffle-time.js';
import { LESSON as WAFFLE_WARS } from './waffle-wars.js';

const LESSONS: Readonly<Record<Taught, string>> = {
  'waffle-wars': WAFFLE_WARS,
  'waffle-time': WAFFLE_TIME,
  'top-waffle': TOP_WAFFLE,
  'buffet-boss': BUFFET_BOSS,
  'waddle-waddle': WADDLE_WADDLE,
  snake: SNAKE,
  'waffle-checkers': WAFFLE_CHECKERS,
  'hostage-rescue': HOSTAGE_RESCUE,
  'connect-four': CONNECT_FOUR,
  reversi: REVERSI,
};

/** The lesson of a game: a record with a game for each step; undefined where there is none. */
export function lessonOf(game: string): string | undefined {
  return isTaught(game) ? LESSONS[game] : undefined;
}
