/** Options of the next game, stepped through with the panel’s buttons, and their explanations. */
import type { Option } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { hasMessage, format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';

/**
 * Returns an option's next (1) or previous (-1) value; lists wrap round, numbers stop at their limits. A rule for some of
 * the seats applies to all of them, to none, or to one.
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

/** Returns the keys of options with a row on the panel: those of all the table's games, except with a single value. */
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

/** Explains an option, with its rule. */
export function aboutOption(words: Catalogue, game: string, { key, rule }: Option): string {
  const about = 'about.' + game + '.' + key;
  return hasMessage(words, about) ? format(words, 'tts.about-option', { about: format(words, about), rule }) : rule;
}
