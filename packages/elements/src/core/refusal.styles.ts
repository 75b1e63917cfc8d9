import { css } from 'lit';

/** Why a move is refused: the status as a card over the edge of the board. `toldStyles` have more that looks so. */
export const refusalStyles = css`
  /* It grows over the edge of the board, and goes with the next touch, with Escape or by its button */
  :is(.refused, .told, .eventful) .words {
    position: relative;
    display: block;
    block-size: auto;
    min-block-size: 100%;
    padding: 0.75rem;
    border-inline-start: 0.1875rem solid var(--_alert);
    border-radius: 0.5rem;
    background: var(--_raised);
    box-shadow: var(--_lift);
    color: var(--_ink);
  }
  .refused [part='news'] {
    display: none;
  }
  .refused [part='room'] {
    inline-size: auto;
    max-block-size: none;
    margin-inline-end: 2.25rem;
  }
  [part='refusal-close'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 0.5rem;
    background: none;
    color: var(--_ink-soft);
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='refusal-close']:hover {
    background: var(--_wash);
  }
  [part='refusal-close']:active {
    background: var(--_press);
  }
  [part='refusal-close']:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: -3px;
  }
  [part='refusal-close'] .icon {
    scale: 0.75;
  }
  [part='bar'] [part='error'] {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
  }
  /* No sign by its colour alone */
  .refused [part='room'] {
    position: relative;
    padding-inline-start: 1.75rem;
  }
  .refused [part='room']::before {
    content: '!';
    position: absolute;
    inset-block-start: 0.0625rem;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border-radius: 50%;
    background: var(--_alert);
    color: var(--_raised);
    font-size: 0.8125rem;
    line-height: 1;
  }
`;
