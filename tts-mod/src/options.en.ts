/** English words for the options of every game. */
import { CHOICES_EN } from '@griddle/rules/messages/options.en.js';

/** Words of values, and for what an option is about. */
export const OPTIONS_EN: Readonly<Record<string, string>> = {
  ...CHOICES_EN,
  'tts.about-option': '{about} ({rule})',
};
