/**
 * The words of a script in the language that the table has chosen. The languages lie in the notes of an object of the save, so
 * that no script has to carry them; what one of them lacks stands in English, as on the web.
 */
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { WORDS_TAG } from '../names.js';
import type { Language } from '../names.js';

/** The language of scripts, and of a table that has no others. */
export const ENGLISH = 'en';

/** The languages of the table, English first; the first one has only the words that scripts lack. */
export function languages(): readonly Language[] {
  const box = getObjectsWithTag(WORDS_TAG)[0];
  return box === undefined ? [] : (JSON.decode(box.getGMNotes()) as readonly Language[]);
}

/** Words that change when the table chooses another language; everybody who keeps them speaks it at once. */
export class Speech implements Catalogue {
  locale = ENGLISH;
  readonly plural: (count: number) => string;
  text: Readonly<Record<string, string>>;

  /** `english` has all words of the script. */
  constructor(private readonly english: Catalogue) {
    this.plural = english.plural;
    this.text = english.text;
  }

  /** Speaks a language from now on; English, if the table does not know it. */
  speak(locale: string): void {
    if (locale === this.locale) return;
    const all = languages();
    const own = all.find((language) => language.locale === locale);
    this.locale = own === undefined ? ENGLISH : locale;
    this.text = { ...this.english.text, ...all[0]?.text, ...own?.text };
  }
}
