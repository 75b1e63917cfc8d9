/** English words for the set-up options of all games. */
import { OPTIONS_BUFFET_BOSS_EN } from '@griddle/rules/buffet-boss/options.en.js';
import { OPTIONS_BONUS_EN } from '@griddle/rules/messages/options-bonus.en.js';
import { CHOICES_EN } from '@griddle/rules/messages/options.en.js';
import { OPTIONS_TOP_WAFFLE_EN } from '@griddle/rules/top-waffle/options.en.js';
import { OPTIONS_WADDLE_WADDLE_EN } from '@griddle/rules/waddle-waddle/options.en.js';
import { OPTIONS_WAFFLE_TIME_EN } from '@griddle/rules/waffle-time/options.en.js';
import { OPTIONS_WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/options.en.js';

/** What options are about, and what their values are called. */
export const OPTION_WORDS_EN: Readonly<Record<string, string>> = {
  ...CHOICES_EN,
  ...OPTIONS_BONUS_EN,
  ...OPTIONS_BUFFET_BOSS_EN,
  ...OPTIONS_TOP_WAFFLE_EN,
  ...OPTIONS_WADDLE_WADDLE_EN,
  ...OPTIONS_WAFFLE_TIME_EN,
  ...OPTIONS_WAFFLE_WARS_EN,
};
