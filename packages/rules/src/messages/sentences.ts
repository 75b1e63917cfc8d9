/** Several sentences after each other. */
import type { Values } from '../core/contract.js';

/**
 * Sentences in one text, as the language of `t` sets them: with a blank between two of them, or with none as in Japanese and
 * Chinese. Empty ones are left out.
 */
export function inOneText(t: (key: string, values?: Values) => string, sentences: readonly string[]): string {
  let text = '';
  for (const next of sentences) {
    if (text === '') text = next;
    else if (next !== '') text = t('sentences', { first: text, next });
  }
  return text;
}
