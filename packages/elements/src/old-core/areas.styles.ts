/** Several areas: games that have them load it. */
import { unsafeCSS, type CSSResult } from '@lit/reactive-element/css-tag.js';

/** Short by hand: pages with areas wait for it. */
export const areasStyles: CSSResult = unsafeCSS(
  [
    // Areas lie one below the other; a game with room for more lays them out in its own style sheet
    '[part=areas]{display:grid;gap:.5rem;overflow:clip}',
    '[part~=area]{min-inline-size:0}',
    '[part=caption]{margin:0 0 .25rem;font-size:.875em}',
    '[part=caption]:empty{display:none}',
    // A piece on its way from area to area lies over all of them
    '[part~=area]>.carrying{position:relative;z-index:1;overflow:visible}',
  ].join(''),
);
