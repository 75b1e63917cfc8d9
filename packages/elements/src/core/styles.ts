/** Style sheets that every game's element shares; each becomes one CSSStyleSheet object for a whole page. */
import { propertyOf, WORD_COLOURS, type Palette, type Token } from '@griddle/art';
import { paintCss } from '@griddle/art/print/css.js';
import { unsafeCSS, type CSSResult } from '@lit/reactive-element/css-tag.js';

/** Colours of panels and words by `color-scheme`, used as `var(--_ink)`. Forced colours are the browser's own affair. */
function properties(value: (light: string, dark: string) => string): string {
  const entries = Object.entries(WORD_COLOURS);
  const lines = entries.map(
    ([token, [light, dark]]) => `--_${token}:var(${propertyOf(token as Token)},${value(light, dark)})`,
  );
  return `:host{${lines.join(';')}}`;
}

export const wordColours: CSSResult = unsafeCSS(
  properties((light) => light) +
    `@supports(color:light-dark(red,red)){${properties((light, dark) => `light-dark(${light},${dark})`)}}`,
);

/** The colours of a game's pictures. */
export function pictureColours(palettes: readonly Palette[]): CSSResult {
  return unsafeCSS(paintCss(...palettes));
}

/** A rule a line, without the blanks that a style sheet is usually written with: every page with a board loads it. */
export const gameStyles: CSSResult = unsafeCSS(
  [
    ':host{display:block;color:var(--_ink);text-align:start}',
    ':host([hidden]),[hidden]{display:none}',
    '[part=table]{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;justify-content:center}',
    // Until the board is drawn the places of board, words and panel are kept; afterwards it costs nothing off the screen
    "[part=table]:empty::before{content:'';flex:1 1 24rem;max-inline-size:min(100%,var(--griddle-board-size,36rem));aspect-ratio:1}",
    ':host([mode]) [part=table]:empty::before{margin-block-end:5.5rem}',
    ":host([mode]:not([controls=none])) [part=table]:empty::after{content:'';flex:1 1 14rem;block-size:21rem}",
    ':host([loading=lazy]) [part=table]:not(:empty){content-visibility:auto;contain-intrinsic-block-size:auto 20rem}',
    '[part=stage]{position:relative;flex:1 1 24rem;min-inline-size:0;max-inline-size:min(100%,var(--griddle-board-size,36rem));outline:none}',
    '[part=panel]{flex:1 1 14rem;min-inline-size:0;max-inline-size:min(100%,var(--griddle-board-size,36rem))}',
    // The room of the parts until their code is here
    '[part=panel]>:not(:defined){display:block;block-size:10.5rem}',
    'svg{display:block;inline-size:100%;block-size:auto;user-select:none;-webkit-user-select:none;-webkit-tap-highlight-color:transparent}',
    // The picture takes no touches: cells do, and lie over it
    'g[aria-hidden]{pointer-events:none}',
    '[part=cell]{fill:none;outline:none;pointer-events:fill}',
    '[part=cell]:focus-visible{stroke:var(--griddle-focus,#12161f);stroke-width:.08}',
    // Areas lie one below the other; a game with room for more lays them out in its own style sheet
    '[part=areas]{display:grid;gap:.5rem;overflow:clip}',
    '[part~=area]{min-inline-size:0}',
    '[part=caption]{margin:0 0 .25rem;font-size:.875em}',
    '[part=caption]:empty{display:none}',
    // A piece on its way from area to area lies over all of them
    '[part~=area]>.carrying{position:relative;z-index:1;overflow:visible}',
    '[part=choices]{display:flex;flex-wrap:wrap;gap:.5rem;min-block-size:2.75rem;margin-block-start:.5rem}',
    '[part=choice]{min-block-size:2.75rem;padding:.25rem .875rem;border:1px solid var(--_paper-line);border-radius:.5rem;background:var(--_paper);color:var(--_ink);font:inherit;cursor:pointer}',
    '[part=choice]:focus-visible{outline:3px solid var(--_accent);outline-offset:2px}',
    '.movable{cursor:grab;touch-action:none}',
    // Who looks closely moves the picture with a finger; else the page scrolls under it
    '.zoomed,.zoomed [part=cell]{touch-action:none}',
    '[part=terms]{position:absolute;inset-block-start:.25rem;inset-inline:0;display:flex;flex-wrap:wrap;gap:.25rem;justify-content:center;pointer-events:none}',
    '[part=term]{padding:.125rem .75rem;border:2px solid;border-radius:1rem;background:var(--_paper);color:var(--_accent);font-weight:700}',
    'p{margin:.5rem 0 0;overflow-wrap:anywhere}',
    // Two lines are kept free, so that nothing jumps when a longer sentence comes
    '[part~=status]{min-block-size:2lh}',
    '[part=facts]{margin:0;color:var(--_ink-soft);font-size:.875em}',
    '[part~=refusal],[part=error]{color:var(--_alert)}',
    '[part=error]{padding:.5rem .75rem;border:1px solid;border-radius:.5rem;background:var(--_paper)}',
  ].join(''),
);
