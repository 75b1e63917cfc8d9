/**
 * The languages of the saves: English, and those of `@griddle/languages` that have words for the table. A language may lack any
 * of them; what it lacks stands in English.
 */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { AR } from '@griddle/languages/ar/index.js';
import { DE } from '@griddle/languages/de/index.js';
import { ES } from '@griddle/languages/es/index.js';
import { FR } from '@griddle/languages/fr/index.js';
import { IT } from '@griddle/languages/it/index.js';
import { JA } from '@griddle/languages/ja/index.js';
import { NL } from '@griddle/languages/nl/index.js';
import { PL } from '@griddle/languages/pl/index.js';
import { PT_BR } from '@griddle/languages/pt-BR/index.js';
import { ZH_HANS } from '@griddle/languages/zh-Hans/index.js';
import { LABELS } from '../../src/names.js';

/** A language of a table with its words. */
export interface TableLanguage {
  readonly locale: string;
  /** What it calls itself. */
  readonly name: string;
  readonly text: Catalogue['text'];
}

/** What each language calls itself, and its words. */
const OTHERS: readonly TableLanguage[] = [
  { locale: DE.locale, name: 'Deutsch', text: DE.text },
  { locale: ES.locale, name: 'Español', text: ES.text },
  { locale: FR.locale, name: 'Français', text: FR.text },
  { locale: IT.locale, name: 'Italiano', text: IT.text },
  { locale: NL.locale, name: 'Nederlands', text: NL.text },
  { locale: PL.locale, name: 'Polski', text: PL.text },
  { locale: PT_BR.locale, name: 'Português (Brasil)', text: PT_BR.text },
  { locale: AR.locale, name: 'العربية', text: AR.text },
  { locale: JA.locale, name: '日本語', text: JA.text },
  { locale: ZH_HANS.locale, name: '简体中文', text: ZH_HANS.text },
];

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
