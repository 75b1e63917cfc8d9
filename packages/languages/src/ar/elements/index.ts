/** Arabic words of the elements. */
import type { Words } from '../../words.js';
import { WORDS as buffetBoss } from './buffet-boss.js';
import { WORDS as core } from './core.js';
import { WORDS as panel } from './panel.js';
import { WORDS as waddleWaddle } from './waddle-waddle.js';
import { WORDS as waffleTime } from './waffle-time.js';

/** Sentences by key, as the English catalogues have them. */
export const ELEMENTS: Words = { ...buffetBoss, ...core, ...panel, ...waddleWaddle, ...waffleTime };
