/** Style sheets that every game's element shares; each becomes one CSSStyleSheet object for a whole page. */
import { WORD_COLOURS, type Palette } from '@griddle/art';
import { paintCss, schemeCss } from '@griddle/art/print/css.js';
import { unsafeCSS, type CSSResult } from '@lit/reactive-element/css-tag.js';

/**
 * Colours of panels and words by `color-scheme`, used as `var(--_ink)`, for elements with a board and parts beside it alike; a
 * page's own `--griddle-` colours come first. Forced colours are the browser's own affair.
 */
export const wordColours: CSSResult = unsafeCSS(
  schemeCss([WORD_COLOURS], (token, value) => `:host{--_${token}:${value}}`),
);

/** The colours of a game's pictures. */
export function pictureColours(palettes: readonly Palette[]): CSSResult {
  return unsafeCSS(paintCss(...palettes));
}

/** The place that is kept for a picture until it is drawn, as its width by its height; a square where it is left out. */
export function placeOf(ratio: string): CSSResult {
  return unsafeCSS(`:host{--_r:${ratio}}`);
}

/** A rule a line, without the blanks that a style sheet is usually written with: every page with a board loads it. */
export const boardStyles: CSSResult = unsafeCSS(
  [
    ':host{display:block;color:var(--_ink);text-align:start;white-space:normal}',
    ':host([hidden]),[hidden]{display:none}',
    '[part=table]{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;justify-content:center;contain-intrinsic-block-size:auto 20rem;contain:inline-size}',
    // Until the board is drawn the places of board, words and panel are kept
    "[part=table]:empty:before{content:'';flex:1 1 24rem;max-inline-size:min(100%,var(--griddle-board-size,36rem));aspect-ratio:var(--_r,1)}",
    ':host([mode]) [part=table]:empty:before{margin-block-end:5.5rem}',
    ":host([mode]:not([controls=none])) [part=table]:empty:after{content:'';flex:1 1 14rem;block-size:21rem}",
    // What is in the table changes from move to move and so does not tell how wide it is. Where a page leaves that to it, in a
    // row or a box that floats, two words far apart ask for as much as the board could use, and make do with what there is
    ":host:before{content:'. .';display:block;font:0/0 a;word-spacing:var(--griddle-board-size,36rem)}",
    '[part=stage]{position:relative;flex:1 1 24rem;min-inline-size:0;max-inline-size:min(100%,var(--griddle-board-size,36rem));outline:none}',
    'svg{display:block;inline-size:100%;user-select:none;-webkit-user-select:none;-webkit-tap-highlight-color:#0000}',
    // The picture takes no touches: cells do, and lie over it
    'g[aria-hidden]{pointer-events:none}',
    '[part=cell]{fill:none;outline:none;pointer-events:fill}',
    // Boards on dark ground bring a colour of their own
    '[part=cell]:focus-visible{stroke:var(--griddle-focus,var(--_focus,#112));stroke-width:.08}',
    '@media(forced-colors:active){[part=cell]:focus-visible{stroke:Highlight}}',
    // English on a page that is read from the right keeps its full stops where they belong
    'p,[part=term]{unicode-bidi:plaintext}',
    'p{margin:.5rem 0 0;overflow-wrap:anywhere}',
  ].join(''),
);
