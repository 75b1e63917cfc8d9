/** All samples of Waffle Time, in the order of the catalogue. */
import { ENDING, GOAL_SAMPLES } from './ending.js';
import { PATTERNS } from './patterns.js';
import type { WaffleTimeSample } from '../sample.js';
import { TURN } from './turn.js';

export const WAFFLE_TIME_SAMPLES: readonly WaffleTimeSample[] = [...TURN, ...PATTERNS, ...GOAL_SAMPLES, ...ENDING];
