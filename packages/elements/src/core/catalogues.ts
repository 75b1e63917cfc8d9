/**
 * Messages by language, shared by all elements of a page. English is built in; other languages load on first
 * use. Missing messages fall back to English.
 */
import type { Values } from '@griddle/rules/core/contract.js';
import { WEB } from '@griddle/languages/web.js';
import type { MessageKey } from '../generated/message-keys.js';
import { matchingTag } from '@griddle/languages/match.js';
import { EN, plainForms, format, type Catalogue, type KeyOf } from '@griddle/rules/messages/index.js';
import CORE_EN from './messages.en.json' with { type: 'json' };

/** Returns the sentence of a message key; see `format` of `@griddle/rules/messages`. */
export type Translate = <K extends string>(key: KeyOf<MessageKey, K>, values?: Values) => string;

/** A catalogue, and the function that translates with it. */
export interface Locale {
  readonly catalogue: Catalogue;
  readonly t: Translate;
}

/** English messages of games and parts: the fallback of every catalogue, including later additions. */
const english: Record<string, string> = { ...EN.text, ...CORE_EN };
/** Messages added by pages, by language tag in lower case. */
const added = new Map<string, Catalogue>();
/** Requested languages by tag; undefined until loaded. */
const fetched = new Map<string, Catalogue | undefined>();
/** Locales by requested tag. */
const locales = new Map<string, Locale>();
const listeners = new Set<() => void>();

/** Adds or replaces messages of a language; elements on the page use them at once. */
export function addMessages(catalogue: Catalogue): void {
  const tag = catalogue.locale.toLowerCase();
  const known = added.get(tag);
  added.set(tag, { ...catalogue, ...known, text: { ...known?.text, ...catalogue.text } });
  notify();
}

function notify(): void {
  locales.clear();
  for (const listener of listeners) listener();
}

/** Returns a complete language if it has loaded. The first call starts loading it. */
function loadCatalogue(tag: string | undefined): Catalogue | undefined {
  const load = tag && WEB[tag];
  if (!load || fetched.has(tag)) return fetched.get(tag ?? '');
  fetched.set(tag, undefined);
  load().then(
    (words) => {
      fetched.set(tag, words);
      notify();
    },
    (error: unknown) => console.warn(`Griddle could not load the words for “${tag}”, so it speaks English:`, error),
  );
  return undefined;
}

/** Adds the English messages of a game or a part. A page's own take precedence. */
export function addEnglish(text: Catalogue['text']): void {
  for (const [key, words] of Object.entries(text)) english[key] = words;
  locales.clear();
}

/** Whether the English messages that include `key` have loaded: those of a game or a part. */
export function hasEnglish(key: string): boolean {
  return key in english;
}

/** Calls `listener` when messages are added. Returns a function that stops it. */
export function onNewMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the messages for a language tag: the page's own, then ours, then English. */
export function localeFor(lang: string): Locale {
  const known = locales.get(lang);
  if (known) return known;
  const tag = lang.toLowerCase();
  const [language = ''] = tag.split('-');
  const complete = matchingTag(lang, Object.keys(WEB));
  const all = loadCatalogue(complete);
  const own = added.get(tag) ?? added.get(language) ?? added.get(complete?.toLowerCase() ?? '');
  const locale = localeOf(
    all && own ? { ...all, text: { ...all.text, ...own.text } } : (own ?? all ?? added.get('en') ?? EN),
  );
  locales.set(lang, locale);
  return locale;
}

/** Returns the locale of one catalogue over English. English plural forms do not override its sentences without any. */
export function localeOf(own: Catalogue): Locale {
  const text = Object.create(english) as Record<string, string>;
  for (const words of [added.get('en')?.text, own.text])
    for (const [key, sentence] of Object.entries(words ?? {})) text[key] = sentence;
  for (const [key, sentence] of Object.entries(plainForms(english, own.text))) text[key] = sentence;
  const catalogue = { ...own, text };
  return { catalogue, t: (key, values) => format(catalogue, key, values) };
}
