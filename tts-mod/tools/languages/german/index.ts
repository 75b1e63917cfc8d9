/** German words of every table and of all games. What is not here, and not in the words of the web, stands in English. */
import { BONUS_GAMES_DE } from './bonus-games.js';
import { BUFFET_BOSS_DE } from './buffet-boss.js';
import { EVERY_TABLE_DE } from './table.js';
import { TOP_WAFFLE_DE } from './top-waffle.js';
import { WADDLE_WADDLE_DE } from './waddle-waddle.js';
import { WAFFLE_TIME_DE } from './waffle-time.js';
import { WAFFLE_WARS_DE } from './waffle-wars.js';

/** Sentences by key, as the English catalogues have them. */
export const TABLE_DE: Readonly<Record<string, string>> = {
  ...EVERY_TABLE_DE,
  ...WAFFLE_WARS_DE,
  ...BONUS_GAMES_DE,
  ...WADDLE_WADDLE_DE,
  ...WAFFLE_TIME_DE,
  ...TOP_WAFFLE_DE,
  ...BUFFET_BOSS_DE,
};
