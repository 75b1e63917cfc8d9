/** Italian words of the elements. */
import type { Words } from '../../words.js';
import { WORDS as buffetBoss } from './buffet-boss.js';
import { WORDS as core } from './core.js';
import { WORDS as daily } from './daily.js';
import { WORDS as grid } from './grid.js';
import { WORDS as learn } from './learn.js';
import { WORDS as maker } from './maker.js';
import { WORDS as panel } from './panel.js';
import { WORDS as summaries } from './summaries.js';
import { WORDS as topWaffle } from './top-waffle.js';
import { WORDS as waddleWaddle } from './waddle-waddle.js';
import { WORDS as waffleTime } from './waffle-time.js';
import { WORDS as waffleWars } from './waffle-wars.js';

/** Sentences by key, as the English catalogues have them. */
export const ELEMENTS: Words = {
  ...buffetBoss,
  ...core,
  ...daily,
  ...grid,
  ...learn,
  ...maker,
  ...panel,
  ...summaries,
  ...topWaffle,
  ...waddleWaddle,
  ...waffleTime,
  ...waffleWars,
};
