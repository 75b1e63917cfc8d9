/** Styles for the entry forms, the clock, the final scoring, the menu and the hidden characters of Buffet Boss. */
import { css } from 'lit';

/** Styles for the entry forms, clock, final scoring, menu and hidden characters. */
export const extraStyles = css`
  [part='tell'],
  [part='clock'],
  [part='show'],
  [part='hand-over'] {
    margin-block: 0.5rem;
    padding: 0.75rem;
    border: 0;
    border-radius: 0.75rem;
    background: var(--_paper);
    color: var(--_ink);
  }
  [part='tell'] p,
  [part='show'] p {
    margin: 0 0 0.5rem;
  }
  [part='tell'] label {
    display: block;
    margin-block: 0.5rem;
  }
  input[type='number'],
  select {
    min-block-size: 2.75rem;
    inline-size: 6rem;
    padding-inline: 0.5rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.5rem;
    background: transparent;
    color: inherit;
    font: inherit;
  }
  select {
    inline-size: auto;
  }
  option {
    background: var(--_paper);
    color: var(--_ink);
  }
  [part='tell-pieces'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  /* All foods in as few rows as the space allows */
  [part='tell-cards'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 50% - 0.1875rem), 1fr));
    gap: 0.375rem;
  }
  [part='tell-cards'] > [part='tell-piece'] {
    padding-inline: 0.375rem;
    font-size: 0.9375em;
    hyphens: auto;
    overflow-wrap: anywhere;
    text-align: start;
  }
  [part='tell-cards'] svg {
    flex: none;
  }
  [part='tell-piece'],
  [part='peek'] {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-block-size: 2.75rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.5rem;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  [part='tell-piece'][aria-pressed='true'] {
    border-color: var(--_alert);
    box-shadow: inset 0 0 0 1px var(--_alert);
    color: var(--_alert);
    text-decoration: line-through;
  }
  fieldset [part='tell-piece'][aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
    color: var(--_accent);
    text-decoration: none;
  }
  [part='tell-piece']:disabled {
    opacity: 0.4;
    cursor: default;
  }
  [part='tell-piece'] svg,
  [part='menu'] svg {
    inline-size: 1.75rem;
  }
  button:focus-visible,
  summary:focus-visible,
  input:focus-visible,
  select:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  fieldset {
    margin: 0.5rem 0 0;
    padding: 0.5rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.5rem;
  }
  [part='peek'] {
    justify-content: center;
    inline-size: 100%;
    margin-block-start: 0.25rem;
    padding-inline: 0.25rem;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
  }
  [part='secret'] {
    position: absolute;
    inset-block-end: 3.5rem;
    inset-inline: 0.25rem;
    z-index: 1;
    display: grid;
    gap: 0.25rem;
    padding: 0.5rem;
    border: 2px solid var(--_accent);
    border-radius: 0.5rem;
    background: var(--_paper);
    color: var(--_ink);
  }
  [part='secret'][hidden] {
    display: none;
  }
  [part='secret'] p {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    margin: 0;
    font-size: 0.875em;
  }
  [part='secret'] svg {
    flex: none;
    inline-size: 3rem;
  }
  /* As low as possible: it covers the area over the plate */
  [part='clock'] {
    border-color: var(--_alert);
    border-style: solid;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 0.75rem;
    align-items: center;
    padding: 0.25rem 0.5rem;
  }
  .explained {
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem;
  }
  .explained > p {
    grid-column: 1 / -1;
    margin: 0.25rem 0 0;
  }
  [part='clock'].explained > button {
    grid-row: auto;
    grid-column: auto;
  }
  .explained > .start {
    border-color: transparent;
    background-color: var(--_accent);
    color: var(--_on-accent);
  }
  [part='clock-bar'] {
    grid-row: 2;
    grid-column: 1;
    animation: clock-bar 3s linear both;
  }
  @keyframes clock-bar {
    to {
      inline-size: 0;
    }
  }
  [part='clock'] > button {
    grid-row: 1 / 3;
    grid-column: 2;
  }
  [part='clock-bar'],
  [part='show-bar'] {
    block-size: 0.75rem;
    margin-block: 0.5rem;
    border-radius: 0.375rem;
    background: var(--_alert);
    forced-color-adjust: none;
  }
  [part='show-bar'] {
    margin-block: 0;
    background: var(--_accent);
    transition: inline-size 0.25s ease-out;
  }
  [part='show'] > svg {
    inline-size: min(9rem, 30%);
    margin-inline: auto;
  }
  [part='show'] > strong {
    display: block;
    text-align: center;
    font-size: 1.125em;
  }
  [part='show-seat'] {
    display: grid;
    /* Names have equal widths, so that the bars can be compared */
    grid-template-columns: minmax(4.5rem, 30%) 1fr 2.5rem minmax(3rem, max-content);
    gap: 0.5rem;
    align-items: center;
    min-block-size: 2rem;
    overflow-wrap: anywhere;
  }
  [part='show-seat'] strong {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [part='show-note'] {
    color: var(--_accent);
    font-weight: 700;
  }
  [part='show-line'] {
    min-block-size: 1lh;
  }
  /* The score animation is below the result, in the space of the plate */
  .folds .plate-room.counted {
    padding-block-start: 6.5rem;
  }
  /* On a phone the final plates of two players are in that space, too, and need no drawer */
  @container table (max-inline-size: 27rem) {
    .folds > [part='stage']:has(> .counted) {
      --_pile: min(50cqi - 0.25rem, 13rem, var(--_plate) * 0.45);
    }
    :has(> .counted) > [part='areas'] > [part='drawers'] {
      display: none;
    }
    .folds .plate-room.counted {
      min-block-size: calc(var(--_plate) * 14.3 / 15.4 + 2.4375rem - (var(--_pile) - 1rem) * 8.4 / 13.4);
      padding-block-start: 1rem;
    }
    :has(> .counted) > [part='areas'] > [part~='pile'] {
      max-inline-size: var(--_pile);
    }
  }
  [part='menu'] summary {
    display: inline-block;
    min-block-size: 2.75rem;
    padding-block: 0.625rem;
    font-weight: 600;
    cursor: pointer;
  }
  [part='menu'] summary::before {
    content: '▸ ';
  }
  [part='menu'][open] summary::before {
    content: '▾ ';
  }
  [part='menu'] div {
    overflow-x: auto;
  }
  [part='menu'] table {
    border-collapse: collapse;
    font-size: 0.875em;
  }
  [part='menu'] :is(th, td) {
    padding: 0.125rem 0.5rem;
    text-align: start;
    font-weight: 400;
    border-block-end: 1px solid var(--_paper-line);
  }
  [part='menu'] tbody th {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    font-weight: 700;
  }
  @media (prefers-reduced-motion: reduce) {
    [part='show-bar'] {
      transition: none;
    }
    [part='clock-bar'] {
      animation-timing-function: steps(3);
    }
  }
`;
