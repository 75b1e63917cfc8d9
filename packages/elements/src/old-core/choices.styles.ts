/** Buttons under the board. */
import { unsafeCSS, type CSSResult } from '@lit/reactive-element/css-tag.js';

/** Short by hand: pages with a game wait for it. */
export const choicesStyles: CSSResult = unsafeCSS(
  [
    '[part=choices]{display:flex;flex-wrap:wrap;gap:.5rem;min-block-size:2.75rem;margin-block-start:.5rem}',
    '[part=choice]{min-block-size:2.75rem;padding:.25rem .875rem;border:1px solid var(--_paper-line);border-radius:.5rem;background:var(--_paper);color:var(--_ink);font:inherit;cursor:pointer}',
    '[part=choice]:focus-visible{outline:3px solid var(--_accent);outline-offset:2px}',
  ].join(''),
);
