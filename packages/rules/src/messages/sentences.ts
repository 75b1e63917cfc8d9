/** Several sentences, or parts of one, after each other. */
import type { Values } from '../core/contract.js';

/**
 * Joins sentences as the language of `t` does: with a space, or without one as in Japanese and Chinese. Empty ones are
 * skipped.
 */
export function joinSentences(t: (key: string, values?: Values) => string, sentences: readonly string[]): string {
  let text = '';
  for (const next of sentences) {
    if (text === '') text = next;
    else if (next !== '') text = t('sentences', { first: text, next });
  }
  return text;
}

/** Lists names after each other, with the comma of the language: `an egg, a shrimp`. */
export function inList(t: (key: string, values?: Values) => string, names: readonly string[]): string {
  let text = names[0] ?? '';
  for (const next of names.slice(1)) text = t('series.next', { first: text, next });
  return text;
}

/** Joins what somebody did into one series: `took a card, placed it on a1 and ended the turn`. */
export function inSeries(t: (key: string, values?: Values) => string, parts: readonly string[]): string {
  let text = '';
  for (let at = 0; at < parts.length; at++) {
    const next = parts[at] ?? '';
    if (at === 0) text = next;
    else text = t(at === parts.length - 1 ? 'series.last' : 'series.next', { first: text, next });
  }
  return text;
}
