/** The words of a page: catalogues by language, shared by all elements of all games. */
import { say, type Catalogue } from '@griddle/rules/messages/catalogue.js';
import { ELEMENTS_EN } from './messages.en.js';
import type { Say } from './table.js';

/** What is told when words have come in. */
export interface WordsListener {
  wordsChanged(): void;
}

/** A catalogue, and one function that speaks from it: another function means other words. */
export interface Words {
  readonly catalogue: Catalogue;
  readonly say: Say;
}

/** Behind all words of all languages. */
const fetched: Record<string, string> = {};
const catalogues = new Map([['en', ELEMENTS_EN]]);
/** The words for each language tag that was asked for. */
const spoken = new Map<string, Words>();
/** Who is told of words that come in. */
export const wordsListeners = new Set<WordsListener>();

/** Adds words; those of a language that is known already join its own. Elements on the page take them up at once. */
export function addMessages(catalogue: Catalogue): void {
  const locale = catalogue.locale.toLowerCase();
  const known = catalogues.get(locale);
  catalogues.set(locale, { ...catalogue, ...known, text: { ...known?.text, ...catalogue.text } });
  spoken.clear();
  for (const listener of wordsListeners) listener.wordsChanged();
}

/**
 * Adds English words that were fetched for something that is about to be said; all others come before them. Nothing that is
 * shown changes by it.
 */
export function addEnglish(text: Catalogue['text']): void {
  Object.assign(fetched, text);
}

/** The words for a language tag: its own, else those of its language, else English. */
export function wordsFor(lang: string): Words {
  let words = spoken.get(lang);
  if (!words) {
    const tag = lang.toLowerCase();
    words = wordsOf(catalogues.get(tag) ?? catalogues.get(tag.split('-')[0] ?? '') ?? english());
    spoken.set(lang, words);
  }
  return words;
}

/** The words of a catalogue; what it lacks stands in English. */
export function wordsOf(catalogue: Catalogue): Words {
  const text = Object.create(fetched) as Record<string, string>;
  const whole = { ...catalogue, text: Object.assign(text, english().text, catalogue.text) };
  return { catalogue: whole, say: (key, values) => say(whole, key, values) };
}

function english(): Catalogue {
  return catalogues.get('en') as Catalogue;
}

/** The language in force where an element stands, through the borders of shadow trees; empty when nobody says. */
export function langOf(element: Element): string {
  for (let at: Element | null = element; at;) {
    const speaker: Element | null = at.closest('[lang]');
    if (speaker) return speaker.getAttribute('lang') ?? '';
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}
