/** French words of Tabletop Simulator. */
import type { Words } from '../../words.js';
import { WORDS as bonusGames } from './bonus-games.js';
import { WORDS as buffetBoss } from './buffet-boss.js';
import { WORDS as oneTable } from './one-table.js';
import { WORDS as table } from './table.js';
import { WORDS as topWaffle } from './top-waffle.js';
import { WORDS as waddleWaddle } from './waddle-waddle.js';
import { WORDS as waffleTime } from './waffle-time.js';
import { WORDS as waffleWars } from './waffle-wars.js';

/** Sentences by key, as the English catalogues have them. */
export const MOD: Words = {
  ...bonusGames,
  ...buffetBoss,
  ...oneTable,
  ...table,
  ...topWaffle,
  ...waddleWaddle,
  ...waffleTime,
  ...waffleWars,
};
