/**
 * The languages of the saves: English, and those of `@griddle/languages` that have words for the table. A language may lack any
 * of them; what it lacks stands in English.
 */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { MOD } from '@griddle/languages/internal/generated/mod.js';
import { LABELS } from '../../src/names.js';

/** A language of a table with its words. */
export interface TableLanguage {
  readonly locale: string;
  /** What it calls itself. */
  readonly name: string;
  readonly text: Catalogue['text'];
}

/** What a language calls itself, as a name on a button. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The languages with words for the table, by name. */
const OTHERS: readonly TableLanguage[] = (
  await Promise.all(
    Object.entries(MOD).map(async ([locale, load]) => ({ locale, name: nameOf(locale), text: (await load()).text })),
  )
).sort((one, other) => new Intl.Collator('en').compare(one.name, other.name));

/**
 * Sentences about texts, which nobody types at a table, those that only the web has room for, and names that are English at
 * every table: keys are bound to them, and records are found in the notebook by them.
 */
const UNSPOKEN = /^(game|text|where|list|power|power-text|term-text|tts\.hotkey|tts\.keys|tts\.tab)\./;
/** The end of a key whose sentence has forms by number: each language has forms of its own. */
export const FORM = /\.(zero|one|two|few|many|other)$/;

/** The English sentence for a key of any language; undefined where the table says no such thing. */
export function englishFor(english: Catalogue['text'], key: string): string | undefined {
  return english[key] ?? (FORM.test(key) ? english[key.replace(FORM, '.other')] : undefined);
}

/** The words that a table says, of all that a language has: the web has others. */
function ofTable(text: Catalogue['text'], english: Catalogue['text']): Catalogue['text'] {
  const isSaid = (key: string): boolean => englishFor(english, key) !== undefined && !UNSPOKEN.test(key);
  return Object.fromEntries(Object.entries(text).filter(([key]) => isSaid(key)));
}

/** The languages of a table, English first with the words that only the panel has: scripts bring all others. */
export function languagesOf({ text }: Catalogue): readonly TableLanguage[] {
  const labels = LABELS.filter(({ key }) => text[key] !== undefined).map(({ key }) => [key, text[key] ?? '']);
  return [
    { locale: 'en', name: 'English', text: Object.fromEntries(labels) as Catalogue['text'] },
    ...OTHERS.map((other) => ({ ...other, text: ofTable(other.text, text) })),
  ];
}
