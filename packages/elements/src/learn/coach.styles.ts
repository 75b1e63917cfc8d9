/** The look of the coach. Its height is kept, so that the board stays where it is whatever is said. */
import { css } from '#core';

/** Three rows: where one is, what is said, and what can be pressed. */
export const coachStyles = css`
  :host {
    display: block;
    color: var(--_ink);
  }
  [part='coach'] {
    box-sizing: border-box;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--_paper-line);
    border-inline-start: 0.375rem solid var(--_accent);
    border-radius: 0.5rem;
    background: var(--_paper);
  }
  .head {
    display: flex;
    gap: 0.25rem 0.75rem;
    align-items: center;
    min-block-size: 1.5rem;
  }
  [part='title'] {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [part='difficulty'] {
    flex: none;
    color: var(--_accent);
    letter-spacing: 0.0625em;
  }
  .rest {
    opacity: 0.3;
  }
  [part='dots'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
  }
  /* A dot is small, what a finger may touch is not */
  [part='dots'] button {
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  [part='dots'] button::before {
    content: '';
    box-sizing: border-box;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 2px solid var(--_accent);
    border-radius: 50%;
  }
  [part='dots'] .solved::before {
    background: var(--_accent);
  }
  [part='dots'] [aria-current]::before {
    outline: 2px solid var(--_ink);
    outline-offset: 2px;
  }
  .words {
    overflow-y: auto;
    block-size: 5rem;
    margin-block: 0.25rem;
  }
  .long {
    font-size: 0.875em;
  }
  [part='task'] {
    margin: 0;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .solved [part='task'] {
    font-weight: bold;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    justify-content: end;
    min-block-size: 2.75rem;
  }
  form {
    display: flex;
    gap: 0.375rem;
  }
  input,
  [part='button'] {
    box-sizing: border-box;
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.5rem;
    background: var(--_paper);
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='button'].first {
    border-color: var(--_accent);
    color: var(--_accent);
    font-weight: bold;
  }
  [part='button']:hover {
    border-color: currentColor;
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
`;
