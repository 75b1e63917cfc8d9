/**
 * The language of the table: a script's messages, names of objects, and labels of the panel. Languages are stored in notes of
 * objects in the save, so that scripts need not contain them. Missing messages fall back to English.
 */
import { mod } from '@griddle/rules/internal/core/math.js';
import { translated, hasMessage, format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { PLURAL_LETTERS, PLURALS, WORDS_TAG, BUTTON_INK, LABELS, LANGUAGE, MENU_NOTE, PANEL } from '../names.js';
import type { Language } from '../names.js';
import { Pace } from './pace.js';
import type { Plan } from './place-objects.js';

/** The language of scripts, and the only one of a table without others. */
export const ENGLISH = 'en';

/** The languages of the table, English first. */
export function languages(): readonly Language[] {
  const list = getObjectsWithTag(WORDS_TAG)[0];
  return list === undefined ? [] : (JSON.decode(list.getGMNotes()) as readonly Language[]);
}

/** Returns the texts in an object's notes (see `notesOf` of the save builder); none if somebody has deleted the object. */
function textsIn(guid: string | undefined): readonly string[] {
  const object: TTSObject | undefined = guid === undefined ? undefined : getObjectFromGUID(guid);
  if (object === undefined) return [];
  const [json] = string.gsub(object.getGMNotes(), '\n', '","');
  return JSON.decode('["' + json + '"]') as readonly string[];
}

/** Returns a language's messages by key; all languages share a list of keys. */
function textOf(language: Language | undefined): Catalogue['text'] {
  const sentences = textsIn(language?.guid);
  const keys = textsIn(language?.keysGuid);
  const text: Record<string, string> = {};
  for (let i = 0; i < keys.length; i++) {
    const [key, sentence = ''] = [keys[i], sentences[i]];
    if (key !== undefined && sentence !== '') text[key] = sentence;
  }
  return text;
}

/** Returns the object names in a language; empty for a language the table does not have. */
function namesIn(locale: string): readonly string[] {
  const language = languages().find((other) => other.locale === locale);
  return textsIn(language?.namesGuid);
}

/** A catalogue that changes when the table chooses another language, for everything that holds it. */
export class Speech implements Catalogue {
  locale = ENGLISH;
  readonly plural: (count: number) => string;
  text: Readonly<Record<string, string>>;
  /** As in `Language`; undefined until the table provides them. */
  private plurals: string | undefined;

  /** `english` has all messages of the script. */
  constructor(private readonly english: Catalogue) {
    this.plural = (count) => {
      if (this.plurals === undefined) return english.plural(count);
      const letter = this.plurals.charAt(count < PLURALS ? count : 100 + mod(count, 100));
      return PLURAL_LETTERS[letter] ?? 'other';
    };
    this.text = english.text;
  }

  /** Switches to a language, or to English if the table does not have it. */
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

/** Translations by the name they replace. */
type Meaning = Readonly<Record<string, string>>;

function meaningOf(from: readonly string[], to: readonly string[]): Meaning {
  const meaning: Record<string, string> = {};
  from.forEach((name, i) => (meaning[name] = to[i] ?? name));
  return meaning;
}

function rename(object: TTSObject, meaning: Meaning): void {
  if (object.isDestroyed()) return;
  const name = meaning[object.getName()];
  const description = meaning[object.getDescription()];
  if (name !== undefined) object.setName(name);
  if (description !== undefined) object.setDescription(description);
}

/** Names objects. The lists of names are long, so each is read in its own frame. */
export class ObjectNames {
  /** From English to the table's language; undefined if that is English. */
  private meaning: Meaning | undefined;
  private readonly pace = new Pace(() => undefined);

  /** Starts after a load, in which objects already have their names. */
  start(locale: string): void {
    this.meaning = undefined;
    if (locale !== ENGLISH) this.pace.lay(this.reading(ENGLISH, locale, () => undefined));
  }

  /** Renames everything on the table from one language to another, some objects per frame. */
  change(from: string, to: string): void {
    let meaning: Meaning = {};
    const renaming: Plan = () =>
      getObjects().map((object) => () => {
        rename(object, meaning);
      });
    const read = this.reading(from, to, (found) => (meaning = found));
    const own = to === ENGLISH || from === ENGLISH ? [] : this.reading(ENGLISH, to, () => undefined);
    if (to === ENGLISH) this.meaning = undefined;
    this.pace.lay([...read, ...own, renaming]);
  }

  /** Returns plans that read two lists of names and pass their mapping to `tell`. */
  private reading(from: string, to: string, tell: (meaning: Meaning) => void): readonly Plan[] {
    let names: readonly string[] = [];
    return [
      () => {
        names = namesIn(from);
        return [];
      },
      () => {
        const meaning = meaningOf(names, namesIn(to));
        if (from === ENGLISH) this.meaning = meaning;
        tell(meaning);
        return [];
      },
    ];
  }

  /** Names a newly made object. */
  made(object: TTSObject): void {
    if (this.meaning !== undefined) rename(object, this.meaning);
  }
}

/** Sends the texts of buttons and notes that only the language changes, and the language's name. */
export function showLabels(words: Catalogue, name: string, hasMenu: boolean): void {
  for (const { id, key, kind } of LABELS) {
    if (!hasMessage(words, key) || (id === MENU_NOTE && !hasMenu)) continue;
    const attribute = kind === 'tooltip' ? 'tooltip' : 'text';
    const value = format(words, key);
    if (kind === 'note') UI.setAttribute(id, attribute, value);
    else UI.setAttributes(id, { [attribute]: value, textColor: BUTTON_INK } as never);
  }
  UI.setAttributes(PANEL.language, { text: format(words, 'tts.language', { name }), textColor: BUTTON_INK } as never);
}

/** Disables the button of the language that is spoken, and enables the others. */
export function showLanguages(spoken: string, all: readonly Language[]): void {
  for (const { locale } of all) {
    const interactable = locale === spoken ? 'false' : 'true';
    UI.setAttributes(LANGUAGE + locale, { interactable, textColor: BUTTON_INK } as never);
  }
}
