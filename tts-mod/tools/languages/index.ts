/**
 * The languages of the saves: English, and those of `@griddle/languages` with messages for the table. A language may lack any
 * of them; missing messages stay in English.
 */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { MOD } from '@griddle/languages/internal/generated/mod.js';
import { LABELS } from '../../src/names.js';

/** A language of a table with its messages. */
export interface TableLanguage {
  readonly locale: string;
  /** Its name in the language itself. */
  readonly name: string;
  readonly text: Catalogue['text'];
}

/** Returns a language's name in that language, for a button. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Left out: the game draws each letter alone and from the left, so that nobody can read it. */
const UNREADABLE: readonly string[] = ['ar'];

/** The languages with messages for the table, by name. */
const OTHERS: readonly TableLanguage[] = (
  await Promise.all(
    Object.entries(MOD)
      .filter(([locale]) => !UNREADABLE.includes(locale))
      .map(async ([locale, load]) => ({ locale, name: nameOf(locale), text: (await load()).text })),
  )
).sort((one, other) => new Intl.Collator('en').compare(one.name, other.name));

/**
 * Keys left out at the table: messages about typed text, messages that only the web has room for, and names that are English
 * on every table because hotkeys are bound to them and records are found in the notebook by them.
 */
const UNSPOKEN = /^(game|text|where|list|power|power-text|term-text|tts\.hotkey|tts\.keys|tts\.tab)\./;
/** Suffix of a key with plural forms, which differ by language. */
export const FORM = /\.(zero|one|two|few|many|other)$/;

/** Returns the English message for a key of any language; undefined if the table has none. */
export function englishFor(english: Catalogue['text'], key: string): string | undefined {
  return english[key] ?? (FORM.test(key) ? english[key.replace(FORM, '.other')] : undefined);
}

/** Filters a language's messages to those of the table: others are for the web. */
function ofTable(text: Catalogue['text'], english: Catalogue['text']): Catalogue['text'] {
  const isSaid = (key: string): boolean => englishFor(english, key) !== undefined && !UNSPOKEN.test(key);
  return Object.fromEntries(Object.entries(text).filter(([key]) => isSaid(key)));
}

/** Returns the languages of a table, English first and only with the panel's messages: scripts contain all others. */
export function languagesOf({ text }: Catalogue): readonly TableLanguage[] {
  const labels = LABELS.filter(({ key }) => text[key] !== undefined).map(({ key }) => [key, text[key] ?? '']);
  return [
    { locale: 'en', name: 'English', text: Object.fromEntries(labels) as Catalogue['text'] },
    ...OTHERS.map((other) => ({ ...other, text: ofTable(other.text, text) })),
  ];
}
