/** The look of the daily puzzle. */
import { css } from '#core';

/** Title and row of days, the game, what came of it, and the last days. */
export const dailyStyles = css`
  :host {
    display: block;
    color: var(--griddle-ink, inherit);
  }
  :host([hidden]) {
    display: none;
  }
  [part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: baseline;
    justify-content: space-between;
    min-block-size: 1.5rem;
    margin-block-end: 0.5rem;
  }
  p {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  [part='foot'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.75rem;
    margin-block: 0.5rem;
  }
  .told {
    flex-basis: 100%;
  }
  [part='days'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(2.5rem, 1fr));
    gap: 0.25rem;
  }
  button {
    box-sizing: border-box;
    min-block-size: 2.75rem;
    padding: 0.25rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.5rem;
    background: var(--_paper);
    color: var(--_ink);
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='day'] {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
    align-items: center;
    font-size: 0.875em;
  }
  .solved {
    border-color: var(--_accent);
    color: var(--_accent);
    font-weight: bold;
  }
  [aria-current] {
    outline: 2px solid currentColor;
    outline-offset: -3px;
  }
  .unseen {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [part='share'] {
    min-inline-size: 6rem;
    border-color: var(--_accent);
    color: var(--_accent);
    font-weight: bold;
  }
  button:hover {
    border-color: currentColor;
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
`;
