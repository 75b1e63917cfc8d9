/** Options of the next game, stepped through by the panel’s buttons, and what they are about. */
import type { Option } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { hasMessage, format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';

/**
 * The value after (1) or before (-1) a value of an option; lists go round, numbers stop at their ends. A rule for some of
 * the seats is for all of them, for none, or for one.
 */
export function stepped(option: Option, value: string | number, by: number, seats: readonly string[]): string | number {
  if (option.kind === 'number') {
    const number = typeof value === 'number' ? value : option.initial;
    return Math.max(option.min, Math.min(option.max, number + by));
  }
  const values = option.kind === 'choice' ? option.values : ['all', 'none', ...seats];
  const index = values.findIndex((other) => other === value);
  return values[mod(index + by, values.length)] ?? option.initial;
}

/** Keys of the options that the panel has rows for: of every game of a table, but for those that have one value only. */
export function rowKeys(tables: readonly { readonly options: readonly Option[] }[]): readonly string[] {
  const keys: string[] = [];
  for (const { options } of tables) {
    for (const option of options) {
      const isFixed = option.kind === 'number' && option.min === option.max;
      if (!isFixed && !keys.includes(option.key)) keys.push(option.key);
    }
  }
  return keys;
}

/** What an option is about, with its rule. */
export function aboutOption(words: Catalogue, game: string, { key, rule }: Option): string {
  const about = 'about.' + game + '.' + key;
  return hasMessage(words, about) ? format(words, 'tts.about-option', { about: format(words, about), rule }) : rule;
}
