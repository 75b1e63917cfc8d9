/** All English words for Waffle Time. */
import { WAFFLE_TIME_LINES_EN } from './lines.en.js';
import { WAFFLE_TIME_NAMES_EN } from './names.en.js';
import { WAFFLE_TIME_SENTENCES_EN } from './sentences.en.js';

/** Names, lines and sentences together, for who wants all of them. */
export const WAFFLE_TIME_EN: Readonly<Record<string, string>> = {
  ...WAFFLE_TIME_NAMES_EN,
  ...WAFFLE_TIME_LINES_EN,
  ...WAFFLE_TIME_SENTENCES_EN,
};
