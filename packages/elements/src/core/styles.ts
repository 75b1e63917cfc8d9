/** Style sheets that every game's element shares; each becomes one CSSStyleSheet object for a whole page. */
import { PALETTE, propertyOf, type Token } from '@griddle/art';
import { paletteCss } from '@griddle/art/print/dom.js';
import { css, unsafeCSS, type CSSResult } from '@lit/reactive-element/css-tag.js';

/** Colours of panels and words. They are used as `var(--_ink)`. */
const WORDS: readonly Token[] = ['paper', 'paper-line', 'ink', 'ink-soft', 'accent', 'alert'];

function properties(value: (token: Token) => string): string {
  return WORDS.map((token) => `--_${token}:var(${propertyOf(token)},${value(token)});`).join('');
}

/** The colours of panels and words, by `color-scheme`. Forced colours need nothing: the browser sets them. */
export const wordColours: CSSResult = unsafeCSS(
  `:host{${properties((token) => PALETTE[token][0])}}` +
    `@supports(color:light-dark(#000,#fff)){:host{${properties((token) => `light-dark(${PALETTE[token][0]},${PALETTE[token][1]})`)}}}`,
);

/** The colours of pictures. */
export const pictureColours: CSSResult = unsafeCSS(paletteCss());

export const gameStyles: CSSResult = css`
  :host {
    display: block;
    container-type: inline-size;
    contain-intrinsic-inline-size: 16rem;
    color: var(--_ink);
    text-align: start;
  }
  :host([hidden]),
  [hidden] {
    display: none;
  }
  [part='table'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1.25rem;
    justify-content: center;
  }
  /* Until the board is drawn its place is kept; afterwards it costs nothing while it is off the screen */
  [part='table']:empty {
    aspect-ratio: 1;
  }
  :host([loading='lazy']) [part='table'] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 20rem;
  }
  [part='stage'] {
    position: relative;
    flex: 1 1 24rem;
    min-inline-size: 0;
    max-inline-size: min(100%, var(--griddle-board-size, 36rem));
    outline: none;
  }
  [part='panel'] {
    flex: 1 1 14rem;
    min-inline-size: 0;
    max-inline-size: min(100%, var(--griddle-board-size, 36rem));
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  /* The picture takes no touches: cells do, and lie over it */
  g[aria-hidden] {
    pointer-events: none;
  }
  [part='cell'] {
    fill: transparent;
    outline: none;
  }
  [part='cell']:focus-visible {
    stroke: var(--griddle-focus, #12161f);
    stroke-width: 0.08;
  }
  .movable {
    cursor: grab;
    touch-action: none;
  }
  [part='terms'] {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    justify-content: center;
    pointer-events: none;
  }
  [part='term'] {
    padding: 0.125rem 0.75rem;
    border: 2px solid;
    border-radius: 1rem;
    background: var(--_paper);
    color: var(--_accent);
    font-weight: 700;
  }
  p {
    margin: 0.5rem 0 0;
    overflow-wrap: anywhere;
  }
  /* Two lines are kept free, so that nothing jumps when a longer sentence comes */
  [part~='status'] {
    min-block-size: 2lh;
  }
  [part='facts'] {
    margin: 0;
    color: var(--_ink-soft);
    font-size: 0.875em;
  }
  [part~='refusal'],
  [part='error'] {
    color: var(--_alert);
  }
  [part='error'] {
    padding: 0.5rem 0.75rem;
    border: 1px solid;
    border-radius: 0.5rem;
    background: var(--_paper);
  }
`;
