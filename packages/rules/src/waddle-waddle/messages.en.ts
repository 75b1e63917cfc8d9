/** All English words for Waddle Waddle. */
import { WADDLE_WADDLE_NAMES_EN } from './names.en.js';
import { WADDLE_WADDLE_SENTENCES_EN } from './sentences.en.js';
import { WADDLE_WADDLE_TILES_EN } from './tile-names.en.js';

/** Tiles, names and sentences together, for who wants all of them. */
export const WADDLE_WADDLE_EN: Readonly<Record<string, string>> = {
  ...WADDLE_WADDLE_TILES_EN,
  ...WADDLE_WADDLE_NAMES_EN,
  ...WADDLE_WADDLE_SENTENCES_EN,
};
