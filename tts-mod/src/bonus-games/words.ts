/** English words of the bonus games at the table. */
import WAFFLE_WARS_EN from '@griddle/rules/internal/waffle-wars/messages.en.json' with { type: 'json' };
import { GUEST_WORDS } from '../generated/guests.js';
import SIDES_EN from '../grid/messages.en.json' with { type: 'json' };
import TTS_BONUS_EN from './messages.en.json' with { type: 'json' };

/** The catalogues of all bonus games, and what they share. */
export const BONUS_WORDS: readonly Readonly<Record<string, string>>[] = [
  // Its names of the two sides
  WAFFLE_WARS_EN,
  SIDES_EN,
  ...GUEST_WORDS,
  TTS_BONUS_EN,
];
