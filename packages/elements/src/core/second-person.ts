/** What is said to whoever does it: `take a card` where others are told that somebody `takes a card`. */
import { knows } from '@griddle/rules/messages/catalogue.js';
import type { Locale, Translate } from './catalogues.js';

/**
 * Speaks the message `you.KEY` in place of `KEY` where there is one. A language that has words for the one only keeps to
 * them, so that no English stands among them.
 */
export function toYou({ catalogue, t }: Locale): Translate {
  return (key, values) => {
    const form = `you.${key}`;
    const isOtherTold = Object.hasOwn(catalogue.text, key) && !Object.hasOwn(catalogue.text, form);
    return t(knows(catalogue, form) && !isOtherTold ? form : key, values);
  };
}
