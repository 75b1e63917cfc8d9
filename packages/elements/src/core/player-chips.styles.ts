import { css } from 'lit';

/** A row of chips, two beside each other on a phone; nothing in them changes their size. */
export const playerChipStyles = css`
  [part='players'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.375rem;
    margin: 0 0 0.5rem;
    padding: 0;
    list-style: none;
    line-height: 1.2;
  }
  .of-1 {
    grid-template-columns: minmax(0, 1fr);
  }
  [part~='player'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: 0 0.375rem;
    align-items: center;
    box-sizing: border-box;
    block-size: 2.75rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.5rem;
    background: var(--_paper);
    color: var(--_ink);
    font-size: 0.875em;
  }
  [part~='to-move'] {
    border-color: var(--_accent);
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
  }
  [part~='to-move'] .name {
    font-weight: 700;
  }
  .piece {
    grid-row: 1 / 3;
    block-size: 1.875rem;
    inline-size: 1.875rem;
  }
  .number {
    display: grid;
    box-sizing: border-box;
    border: 2px solid;
    border-radius: 50%;
    place-items: center;
    font-weight: 700;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
  }
  /* One line where there is nothing to hold */
  .bare .name {
    grid-row: 1 / 3;
  }
  .bare .lead {
    grid-row: 1 / 3;
  }
  .lead {
    color: var(--_accent);
  }
  [part='points'] {
    grid-column: 4;
    grid-row: 1 / 3;
    min-inline-size: 2ch;
    font-size: 1.25em;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .lead {
    grid-column: 3;
    grid-row: 1;
  }
  .holdings {
    display: flex;
    grid-column: 2 / 4;
    gap: 0.25rem;
    overflow: hidden;
  }
  [part='holding'] {
    display: flex;
    flex: none;
    gap: 0.0625rem;
    align-items: center;
    color: var(--_ink-soft);
    font-size: 0.9375em;
    font-variant-numeric: tabular-nums;
  }
  .count {
    min-inline-size: 2ch;
  }
  [part='holding'] griddle-icon {
    block-size: 0.875rem;
    inline-size: 0.875rem;
  }
  /* On a phone what three kinds of things are held, and points below zero, have to stand beside one another */
  @container (max-inline-size: 26rem) {
    [part~='player'] {
      column-gap: 0.25rem;
      padding-inline: 0.375rem;
    }
    .piece {
      block-size: 1.5rem;
      inline-size: 1.5rem;
    }
    .holdings {
      gap: 0.125rem;
    }
    [part='holding'] {
      font-size: 0.8125em;
    }
  }
  /* On the smallest what is held has the line under the name to itself */
  @container (max-inline-size: 22rem) {
    :not(.bare) > .piece {
      grid-row: 1;
      block-size: 1.125rem;
      inline-size: 1.125rem;
    }
    .number {
      border-width: 1px;
    }
    .holdings {
      grid-column: 1 / 4;
    }
  }
  @container (min-inline-size: 44rem) {
    [part='players'] {
      grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    }
  }
  @media (forced-colors: active) {
    [part~='to-move'] {
      outline-color: Highlight;
    }
  }
`;
