/** All samples of Waddle Waddle, in the order of the catalogue. */
import type { WaddleWaddleSample } from '../sample.js';
import { CARDS, SCORING } from './scoring.js';
import { ADDING_AND_MOVING, SETUP_AND_TURN } from './turn.js';

export const WADDLE_WADDLE_SAMPLES: readonly WaddleWaddleSample[] = [
  ...SETUP_AND_TURN,
  ...ADDING_AND_MOVING,
  ...CARDS,
  ...SCORING,
];
