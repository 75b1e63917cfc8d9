/** The look of the coach. Its height is kept, so that the board stays where it is whatever is said. */
import { buttonLook, css, fieldLook, filledLook } from '#core';

/** Somebody who speaks: where one is, what is said, and what can be pressed. */
export const coachStyles = css`
  :host {
    display: block;
    color: var(--_ink);
  }
  [part='coach'] {
    position: relative;
    display: grid;
    grid-template:
      'head head' auto
      'words row' minmax(3.75rem, auto) / minmax(0, 1fr) auto;
    gap: 0.25rem 1rem;
    box-sizing: border-box;
    min-block-size: 7.75rem;
    padding: 0.75rem 1rem;
    border-radius: 1rem;
    background: var(--_tint);
  }
  /* It speaks to the board below */
  [part='coach']::after {
    content: '';
    display: var(--_tail, block);
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 2rem;
    inline-size: 1.25rem;
    block-size: 0.625rem;
    background: inherit;
    clip-path: polygon(0 0, 100% 0, 30% 100%);
  }
  .head {
    grid-area: head;
    display: flex;
    gap: 0.25rem 0.75rem;
    align-items: center;
    min-block-size: 1.5rem;
  }
  [part='title'] {
    flex: 1;
    overflow: hidden;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    font-weight: 600;
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
    inline-size: 0.625rem;
    block-size: 0.625rem;
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
    grid-area: words;
    overflow-y: auto;
    max-block-size: var(--_coach-words, 5.25rem);
  }
  [part='task'] {
    margin: 0;
    font-size: 1.0625rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .long [part='task'] {
    font-size: 0.9375rem;
  }
  [part='question'] {
    margin: 0 0 0.125rem;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  /* What is said of a try is always in sight, even where the question has to be scrolled */
  [part='question'] + [part='task'] {
    position: sticky;
    inset-block-end: 0;
    background: var(--_tint);
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.25;
  }
  .solved [part='task'] {
    font-weight: 600;
  }
  .row {
    grid-area: row;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: end;
    align-self: end;
    justify-content: end;
    min-block-size: 2.75rem;
  }
  /* On a phone buttons have a row of their own */
  @container table (max-inline-size: 34rem) {
    [part='coach'] {
      grid-template:
        'head' auto
        'words' minmax(4.25rem, auto)
        'row' auto / minmax(0, 1fr);
      min-block-size: var(--_coach-size, 11.5rem);
    }
  }
  form {
    display: flex;
    gap: 0.5rem;
  }
  ${fieldLook('input')}
  ${buttonLook("[part='button']")}
  ${filledLook("[part='button'].first")}
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    [part='coach'] {
      border: 1px solid;
    }
  }
`;
