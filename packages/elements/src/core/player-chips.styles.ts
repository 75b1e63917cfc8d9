import { css } from 'lit';

/** A row of chips, two beside each other on a phone; nothing in them changes their size. */
export const playerChipStyles = css`
  [part='players'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
    line-height: 1.2;
  }
  .of-1 {
    grid-template-columns: minmax(0, 1fr);
  }
  [part~='player'] {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: 0 0.5rem;
    align-content: center;
    align-items: center;
    box-sizing: border-box;
    block-size: 3rem;
    padding-inline: 0.75rem;
    border-radius: 0.75rem;
    background: var(--_paper);
    color: var(--_ink);
    transition: background 0.12s;
  }
  /* A bar at the edge where reading begins */
  [part~='to-move'] {
    background: var(--_tint);
  }
  [part~='to-move']::before {
    content: '';
    position: absolute;
    inset-block: 0.625rem;
    inset-inline-start: 0;
    inline-size: 0.1875rem;
    border-radius: 0.1875rem;
    background: var(--_accent);
  }
  [part~='to-move'] .name {
    font-weight: 600;
  }
  .piece {
    grid-row: 1 / 3;
    block-size: 1.875rem;
    inline-size: 1.875rem;
  }
  .number {
    display: grid;
    box-sizing: border-box;
    border-radius: 50%;
    background: var(--_press);
    place-items: center;
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
  }
  .name:dir(rtl) {
    text-align: right;
  }
  /* One line where there is nothing to hold */
  .bare .name {
    grid-row: 1 / 3;
  }
  [part='points'] {
    grid-column: 4;
    grid-row: 1 / 3;
    min-inline-size: 2ch;
    font-size: 1.25rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .lead {
    grid-column: 3;
    grid-row: 1 / 3;
    color: var(--_accent);
  }
  .holdings {
    display: flex;
    grid-column: 2;
    gap: 0.5rem;
    overflow: hidden;
  }
  [part='holding'] {
    display: flex;
    flex: none;
    gap: 0.1875rem;
    align-items: center;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  .count {
    min-inline-size: 1ch;
  }
  /* One more digit does not move what comes after it */
  [part='holding']:not(:last-child) .count {
    min-inline-size: 2ch;
  }
  [part='holding'] griddle-icon {
    block-size: 0.9375rem;
    inline-size: 0.9375rem;
  }
  /* On a phone what three kinds of things are held, and points below zero, have to stand beside one another */
  @container table (max-inline-size: 26rem) {
    [part~='player'] {
      column-gap: 0.375rem;
      padding-inline: 0.625rem 0.5rem;
    }
    .piece {
      block-size: 1.625rem;
      inline-size: 1.625rem;
    }
    .holdings {
      gap: 0.375rem;
    }
    .lead {
      font-size: 0.75em;
    }
    /* Three kinds of things have the whole line under name and points, with room for two digits each */
    .holdings:has(> :nth-child(3)) {
      grid-column: 2 / -1;
    }
    :has(> .holdings > :nth-child(3)) > :is([part='points'], .lead) {
      grid-row: 1;
    }
  }
  /* On the smallest what is held has the line under the name to itself */
  @container table (max-inline-size: 22rem) {
    :not(.bare) > .piece {
      grid-row: 1;
      block-size: 1.125rem;
      inline-size: 1.125rem;
    }
    .holdings {
      grid-column: 1 / 4;
      /* It does not tell how wide the piece is */
      inline-size: 0;
      min-inline-size: 100%;
    }
    .lead {
      grid-row: 1;
    }
  }
  /* Where there is no room for digits to come, all that is held is shown */
  @container table (max-inline-size: 19rem) {
    .holdings {
      gap: 0.25rem;
    }
    [part='holding']:not(:last-child) .count {
      min-inline-size: 1ch;
    }
  }
  /* Large words on a small screen */
  @container table (max-inline-size: 15rem) {
    [part='players'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container table (min-inline-size: 44rem) {
    [part='players'] {
      grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    }
  }
  @media (forced-colors: active) {
    [part~='player'] {
      border: 1px solid;
    }
    [part~='to-move'] {
      outline: 2px solid Highlight;
    }
  }
`;
