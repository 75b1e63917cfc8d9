/** The languages of a save: objects under the table whose notes contain messages. */
import { format, type Catalogue } from '@griddle/rules/messages/index.js';
import { UNDER_TABLE, type WorldPoint } from '../../src/mod/world.js';
import { PLURAL_LETTERS, PLURALS, WORDS_TAG, type Language } from '../../src/names.js';
import { languagesOf } from '../languages/index.js';
import { box, type SavedObject } from './objects.js';

/** Id of the object with the list of languages; those with their messages and names follow, and the one with the keys. */
const FIRST_ID = 0x9f1000;
/** Where these objects are, and the distance between them. */
const FIRST: WorldPoint = [-24, UNDER_TABLE, 6];
const STEP = 2;

function idOf(index: number): string {
  return (FIRST_ID + index).toString(16);
}

/** Returns names and descriptions of an object, its contents and its states, in the order of the save. */
function namesOf(object: SavedObject): readonly string[] {
  const { Nickname, Description, ContainedObjects, States } = object as {
    readonly Nickname?: string;
    readonly Description?: string;
    readonly ContainedObjects?: readonly SavedObject[];
    readonly States?: Readonly<Record<string, SavedObject>>;
  };
  const inside = [...(ContainedObjects ?? []), ...Object.values(States ?? {})];
  return [Nickname ?? '', Description ?? '', ...inside.flatMap(namesOf)];
}

/** Returns a language's plural forms, computed here because Lua has no such API. */
function pluralsOf(locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const letters = Object.entries(PLURAL_LETTERS);
  const letterOf = (count: number): string => letters.find(([, form]) => form === rules.select(count))?.[0] ?? 'r';
  return Array.from({ length: PLURALS }, (_, count) => letterOf(count)).join('');
}

/**
 * Returns notes with a list of texts: its JSON, with line ends for what is between two texts. The save is JSON too, in which
 * those five characters would be two more for each text.
 */
export function notesOf(texts: readonly string[]): string {
  return JSON.stringify(texts).slice(2, -2).replaceAll('","', '\n');
}

function boxAt(index: number, name: string, tag: string, notes: string): SavedObject {
  const [x, y, z] = FIRST;
  return {
    ...box(idOf(index), name, tag, [x + index * STEP, y, z], []),
    ...(tag === '' ? { Tags: [] } : {}),
    GMNotes: notes,
  };
}

/** Creates the objects with the messages of all languages; `objectsIn` creates the table's objects in one language. */
export function languageBoxes(
  words: Catalogue,
  objectsIn: (words: Catalogue) => readonly SavedObject[],
): SavedObject[] {
  const all = languagesOf(words);
  const named = all.map(({ locale, text }) => {
    const own = locale === 'en' ? words : { ...words, text: { ...words.text, ...text } };
    return objectsIn(own).flatMap(namesOf);
  });
  const english = named[0] ?? [];
  // Of repeated names the first one counts
  const places = english.flatMap((name, i) => (name !== '' && english.indexOf(name) === i ? [i] : []));
  // Keys are as long as half of the sentences, so the languages share them
  // Those of English first, so that its list is short
  const keys = [...new Set(all.flatMap(({ text }) => Object.keys(text)))];
  const last = 2 * all.length + 1;
  const list: Language[] = all.map(({ locale, name }, i) => {
    const [guid, namesGuid, keysGuid] = [idOf(2 * i + 1), idOf(2 * i + 2), idOf(last)];
    return { locale, name, guid, keysGuid, namesGuid, plurals: pluralsOf(locale) };
  });
  const title = format(words, 'tts.words');
  return [
    boxAt(0, title, WORDS_TAG, JSON.stringify(list)),
    ...all.flatMap(({ text }, i) => {
      const names = places.map((place) => named[i]?.[place] ?? '');
      const sentences = keys.map((key) => text[key] ?? '').slice(0, keys.findLastIndex((key) => key in text) + 1);
      return [boxAt(2 * i + 1, title, '', notesOf(sentences)), boxAt(2 * i + 2, title, '', notesOf(names))];
    }),
    boxAt(last, title, '', notesOf(keys)),
  ];
}
