/** The attributes of the block, and the element's that they mean. */

/** As they stand in a post. Texts are written as in HTML, so that WordPress finds no tags in them. */
export interface BoardAttributes {
  readonly game: string;
  readonly mode: string;
  readonly record: string;
  readonly position: string;
  readonly seats: string;
  readonly options: string;
  readonly seed: string;
  readonly ply: string;
  readonly flipped: boolean;
  readonly size: string;
  readonly alt: string;
  readonly picture: string;
}

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

/** The attributes of the element. */
export function elementAttributes(attributes: BoardAttributes): Readonly<Record<string, string>> {
  const { flipped, mode, options, ply, position, record, seats, seed } = attributes;
  const all = {
    mode: mode === 'diagram' ? '' : mode,
    record: meant(record),
    position: meant(position),
    seats,
    options,
    seed,
    ply,
  };
  return {
    ...Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    ...(flipped && { flipped: '' }),
  };
}
