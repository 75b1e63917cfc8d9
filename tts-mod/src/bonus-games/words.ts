/** English words of the bonus games at the table. */
import { CONNECT_FOUR_EN } from '@griddle/rules/connect-four/messages.en.js';
import { HOSTAGE_RESCUE_EN } from '@griddle/rules/hostage-rescue/messages.en.js';
import { REVERSI_EN } from '@griddle/rules/reversi/messages.en.js';
import { SNAKE_EN } from '@griddle/rules/snake/messages.en.js';
import { WAFFLE_CHECKERS_EN } from '@griddle/rules/waffle-checkers/messages.en.js';
import { WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/messages.en.js';
import { SIDES_EN } from '../waffle-wars/messages.en.js';

const TTS_BONUS_EN: Readonly<Record<string, string>> = {
  'tts.die': 'Hostage Rescue die',

  'tts.pass': 'Pass',
  'tts.roll': 'Roll the die',
  'tts.rolled': 'The die shows {roll}.',
  'tts.split': 'The die shows {roll}: {left} left for another piece.',
};

/** The catalogues of all bonus games, and what they share. */
export const BONUS_WORDS: readonly Readonly<Record<string, string>>[] = [
  // Its names of the two sides
  WAFFLE_WARS_EN,
  SIDES_EN,
  SNAKE_EN,
  WAFFLE_CHECKERS_EN,
  HOSTAGE_RESCUE_EN,
  CONNECT_FOUR_EN,
  REVERSI_EN,
  TTS_BONUS_EN,
];
