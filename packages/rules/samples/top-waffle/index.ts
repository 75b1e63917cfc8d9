/** Positions in which one rule of Top Waffle bites each; see `sample.ts`. */
import { END, ITEMS } from './items.js';
import type { TopWaffleSample } from '../sample.js';
import { CLOSING, TURN } from './turn.js';

export const TOP_WAFFLE_SAMPLES: readonly TopWaffleSample[] = [...TURN, ...CLOSING, ...ITEMS, ...END];
