/**
 * Message catalogues: sentences by key, with `{name}` placeholders. They are plain data, so the web page, the command
 * line and Tabletop Simulator share them.
 */
import type { Values } from '../core/contract.js';

/** The messages of one language. */
export interface Catalogue {
  /** A language tag such as `en` or `pt-BR`. */
  readonly locale: string;
  /** The plural category of a number: `one`, `few`, `other` and so on. */
  readonly plural: (count: number) => string;
  readonly text: Readonly<Record<string, string>>;
}

/**
 * A message key, for a parameter `key: KeyOf<Known, K>`: a literal must be one of the English keys `Known`, a computed key
 * may be any string.
 */
export type KeyOf<Known extends string, K extends string> = K & (string extends K ? K : WithStems<Known>);

/** The keys, and the stems of those with plural forms. */
type WithStems<Known extends string> = Known | (Known extends `${infer Stem}.other` ? Stem : never);

/**
 * Formats the message of a key. `{name}` is replaced by a value, `{name@prefix}` by the message `prefix.<value>`. The
 * value `count` selects the plural form, such as `key.one` or `key.other`. Values are never parsed as templates. Returns the
 * key where it is missing.
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

/** Whether the catalogue has a message for a key. */
export function hasMessage(catalogue: Catalogue, key: string): boolean {
  return catalogue.text[key] !== undefined;
}

/** Merges messages; later ones win. */
export function mergeMessages(catalogue: Catalogue, ...more: readonly Readonly<Record<string, string>>[]): Catalogue {
  let text = catalogue.text;
  for (const words of more) text = { ...text, ...words };
  return { ...catalogue, text };
}

/** Suffixes of the English plural forms. */
const ENGLISH_FORMS: readonly string[] = ['.one', '.other'];

/** Merges a translation over English. A translated message without plural forms replaces every English plural form. */
export function translated(english: Catalogue['text'], own: Catalogue['text']): Catalogue['text'] {
  return { ...english, ...own, ...plainForms(english, own) };
}

/** The English plural keys for which a translation has one message without plural forms, mapped to that message. */
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
