import { css } from 'lit';

/** The result on its card. */
export const resultStyles = css`
  /* How it ended, low enough to leave the board in sight */
  .result {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.75rem;
    align-items: center;
  }
  .result > griddle-icon {
    grid-row: span 2;
    inline-size: 2.5rem;
    block-size: 2.5rem;
  }
  .result > :is(strong, p) {
    grid-column: 2;
  }
  .result > :is(strong, p):first-child,
  .result > :first-child:not(griddle-icon) ~ :is(strong, p) {
    grid-column: 1 / -1;
  }
  .result > strong {
    padding-inline-end: 2.25rem;
  }
  .result > p {
    margin: 0;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    text-wrap: pretty;
  }
  .result > [part='turning'] {
    margin-block-end: -0.5rem;
    padding: 0;
    font-size: 0.8125rem;
    text-align: start;
  }
  .result > :is(ul, .row, div, button) {
    grid-column: 1 / -1;
  }
  .score {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
  }
  .score li {
    display: flex;
    gap: 0.375rem;
    align-items: center;
  }
  .score span {
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }
  score-sheet {
    --_sheet: var(--_raised);
    overflow-y: auto;
    max-block-size: min(26rem, 45vh);
    text-align: start;
  }
  [part='card']:focus {
    outline: none;
  }
  .score b {
    font-size: 1.25rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .score griddle-icon {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }
  .result .row {
    flex-wrap: nowrap;
    margin-block-start: 0.75rem;
  }
  [part='about'] .row {
    flex-wrap: wrap;
  }
  .result .row > * {
    padding-inline: 0.5rem;
  }
`;
