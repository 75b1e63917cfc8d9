import { css } from 'lit';

/** One table: kinds of points are its rows, seats its columns. */
export const scoreSheetStyles = css`
  :host(:not([hidden])) {
    display: block;
    padding: 0.5rem 0.75rem 0;
    font-variant-numeric: tabular-nums;
  }
  table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
  }
  th,
  td {
    padding: 0;
    border-block-end: 1px solid var(--_paper-line);
    font-weight: 400;
    text-align: start;
    unicode-bidi: plaintext;
  }
  /* Where the sheet scrolls, seats and totals stay in sight */
  thead > tr > *,
  tfoot {
    position: sticky;
    z-index: 1;
    background: var(--_sheet, var(--_paper));
  }
  thead > tr > * {
    inset-block-start: 0;
    block-size: 3.25rem;
    padding-block: 0.25rem;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    vertical-align: middle;
  }
  tfoot {
    inset-block-end: 0;
  }
  tfoot tr:first-child > * {
    border-block-start: 1px solid var(--_edge);
  }
  tbody tr:last-child > *,
  tfoot tr > * {
    border-block-end: 0;
  }
  tfoot th {
    padding-inline: 0.25rem;
  }
  td + th,
  th + th,
  td {
    inline-size: 4.5rem;
    text-align: center;
  }
  thead td {
    inline-size: auto;
  }
  .many :is(th + th, td + th, tbody td, tfoot td) {
    inline-size: 2.75rem;
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
    margin-inline: auto;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  .many .place {
    max-inline-size: 2.75rem;
  }
  button {
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: 0 0.25rem;
    border-color: transparent;
    border-radius: 0.375rem;
    background-color: transparent;
    text-align: center;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 2.75rem;
    }
  }
  .open {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    padding-block: 0.25rem;
    text-align: start;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .many .open {
    font-size: 0.8125rem;
  }
  .arrow {
    flex: none;
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border: solid var(--_ink-soft);
    border-width: 0 1.5px 1.5px 0;
    rotate: -45deg;
  }
  .arrow:dir(rtl) {
    rotate: 135deg;
  }
  [aria-expanded='true'] .arrow {
    rotate: 45deg;
  }
  td small {
    display: block;
    color: var(--_ink-soft);
    font-size: 0.6875rem;
    line-height: 1.1;
  }
  .none {
    color: var(--_ink-soft);
  }
  [part='total'] > td {
    block-size: 3rem;
    font-size: 1.25rem;
    font-weight: 600;
  }
  [part='total'] > th {
    font-weight: 600;
  }
  .detail > * {
    border-block-end-style: dotted;
  }
  .detail > th {
    padding-inline: 1.125rem 0.25rem;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  .detail [part='why'] {
    inline-size: auto;
    padding: 0 0.25rem;
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .note {
    margin-block: 0.5rem 1rem;
    padding-inline: 0.25rem;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    min-block-size: 2.7em;
  }
  [part='error'] {
    color: var(--_alert);
  }
`;
