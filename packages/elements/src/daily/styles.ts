/** The look of the daily puzzle. */
import { buttonLook, css } from '#core';

/** Styles of the title and streak, the game, its result, and the last days. */
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
    gap: 0 1rem;
    align-items: center;
    justify-content: space-between;
    margin-block-end: 0.5rem;
  }
  strong {
    flex: 1 1 14rem;
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.2;
  }
  .streak {
    color: var(--griddle-ink-soft, var(--_ink-soft));
    font-size: 0.8125rem;
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
  /* A strip of the last days: no frame at rest, and the shown one is tinted */
  [part='days'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(2.5rem, 1fr));
    gap: 0.25rem;
    padding: 0.25rem;
    border-radius: 0.75rem;
    background: var(--_paper);
    color: var(--_ink);
  }
  ${buttonLook('button')}
  button {
    min-inline-size: 0;
    padding-inline: 0.25rem;
    border-color: transparent;
    background-color: transparent;
    color: inherit;
  }
  [part='day'] {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
    align-items: center;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  .solved {
    color: var(--_accent);
    font-weight: 600;
  }
  [part='day'][aria-current] {
    background-color: var(--_tint);
    color: var(--_ink);
    font-weight: 600;
  }
  /* A bar marks it, too, not only its colour */
  [part='day'][aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0.75rem;
    inset-block-end: 0;
    block-size: 0.1875rem;
    border-radius: 0.1875rem;
    background: var(--_accent);
  }
  .unseen {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [part='teach'] {
    padding-inline: 0.75rem;
  }
  [part='share'] {
    min-inline-size: 6rem;
    padding-inline: 1rem;
    background-color: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    button {
      border-color: ButtonText;
    }
    [aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;
