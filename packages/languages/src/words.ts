/** What languages are made of. */
import type { Catalogue } from '@griddle/rules/messages/index.js';

export type { Catalogue };

/** Sentences by key, as the English catalogues have them. A key may have forms by number: `key.one`, `key.other`. */
type Words = Readonly<Record<string, string>>;

/** A module of words, one for each language and surface. */
export type WordsModule = Promise<{ readonly default: Words }>;

/** A language with its rules for numbers, which the platform knows, and its words from several modules. */
export async function catalogue(locale: string, ...modules: readonly WordsModule[]): Promise<Catalogue> {
  const rules = new Intl.PluralRules(locale);
  const all = await Promise.all(modules);
  const text: Record<string, string> = {};
  for (const { default: words } of all) Object.assign(text, words);
  return { locale, plural: (count) => rules.select(count), text };
}
