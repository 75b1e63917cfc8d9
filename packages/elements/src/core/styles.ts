/** Style sheets that every game's element shares; each becomes one CSSStyleSheet object for a whole page. */
import { PALETTE, propertyOf, type Token } from '@griddle/art';
import { paletteCss } from '@griddle/art/print/dom.js';
import { css, unsafeCSS, type CSSResult } from 'lit';

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
    contain-intrinsic-inline-size: 20rem;
    color: var(--_ink);
    accent-color: var(--_accent);
  }
  :host([hidden]) {
    display: none;
  }
  .table {
    display: grid;
    gap: 0.75rem;
    justify-items: center;
  }
  :host([loading='lazy']) .table {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 20rem;
  }
  .stage {
    position: relative;
    inline-size: min(100%, var(--griddle-board-size, 36rem));
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    overflow: hidden;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .asleep {
    aspect-ratio: 1;
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
  g[aria-hidden] {
    pointer-events: none;
  }
  p {
    margin: 0;
  }
  .words {
    min-block-size: 3lh;
    padding-block-start: 0.5rem;
    text-align: center;
    text-wrap: balance;
  }
  .refused,
  [part='error'] {
    color: var(--_alert);
  }
  .facts {
    color: var(--_ink-soft);
    font-size: 0.875em;
  }
  [part='error'] {
    padding: 0.5rem 0.75rem;
    border: 1px solid;
    border-radius: 0.5rem;
    background: var(--_paper);
    overflow-wrap: anywhere;
  }
  [part='terms'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    justify-content: center;
    pointer-events: none;
  }
  [part='term'] {
    padding: 0.125rem 0.75rem;
    border: 2px solid var(--_accent);
    border-radius: 1rem;
    background: var(--_paper);
    color: var(--_accent);
    font-weight: 700;
  }
  .panel {
    inline-size: min(100%, 36rem);
    min-inline-size: 0;
  }
  @container (min-width: 40rem) {
    .with-panel {
      grid-template-columns: minmax(0, 1fr) minmax(14rem, 20rem);
      align-items: start;
    }
  }
`;
