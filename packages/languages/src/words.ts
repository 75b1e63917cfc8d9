/** What languages are made of. */
import type { Catalogue } from '@griddle/rules/messages/index.js';

export type { Catalogue };

/** Sentences by key, as the English catalogues have them. A key may have forms by number: `key.one`, `key.other`. */
export type Words = Readonly<Record<string, string>>;

/** A language with its rules for numbers, which the platform knows. */
export function catalogue(locale: string, text: Words): Catalogue {
  const rules = new Intl.PluralRules(locale);
  return { locale, plural: (count) => rules.select(count), text };
}
