/** All English words for Waffle Wars. */
import { WAFFLE_WARS_NAMES_EN } from './names.en.js';
import { WAFFLE_WARS_SENTENCES_EN } from './sentences.en.js';
import { WAFFLE_WARS_TERMS_EN } from './terms.en.js';

/** Names, terms and sentences together, for who wants all of them. */
export const WAFFLE_WARS_EN: Readonly<Record<string, string>> = {
  ...WAFFLE_WARS_NAMES_EN,
  ...WAFFLE_WARS_TERMS_EN,
  ...WAFFLE_WARS_SENTENCES_EN,
};
