/**
 * Message catalogues: sentences by key, with `{name}` places for values. They are data, so that the same words serve
 * the page, the command line and Tabletop Simulator.
 */
import type { Values } from '../core/contract.js';

/** The words of one language. */
export interface Catalogue {
  /** A language tag, `en` or `pt-BR`. */
  readonly locale: string;
  /** The plural category of a number: `one`, `few`, `other` and so on. */
  readonly plural: (count: number) => string;
  readonly text: Readonly<Record<string, string>>;
}

/**
 * A key of messages whose English keys are `Known`, for a parameter `key: KeyOf<Known, K>`: one that is written out must be among
 * them, one that is put together is any string.
 */
export type KeyOf<Known extends string, K extends string> = K & (string extends K ? K : WithStems<Known>);

/** Keys, and what those with forms by number have in common. */
type WithStems<Known extends string> = Known | (Known extends `${infer Stem}.other` ? Stem : never);

/**
 * Formats the message of a key. `{name}` is replaced by a value, `{name@prefix}` by the message `prefix.<value>`. The
 * value `count` chooses plural forms, `key.one` and `key.other`. Values are never parsed as templates. A missing key
 * returns the key.
 */
export function format(catalogue: Catalogue, key: string, values: Values = {}): string {
  const parts = templateOf(catalogue, key, values).split('{');
  let sentence = parts[0] ?? '';
  for (const part of parts.slice(1)) {
    const end = part.indexOf('}');
    sentence += end < 0 ? '{' + part : valueOf(catalogue, part.substring(0, end), values) + part.substring(end + 1);
  }
  return sentence;
}

/** Whether the catalogue has words for a key. */
export function hasMessage(catalogue: Catalogue, key: string): boolean {
  return catalogue.text[key] !== undefined;
}

/** Merges messages; later ones win. */
export function mergeMessages(catalogue: Catalogue, ...more: readonly Readonly<Record<string, string>>[]): Catalogue {
  let text = catalogue.text;
  for (const words of more) text = { ...text, ...words };
  return { ...catalogue, text };
}

/** The forms by number that English has. */
const ENGLISH_FORMS: readonly string[] = ['.one', '.other'];

/** Lays a translation over English. A sentence that it has in one form for all numbers replaces every English form. */
export function translated(english: Catalogue['text'], own: Catalogue['text']): Catalogue['text'] {
  return { ...english, ...own, ...plainForms(english, own) };
}

/** The English forms by number of sentences that a translation has in one form for all numbers, each with that sentence. */
export function plainForms(english: Catalogue['text'], own: Catalogue['text']): Catalogue['text'] {
  const text: Record<string, string> = {};
  // eslint-disable-next-line no-restricted-syntax -- keys come in any order in Lua, and each is for itself here
  for (const key of Object.keys(english)) {
    if (own[key] !== undefined) continue;
    for (const form of ENGLISH_FORMS) {
      const sentence = key.endsWith(form) ? own[key.substring(0, key.length - form.length)] : undefined;
      if (sentence !== undefined) text[key] = sentence;
    }
  }
  return text;
}

function templateOf(catalogue: Catalogue, key: string, values: Values): string {
  const count = values['count'];
  if (typeof count === 'number') {
    const form = catalogue.text[key + '.' + catalogue.plural(count)] ?? catalogue.text[key + '.other'];
    if (form !== undefined) return form;
  }
  return catalogue.text[key] ?? key;
}

function valueOf(catalogue: Catalogue, name: string, values: Values): string {
  const [key = '', prefix] = name.split('@');
  const value = values[key];
  if (value === undefined) return '{' + name + '}';
  const word = value.toString();
  return prefix === undefined ? word : (catalogue.text[prefix + '.' + word] ?? word);
}
