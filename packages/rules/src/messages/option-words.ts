/** The values of options in words. */
import { knows, say } from './catalogue.js';
import type { Catalogue } from './catalogue.js';

/**
 * Returns an option's value in words. Looks for this value of the option, any value of it, the value in any option,
 * then a seat's name; else returns the value.
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
