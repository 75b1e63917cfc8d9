/**
 * The languages of the saves: English, and those that the web's stories show, with words for the table. A language may lack
 * any of them; what it lacks stands in English.
 */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { ARABIC, GERMAN } from '../../../stories/elements/languages.js';
import { LABELS, type Language } from '../../src/names.js';
import { TABLE_AR } from './arabic.js';
import { TABLE_DE } from './german.js';

/** What each language calls itself, and its words. */
const OTHERS: readonly Language[] = [
  { locale: GERMAN.locale, name: 'Deutsch', text: { ...GERMAN.text, ...TABLE_DE } },
  { locale: ARABIC.locale, name: 'العربية', text: { ...ARABIC.text, ...TABLE_AR } },
];

/** The words that a table says, of all that a language has: the web has others. */
function ofTable(text: Catalogue['text'], english: Catalogue['text']): Catalogue['text'] {
  return Object.fromEntries(Object.entries(text).filter(([key]) => english[key] !== undefined));
}

/** The languages of a table, English first with the words that only the panel has: scripts bring all others. */
export function languagesOf({ text }: Catalogue): readonly Language[] {
  const labels = Object.fromEntries(LABELS.map(({ key }) => [key, text[key] ?? key]));
  return [
    { locale: 'en', name: 'English', text: labels },
    ...OTHERS.map((other) => ({ ...other, text: ofTable(other.text, text) })),
  ];
}
