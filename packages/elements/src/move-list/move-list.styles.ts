import { css } from '@lit/reactive-element/css-tag.js';

/** A box that scrolls in itself, as high as `--griddle-moves-size` lets it be. */
export const moveListStyles = css`
  :host {
    font-variant-numeric: tabular-nums;
  }
  [part='moves'] {
    position: relative;
    overflow-y: auto;
    box-sizing: border-box;
    max-block-size: var(--griddle-moves-size, 16rem);
    padding: 0.5rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.5rem;
    background: var(--_paper);
    line-height: 1.4;
  }
  .play {
    block-size: var(--griddle-moves-size, 9rem);
  }
  /* Words and comments run their own way, whichever way the page is read */
  [part='moves'] > :first-child,
  [part='comment'],
  [part='term'] {
    unicode-bidi: plaintext;
  }
  .move {
    display: inline;
  }
  .ply {
    white-space: nowrap;
  }
  /* Notation is the same in every language: a die's ~5 is no 5~ where words run from right to left */
  [part='move'] {
    direction: ltr;
  }
  button {
    min-block-size: 2rem;
    min-inline-size: 1.5rem;
    padding: 0 0.375rem;
    border-color: transparent;
    background: none;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 2.75rem;
      min-inline-size: 2.75rem;
    }
  }
  /* As strong as what a button says of being pointed at, whose colour would be that of this ground */
  button[aria-current] {
    background: var(--_accent);
    color: var(--_paper);
    font-weight: 700;
  }
  .number,
  [part='chance'],
  [part='comment'] {
    color: var(--_ink-soft);
  }
  [part='comment'] {
    margin-block: 0.125rem 0.375rem;
    padding-inline-start: 0.375rem;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [part='term'] {
    display: inline-block;
    margin-inline-end: 0.375rem;
    padding-inline: 0.5rem;
    border: 1px solid;
    border-radius: 1rem;
    color: var(--_accent);
    font-size: 0.8125em;
  }
  [part='variation'] {
    margin-inline-start: 0.5rem;
    padding-inline-start: 0.25rem;
    border-inline-start: 3px solid var(--_paper-line);
    font-size: 0.9375em;
  }
  @media (forced-colors: active) {
    [aria-current] {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`;
