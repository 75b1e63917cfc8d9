/**
 * Undoes typography: editors and blogs replace straight quotes and three dots. Characters are compared as strings,
 * since in Lua each is several bytes long.
 */

/** Quotes that may begin the value of a tag. */
const OPENERS: readonly string[] = ['“', '”', '„', '‟', '«', '»', '″', '"'];
/** Quotes that may end one; after a figure typesetters write the sign for inches. */
const CLOSERS: readonly string[] = ['”', '“', '‟', '»', '«', '″', '"'];
const NO_BREAK_SPACES: readonly string[] = ['\u00A0', '\u202F'];
const DASHES: readonly string[] = ['–', '—', '−'];
const ELLIPSIS = '…';
const DOTS: readonly string[] = ['.', ELLIPSIS];

/** Which of some signs stands at an offset; empty for none. */
function signAt(text: string, offset: number, signs: readonly string[]): string {
  return signs.find((sign) => text.substring(offset, offset + sign.length) === sign) ?? '';
}

/** The quote that begins a tag's value at an offset; empty for none. */
export function openerAt(text: string, offset: number): string {
  return signAt(text, offset, OPENERS);
}

/** The quote that may end a tag's value at an offset; empty for none. */
export function closerAt(text: string, offset: number): string {
  return signAt(text, offset, CLOSERS);
}

/** The no-break space at an offset; empty for none. */
export function noBreakAt(text: string, offset: number): string {
  return signAt(text, offset, NO_BREAK_SPACES);
}

/** The offset after dots, each of them one sign or three in one. */
export function pastDots(text: string, start: number): number {
  let offset = start;
  for (let dot = signAt(text, offset, DOTS); dot !== ''; dot = signAt(text, offset, DOTS)) offset += dot.length;
  return offset;
}

/** Dots one by one. */
export function plainDots(text: string): string {
  return text.split(ELLIPSIS).join('...');
}

/** A position or a move as notation has it: minus signs in the place of dashes. */
export function plainDashes(text: string): string {
  let plain = text;
  for (const dash of DASHES) if (plain.includes(dash)) plain = plain.split(dash).join('-');
  return plain;
}
