import { css } from 'lit';

/** A table for each seat, points at the end of their lines. */
export const scoreSheetStyles = css`
  :host(:not([hidden])) {
    display: flex;
    flex-direction: column;
    padding-block-start: 0.5rem;
    font-variant-numeric: tabular-nums;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  /* Points stay near what they are for, however wide the page is */
  table,
  .seat {
    max-inline-size: 40rem;
  }
  [role='group'] {
    flex: auto;
  }
  /* As high whatever has been scored; each seat's lines scroll in their own room */
  .rooms {
    display: grid;
    grid-auto-rows: minmax(7rem, 1fr);
    gap: 0.5rem;
    min-block-size: 0;
    overflow-y: auto;
  }
  .seat {
    overflow-y: auto;
    scrollbar-gutter: stable;
    min-block-size: 0;
  }
  .all {
    flex: none;
    align-self: center;
    margin-block-start: 0.5rem;
  }
  @media print {
    .rooms {
      display: block;
    }
    .rooms,
    .seat {
      overflow: visible;
    }
    .all {
      display: none;
    }
  }
  table + table {
    margin-block-start: 0.75rem;
  }
  caption {
    padding-inline: 0.25rem;
    font-weight: 700;
  }
  th,
  td {
    padding: 0.125rem 0.25rem;
    border-block-end: 1px solid var(--_paper-line);
  }
  caption,
  th,
  td,
  .said button {
    text-align: start;
    /* English on a page read from the right has its full stops on the right, and -2 is no 2- */
    unicode-bidi: plaintext;
  }
  :host(:dir(rtl)) :is(caption, th, td, .said button) {
    text-align: right;
  }
  th,
  td:first-child {
    inline-size: 100%;
  }
  td + td,
  th + td {
    text-align: end;
    white-space: nowrap;
  }
  /* As wide as its cell with the padding, so that its words stand under those of the other lines */
  .said button {
    inline-size: calc(100% + 0.5rem);
    margin-inline: -0.25rem;
    padding-inline: calc(0.25rem - 1px);
    border-color: transparent;
    background: none;
    color: inherit;
  }
  .said {
    display: flex;
  }
  .said [part='why'] {
    flex: none;
    inline-size: auto;
    margin: 0;
    font-size: 0.875em;
    font-style: italic;
    text-decoration: underline;
    color: var(--_accent);
  }
  small {
    color: var(--griddle-ink-soft, color-mix(in srgb, currentcolor 85%, transparent));
  }
  small span {
    display: inline-block;
  }
  tbody tr:hover,
  tbody tr:focus-within {
    background: var(--_paper);
    color: var(--_ink);
  }
  tfoot {
    font-weight: 700;
  }
  [part='error'] {
    background: var(--_paper);
    color: var(--_alert);
  }
`;
