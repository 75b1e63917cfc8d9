/**
 * Names as text in a picture. A picture cannot know the font of its reader, so widths are estimates on the safe side;
 * what is still too long is cut off by the box of the name.
 */

/**
 * Signs that would break an SVG: control characters (spaces among them have become one space), and marks that turn the
 * direction of what follows them.
 */
const UNFIT = /\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const LONE_HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A name on one line, without signs that no picture can have; empty if nothing is left to read. */
export function lineOf(name: string): string {
  return name.replaceAll(/\s+/g, ' ').replace(UNFIT, '').replace(LONE_HALF, '').trim();
}

/** Right-to-left if the first letter that has a direction is Hebrew, Arabic or of their kin. */
export function isRightToLeft(name: string): boolean {
  const letter = /\p{L}/u.exec(name)?.[0] ?? '';
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(letter);
}

/** Widths of bold letters in letter heights, the first kind that fits. */
const WIDTHS: readonly (readonly [kind: RegExp, width: number])[] = [
  [/^(?:\p{M}|\p{Cf})+$/u, 0],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}/u, 1.4],
  [/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u, 1.05],
  [/^[iljItfr.,:;!'’|()[\] -]/, 0.36],
  [/^[mwMW@%—…]/, 0.95],
  [/^\p{Lu}/u, 0.73],
  [/^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u, 0.66],
  [/^[a-z0-9\u00df-\u024f]/u, 0.585],
];
/** The width of letters of other scripts. */
const OTHER = 0.85;

/** The letters of a text as readers count them: an emoji or a letter with its accents is one. */
function lettersOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

function widthOf(letter: string): number {
  return WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER;
}

/** The width of a text in letter heights. */
function widthOfText(text: string): number {
  return lettersOf(text).reduce((sum, letter) => sum + widthOf(letter), 0);
}

/** As much of a text as is so wide, with three dots for the rest. */
function cut(text: string, room: number): string {
  let width = widthOf('…');
  let kept = '';
  for (const letter of lettersOf(text)) {
    width += widthOf(letter);
    if (width > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** The smallest letters, relative to the usual ones; longer names are cut. */
const SMALLEST = 0.8;

/** A text that fits: in letters of a size, in smaller ones, or cut. `room` and sizes are in the picture's units. */
export function fitted(text: string, room: number, size: number): { readonly text: string; readonly size: number } {
  const smaller = Math.min(size, room / Math.max(0.01, widthOfText(text)));
  if (smaller >= size * SMALLEST) return { text, size: smaller };
  return { text: cut(text, room / (size * SMALLEST)), size: size * SMALLEST };
}
