/** The values of options in words. */
import { hasMessage, format } from './catalogue.js';
import type { Catalogue } from './catalogue.js';

/**
 * Returns an option's value in words. Looks for this value of the option, any value of it, the value in any option,
 * then a seat's name; else returns the value.
 */
export function valueWords(words: Catalogue, game: string, key: string, value: string | number): string {
  const own = 'choice.' + game + '.' + key;
  const text = value.toString();
  const exact = own + '.' + text;
  if (hasMessage(words, exact)) return format(words, exact);
  if (hasMessage(words, own)) return format(words, own, { value });
  if (key === 'players' && typeof value === 'number') return format(words, 'choice.players', { count: value });
  if (hasMessage(words, 'choice.' + text)) return format(words, 'choice.' + text);
  return hasMessage(words, 'seat.' + text) ? format(words, 'seat.' + text) : text;
}
