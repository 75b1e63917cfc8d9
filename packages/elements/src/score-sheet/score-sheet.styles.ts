import { css } from '@lit/reactive-element/css-tag.js';

/** A table for each seat, points at the end of their lines. */
export const scoreSheetStyles = css`
  :host {
    padding-block-start: 0.5rem;
    font-variant-numeric: tabular-nums;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  table + table {
    margin-block-start: 0.75rem;
  }
  caption {
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    padding: 0.125rem 0.25rem;
    border-block-end: 1px solid var(--_paper-line);
    text-align: start;
  }
  td:first-child {
    inline-size: 100%;
  }
  td + td,
  th + td {
    text-align: end;
    white-space: nowrap;
    /* -2 is no 2- where words run from right to left */
    unicode-bidi: plaintext;
  }
  button {
    inline-size: 100%;
    border-color: transparent;
    background: none;
    text-align: start;
  }
  small {
    color: var(--_ink-soft);
  }
  small span {
    display: inline-block;
  }
  tbody tr:hover,
  tbody tr:focus-within {
    background: var(--_paper);
  }
  tfoot {
    font-weight: 700;
  }
  [part='error'] {
    color: var(--_alert);
  }
`;
