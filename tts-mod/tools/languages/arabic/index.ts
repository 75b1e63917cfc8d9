/** Arabic words of every table and of all games. What is not here, and not in the words of the web, stands in English. */
import { BONUS_GAMES_AR } from './bonus-games.js';
import { BUFFET_BOSS_AR } from './buffet-boss.js';
import { EVERY_TABLE_AR } from './table.js';
import { TOP_WAFFLE_AR } from './top-waffle.js';
import { WADDLE_WADDLE_AR } from './waddle-waddle.js';
import { WAFFLE_TIME_AR } from './waffle-time.js';
import { WAFFLE_WARS_AR } from './waffle-wars.js';

/** Sentences by key, as the English catalogues have them. */
export const TABLE_AR: Readonly<Record<string, string>> = {
  ...EVERY_TABLE_AR,
  ...WAFFLE_WARS_AR,
  ...BONUS_GAMES_AR,
  ...WADDLE_WADDLE_AR,
  ...WAFFLE_TIME_AR,
  ...TOP_WAFFLE_AR,
  ...BUFFET_BOSS_AR,
};
