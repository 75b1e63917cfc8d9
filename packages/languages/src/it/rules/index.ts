/** Italian words of the rules. */
import type { Words } from '../../words.js';
import { WORDS as buffetBoss } from './buffet-boss.js';
import { WORDS as connectFour } from './connect-four.js';
import { WORDS as general } from './general.js';
import { WORDS as hostageRescue } from './hostage-rescue.js';
import { WORDS as reversi } from './reversi.js';
import { WORDS as snake } from './snake.js';
import { WORDS as topWaffle } from './top-waffle.js';
import { WORDS as waddleWaddle } from './waddle-waddle.js';
import { WORDS as waffleCheckers } from './waffle-checkers.js';
import { WORDS as waffleTime } from './waffle-time.js';
import { WORDS as waffleWars } from './waffle-wars.js';

/** Sentences by key, as the English catalogues have them. */
export const RULES: Words = {
  ...buffetBoss,
  ...connectFour,
  ...general,
  ...hostageRescue,
  ...reversi,
  ...snake,
  ...topWaffle,
  ...waddleWaddle,
  ...waffleCheckers,
  ...waffleTime,
  ...waffleWars,
};
