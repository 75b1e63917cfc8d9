import { css } from 'lit';

/** It lies over the board and takes no room: nothing moves when it comes or goes. */
export const cardStyles = css`
  :host {
    position: absolute;
    z-index: 3;
    inset-inline: 0;
    pointer-events: none;
  }
  [part='card'] {
    position: relative;
    box-sizing: border-box;
    inline-size: min(23rem, 100% - 1rem);
    margin: 1rem auto 0;
    overflow-y: auto;
    /* What stands over the board, and the tools of a phone, leave this much; where a screen is low it scrolls */
    max-block-size: max(17.5rem, 100svh - 15rem);
    padding: 1rem;
    border-radius: 1rem;
    background: var(--_raised);
    color: var(--_ink);
    box-shadow: var(--_lift);
    pointer-events: auto;
    animation: rise 0.18s cubic-bezier(0.2, 0, 0, 1) both;
  }
  @container (min-inline-size: 27rem) {
    [part='card'] {
      max-block-size: max(17.5rem, 100svh - 10.5rem);
    }
  }
  /* What won is seen first */
  [part='card']:has(.result) {
    animation-delay: 0.9s;
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 0.5rem;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [part='card'] {
      animation: none;
    }
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .row > * {
    flex: 1 1 auto;
  }
  p + .row {
    margin-block-start: 0.75rem;
  }
  form {
    display: grid;
    gap: 0.5rem;
  }
  /* It is in sight however far the questions are scrolled */
  form > .row {
    position: sticky;
    z-index: 1;
    inset-block-end: -1rem;
    padding-block: 0.25rem;
    background: var(--_raised);
  }
  strong + p {
    margin-block-start: 0.25rem;
    color: var(--_ink-soft);
  }
  strong + .aim {
    color: var(--_ink);
  }
  strong {
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.2;
  }
  /* Each question is one row, so that the card stays low */
  .choice {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: 0.25rem;
    align-items: center;
  }
  .choice > span {
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }
  /* A row of choices in one trough */
  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem;
    padding: 0.1875rem;
    border-radius: 0.625rem;
    background: var(--_wash);
  }
  .segments label {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    gap: 0.375rem;
    align-items: center;
    justify-content: center;
    min-block-size: 2.375rem;
    min-inline-size: 0;
    padding-inline: 0.25rem;
    border-radius: 0.4375rem;
    text-align: center;
    line-height: 1.15;
    cursor: pointer;
  }
  .segments > :first-child:nth-last-child(2),
  .segments > :first-child:nth-last-child(2) + label {
    flex-basis: 0;
  }
  @media (pointer: coarse) {
    .segments label {
      min-block-size: 2.75rem;
    }
  }
  /* A piece and its name side by side */
  .segments:has(griddle-icon) {
    font-size: 0.8125rem;
  }
  .segments label:hover {
    background: var(--_wash);
  }
  .segments label:has(:checked) {
    background: color-mix(in srgb, var(--_raised), #fff 14%);
    box-shadow:
      0 0 0 1px var(--_edge),
      0 1px 2px #0002;
    font-weight: 600;
  }
  .segments label:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 1px;
  }
  .segments input {
    position: absolute;
    inset: 0;
    min-block-size: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .segments griddle-icon {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  .line {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(8rem, 55%);
    gap: 0.25rem 0.75rem;
    align-items: center;
  }
  details .line {
    margin-block-start: 0.5rem;
  }
  summary {
    min-block-size: 1.5rem;
    color: var(--_ink-soft);
    cursor: pointer;
  }
  @media (pointer: coarse) {
    summary {
      min-block-size: 2.75rem;
      align-content: center;
    }
  }
  small {
    display: block;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }
  form > p {
    text-align: center;
  }
  .about {
    grid-column: 1 / -1;
  }
  select {
    inline-size: 100%;
    padding-inline: 0.5rem;
  }
  .close {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-end: 0.5rem;
    display: grid;
    place-items: center;
    padding: 0;
    color: var(--_ink-soft);
  }
  .close svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  textarea {
    box-sizing: border-box;
    inline-size: 100%;
    font: 0.8125rem monospace;
  }
  @media (forced-colors: active) {
    [part='card'] {
      border: 2px solid;
    }
    .segments label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
