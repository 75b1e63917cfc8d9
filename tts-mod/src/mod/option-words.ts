/** What options are called at the table, and what their values are, in words. */
import type { Option } from '@griddle/rules/core/contract.js';
import { knows, say } from '@griddle/rules/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';

/**
 * The value of an option in words: those for this value of the option, for all values of it, for the value wherever it is, or the
 * name of a seat; a value without words as it is.
 */
export function valueWords(words: Catalogue, game: string, key: string, value: string | number): string {
  const own = 'choice.' + game + '.' + key;
  const text = value.toString();
  const exact = own + '.' + text;
  if (knows(words, exact)) return say(words, exact);
  if (knows(words, own)) return say(words, own, { value });
  if (key === 'players' && typeof value === 'number') return say(words, 'choice.players', { count: value });
  if (knows(words, 'choice.' + text)) return say(words, 'choice.' + text);
  return knows(words, 'seat.' + text) ? say(words, 'seat.' + text) : text;
}

/** What an option is about, with its rule. */
export function aboutOption(words: Catalogue, game: string, { key, rule }: Option): string {
  const about = 'about.' + game + '.' + key;
  return knows(words, about) ? say(words, 'tts.about-option', { about: say(words, about), rule }) : rule;
}
