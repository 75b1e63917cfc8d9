/** What options are about, in words. */
import type { Option } from '@griddle/rules/core/contract.js';
import { hasMessage, format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';

/** What an option is about, with its rule. */
export function aboutOption(words: Catalogue, game: string, { key, rule }: Option): string {
  const about = 'about.' + game + '.' + key;
  return hasMessage(words, about) ? format(words, 'tts.about-option', { about: format(words, about), rule }) : rule;
}
