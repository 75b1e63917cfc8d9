/**
 * A script's messages in the table's language. Languages are stored in notes of objects in the save, so that scripts
 * need not contain them. Missing messages fall back to English.
 */
import { mod } from '@griddle/rules/internal/core/math.js';
import { translated } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { PLURAL_LETTERS, PLURALS, WORDS_TAG } from '../names.js';
import type { Language } from '../names.js';

/** The language of scripts, and of a table that has no others. */
export const ENGLISH = 'en';

/** The languages of the table, English first. */
export function languages(): readonly Language[] {
  const list = getObjectsWithTag(WORDS_TAG)[0];
  return list === undefined ? [] : (JSON.decode(list.getGMNotes()) as readonly Language[]);
}

/** What the notes of an object have as JSON; undefined where somebody has deleted it. */
function notesOf(guid: string | undefined): unknown {
  const object: TTSObject | undefined = guid === undefined ? undefined : getObjectFromGUID(guid);
  return object === undefined ? undefined : JSON.decode(object.getGMNotes());
}

/** The sentences of a language by key. */
function textOf(language: Language | undefined): Catalogue['text'] {
  return (notesOf(language?.guid) ?? {}) as Catalogue['text'];
}

/** The names of objects in a language; none in one that the table does not know. */
export function namesIn(locale: string): readonly string[] {
  const language = languages().find((other) => other.locale === locale);
  return (notesOf(language?.namesGuid) ?? []) as readonly string[];
}

/** Words that change when the table chooses another language; everybody who keeps them speaks it at once. */
export class Speech implements Catalogue {
  locale = ENGLISH;
  readonly plural: (count: number) => string;
  text: Readonly<Record<string, string>>;
  /** As in `Language`; undefined while the table has told none. */
  private plurals: string | undefined;

  /** `english` has all words of the script. */
  constructor(private readonly english: Catalogue) {
    this.plural = (count) => {
      if (this.plurals === undefined) return english.plural(count);
      const letter = this.plurals.charAt(count < PLURALS ? count : 100 + mod(count, 100));
      return PLURAL_LETTERS[letter] ?? 'other';
    };
    this.text = english.text;
  }

  /** Speaks a language from now on; English, if the table does not know it. */
  speak(locale: string): void {
    if (locale === this.locale) return;
    const all = languages();
    const own = all.find((language) => language.locale === locale);
    this.locale = own === undefined ? ENGLISH : locale;
    this.plurals = own?.plurals;
    const [english] = all;
    this.text = { ...this.english.text, ...textOf(english) };
    if (own !== undefined && own.locale !== ENGLISH) this.text = translated(this.text, textOf(own));
  }
}
