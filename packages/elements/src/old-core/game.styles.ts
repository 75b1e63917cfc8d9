/** What is under, over and beside the board of a game: games load it, and diagrams with the first record. */
import { unsafeCSS, type CSSResult } from '@lit/reactive-element/css-tag.js';

/** Short by hand: pages with a game wait for it. */
export const gameStyles: CSSResult = unsafeCSS(
  [
    // Shapes are inline, and inline boxes know no touch-action: as blocks they look the same and the page stays under a drag
    '.movable{display:block;cursor:grab;touch-action:none}',
    '[part=terms]{position:absolute;inset-block-start:.25rem;inset-inline:0;display:flex;flex-wrap:wrap;gap:.25rem;justify-content:center;pointer-events:none}',
    '[part=term]{padding:.125rem .75rem;border:2px solid;border-radius:1rem;background:var(--_paper);color:var(--_accent);font-weight:700}',
    '[part=panel]{flex:1 1 14rem;min-inline-size:0;max-inline-size:min(100%,var(--griddle-board-size,36rem))}',
    // The room of the parts until their code is here
    '[part=panel]>:not(:defined){display:block;block-size:10.5rem}',
    // Two lines are kept free, so that nothing jumps when a longer sentence comes
    '[part~=status]{min-block-size:2lh}',
    '[part=facts]{margin-block-start:.25rem;color:var(--_ink-soft);font-size:.875em}',
    '[part~=refusal]{color:var(--_alert)}',
  ].join(''),
);
