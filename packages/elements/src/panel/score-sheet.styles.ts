import { css } from 'lit';

/** One table: kinds of points are its rows, seats its columns. */
export const scoreSheetStyles = css`
  :host(:not([hidden])) {
    display: block;
    padding: 0.5rem 0.75rem 1rem;
    font-variant-numeric: tabular-nums;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0;
    border-block-end: 1px solid var(--_paper-line);
    font-weight: 400;
    text-align: start;
    unicode-bidi: plaintext;
  }
  tr:last-child > * {
    border-block-end: 0;
  }
  tbody th,
  tfoot th {
    padding-inline: 0.25rem;
  }
  thead th {
    block-size: 3.25rem;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    vertical-align: middle;
  }
  th + th,
  td {
    inline-size: 4.5rem;
    text-align: center;
  }
  tbody th {
    padding-block: 0.375rem;
  }
  griddle-icon {
    display: inline-block;
    block-size: 1.375rem;
    inline-size: 1.375rem;
    vertical-align: middle;
  }
  .place {
    display: block;
    overflow: hidden;
    max-inline-size: 4.5rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td button {
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: 0 0.25rem;
    border-color: transparent;
    border-radius: 0.375rem;
    background-color: transparent;
    text-align: center;
  }
  @media (pointer: coarse) {
    td button {
      min-block-size: 2.75rem;
    }
  }
  td small {
    display: block;
    color: var(--_ink-soft);
    font-size: 0.6875rem;
    line-height: 1.1;
  }
  .none {
    color: var(--_ink-soft);
    opacity: 0.6;
  }
  tfoot td {
    block-size: 3rem;
    font-size: 1.25rem;
    font-weight: 600;
  }
  tfoot th {
    font-weight: 600;
  }
  .said [part='why'] {
    min-block-size: 0;
    padding: 0 0.25rem;
    border: 0;
    background: none;
    color: var(--_accent);
    font-size: 0.8125rem;
    text-decoration: underline;
    text-underline-offset: 0.15em;
    opacity: 0;
  }
  tr:is(:hover, :focus-within) [part='why'] {
    opacity: 1;
  }
  @media (hover: none) {
    .said [part='why'] {
      opacity: 1;
    }
  }
  .note {
    margin-block-start: 0.5rem;
    padding-inline: 0.25rem;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    min-block-size: 2.7em;
  }
  [part='error'] {
    color: var(--_alert);
  }
`;
