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
 * The sentence of a key. `{name}` is replaced by a value, and `{name@prefix}` by the sentence of `prefix.<value>`.
 * A key may have forms by number, `key.one` and `key.other`, chosen by the value `count`. Values are put in as they
 * are: whatever stands in them is never read as a template. A missing key gives the key itself.
 */
export function say(catalogue: Catalogue, key: string, values: Values = {}): string {
  const template = templateOf(catalogue, key, values);
  let sentence = '';
  let offset = 0;
  while (offset < template.length) {
    const open = template.indexOf('{', offset);
    const close = open < 0 ? -1 : template.indexOf('}', open);
    if (close < 0) break;
    sentence += template.substring(offset, open) + valueOf(catalogue, template.substring(open + 1, close), values);
    offset = close + 1;
  }
  return sentence + template.substring(offset);
}

/** Whether the catalogue has words for a key. */
export function knows(catalogue: Catalogue, key: string): boolean {
  return catalogue.text[key] !== undefined;
}

/** A catalogue with more words; later ones win. */
export function joined(catalogue: Catalogue, ...more: readonly Readonly<Record<string, string>>[]): Catalogue {
  let text = catalogue.text;
  for (const words of more) text = { ...text, ...words };
  return { ...catalogue, text };
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
  const at = name.indexOf('@');
  const value = values[at < 0 ? name : name.substring(0, at)];
  if (value === undefined) return '{' + name + '}';
  if (at < 0) return value.toString();
  const key = name.substring(at + 1) + '.' + value.toString();
  return catalogue.text[key] ?? value.toString();
}
