/** English words for the options of every game. */
import { CHOICES_EN } from '@griddle/rules/messages/options.en.js';

export const OPTIONS_EN: Readonly<Record<string, string>> = {
  ...CHOICES_EN,
  'tts.about-option': '{about} ({rule})',
};
