/** How a plate and its buttons look. */
import { unsafeCSS, type CSSResult } from '@lit/reactive-element/css-tag.js';

/** Short by hand: it is part of what every page with a plate waits for. */
export const PLATE_STYLES: CSSResult = unsafeCSS(
  [
    '[part=plate]{position:relative}',
    '[part=plate]>svg{overflow:hidden;border-radius:.5rem;touch-action:pan-y}',
    '[part=plate] [part=cell]{fill:transparent}',
    '[part=plate] [part=cell]:focus-visible{stroke:var(--griddle-focus,#12161f);stroke-width:.22;stroke-dasharray:none}',
    '@media (prefers-color-scheme:dark){[part=plate] [part=cell]:focus-visible{stroke:var(--griddle-focus,#fff)}}',
    '[part=cell].lit{stroke:var(--_accent);stroke-width:.28}',
    '[part=cell].near{stroke:var(--_accent);stroke-width:.14;stroke-dasharray:.3 .25}',
    '[part=cell].chosen{stroke:var(--griddle-select,#0b7285);stroke-width:.26}',
    '.holding{touch-action:none}',
    '.holding .movable{cursor:grabbing}',
    // What tells of a pile at rest would lag behind one that moves
    '.moving .marks{visibility:hidden}',
    '[part=tools]{display:flex;flex-wrap:wrap;gap:.25rem;justify-content:center;margin-block:.5rem;direction:ltr}',
    '[part=pad]{position:absolute;inset-block-start:.25rem;inset-inline-start:.25rem;display:grid;grid-template-columns:repeat(3,2.75rem);gap:.125rem;direction:ltr}',
    '[part=tools][hidden],[part=pad][hidden]{display:none}',
    '[part=tool]{display:inline-flex;align-items:center;justify-content:center;gap:.375rem;min-inline-size:2.75rem;min-block-size:2.75rem;padding:0 .375rem;border:1px solid var(--_paper-line);border-radius:.5rem;background:var(--_paper);color:var(--_ink);font:inherit;cursor:pointer}',
    '[part=tool][aria-disabled=true]{opacity:.6;cursor:default}',
    '[part=tool]:focus-visible{outline:3px solid var(--_accent);outline-offset:2px}',
    '[part=tool] svg{inline-size:1.5rem;block-size:1.5rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
    '[part=notice]{padding:.5rem .75rem;border:1px solid var(--_paper-line);border-radius:.5rem;background:var(--_paper)}',
  ].join(''),
);
