/** The attributes of the block, and the element's that they mean. */

/** As they stand in a post: those of the plugin, and all of the elements. Texts are written as in HTML, so that WordPress
 * finds no tags in them. */
export interface BoardAttributes {
  /** The id of the game; none for the daily puzzle of all games in turn. */
  readonly game: string;
  readonly mode: string;
  readonly size: string;
  readonly alt: string;
  readonly picture: string;
  readonly [name: string]: string | boolean | undefined;
}

/** The attributes of an element, with the kind of each value: its choices, or what it is. */
export type Kinds = Readonly<Record<string, 'flag' | 'number' | 'text' | readonly string[]>>;

/** The daily puzzle has an element of its own, which is a mode here. */
export const DAILY = { mode: 'daily', tag: 'griddle-daily' } as const;

const SIGNS: readonly (readonly [sign: string, written: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
];

/** A text as it stands in a post. */
export function kept(text: string): string {
  return SIGNS.reduce((all, [sign, written]) => all.replaceAll(sign, written), text);
}

/** The text again. */
export function meant(text: string): string {
  return SIGNS.reduceRight((all, [sign, written]) => all.replaceAll(written, sign), text);
}

/** An attribute as it is meant; empty where it is not set. */
export function textOf(attributes: BoardAttributes, name: string): string {
  const value = attributes[name];
  return typeof value === 'string' ? meant(value) : '';
}

/** The attributes of the element, of those that it has. */
export function elementAttributes(attributes: BoardAttributes, kinds: Kinds): Readonly<Record<string, string>> {
  const written: Record<string, string> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const text = textOf(attributes, name);
    if (kind === 'flag' ? attributes[name] === true : text !== '' && (name !== 'mode' || text !== 'diagram'))
      written[name] = text;
  }
  return written;
}
