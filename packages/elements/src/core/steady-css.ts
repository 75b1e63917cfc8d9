/**
 * Sizes in `rem` on pages that shrink the root: with `html { font-size: 62.5% }` one is 10 CSS pixels. Text alone, without
 * Lit: the loader has it, which comes before the core.
 */

/** A browser's usual font size, in CSS pixels. */
const USUAL = 16;

/**
 * A length in `rem` after what may precede one, with its sign; or the condition of a media query, in which a `rem` does not
 * depend on the page.
 */
const LENGTH = /@media[^{]*|(^|[\s(:,*/+])(-?)(\d*\.?\d+)rem\b/g;

/** Returns CSS whose lengths in `rem` grow with the reader's font size, but never shrink with the page's root. */
export function steadyCss(text: string): string {
  return text.replace(LENGTH, (all: string, before: string, sign: string, count?: string) => {
    if (count === undefined) return all;
    const pixels = `${sign}${Number(count) * USUAL}px`;
    return `${before}${sign === '' ? 'max' : 'min'}(${sign}${count}rem,${pixels})`;
  });
}
