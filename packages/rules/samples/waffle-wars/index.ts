/** All samples of Waffle Wars, in the order of the catalogue. */
import type { WaffleWarsSample } from '../sample.js';
import { TERMS, EQUITY, QUADRANTS, WINNING } from './winning.js';
import { TURN } from './turn.js';

export const WAFFLE_WARS_SAMPLES: readonly WaffleWarsSample[] = [
  ...TURN,
  ...QUADRANTS,
  ...WINNING,
  ...EQUITY,
  ...TERMS,
];
