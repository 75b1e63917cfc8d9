/** Several sentences after each other. */
import type { Values } from '../core/contract.js';

/**
 * Joins sentences as the language of `t` does: with a space, or without one as in Japanese and Chinese. Empty ones are
 * skipped.
 */
export function inOneText(t: (key: string, values?: Values) => string, sentences: readonly string[]): string {
  let text = '';
  for (const next of sentences) {
    if (text === '') text = next;
    else if (next !== '') text = t('sentences', { first: text, next });
  }
  return text;
}
