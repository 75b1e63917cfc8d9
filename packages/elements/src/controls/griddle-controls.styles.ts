import { css } from '@lit/reactive-element/css-tag.js';

/** Rows that wrap where there is little room. */
export const controlsStyles = css`
  :host {
    margin-block-end: 0.75rem;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    justify-content: center;
  }
  [part='hint'],
  [part='analysis'] {
    align-items: center;
    margin: 0.25rem 0 0;
    text-align: center;
  }
  [part='analysis'] {
    column-gap: 0.75rem;
  }
  [part='hint']:empty,
  [part='analysis']:empty {
    display: none;
  }
  [part='evaluation'] {
    position: relative;
    overflow: hidden;
    min-block-size: 1.5rem;
    margin-block-end: 0.5rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.75rem;
    background: var(--_paper);
    text-align: center;
  }
  [part='evaluation'] .bar {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    background: var(--_paper-line);
    opacity: 0.6;
    transition: inline-size 0.2s ease-out;
  }
  [part='evaluation'] span {
    position: relative;
    font-size: 0.875em;
  }
  @media (prefers-reduced-motion: reduce) {
    [part='evaluation'] .bar {
      transition: none;
    }
  }
  .calls {
    margin-block-start: 0.5rem;
  }
  input[type='range'] {
    display: block;
    inline-size: 100%;
    border: 0;
    background: none;
    cursor: pointer;
    touch-action: pan-y;
  }
  /* Narrower before one of them would stand alone in a second row */
  [role='toolbar'] {
    gap: 0.125rem;
  }
  .icon {
    display: grid;
    flex: 1 1 2rem;
    max-inline-size: 2.75rem;
    min-inline-size: 2rem;
    place-items: center;
    padding: 0;
    border-color: transparent;
    background: none;
  }
  .icon:hover {
    border-color: currentColor;
  }
  .play,
  [aria-pressed='true'] {
    border-color: var(--_paper-line);
    background: var(--_paper);
  }
  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .solid {
    fill: currentColor;
  }
  .more path {
    stroke-width: 3.5;
  }
  .along:dir(rtl) {
    transform: scaleX(-1);
  }
  [aria-disabled='true'] {
    border-color: transparent;
    color: inherit;
    opacity: 0.4;
    cursor: default;
  }
  .sure {
    background: var(--_alert);
    color: var(--_paper);
  }
  form input {
    flex: 1 1 8rem;
    min-inline-size: 0;
    max-inline-size: 20rem;
    padding-inline: 0.75rem;
  }
  input::placeholder {
    color: var(--_ink-soft);
    opacity: 1;
  }
  [aria-invalid='true'] {
    border-color: var(--_alert);
  }
  .calls button {
    border-style: dashed;
    font-size: 0.875em;
  }
  .slot {
    display: grid;
    align-items: center;
    min-block-size: 6.75rem;
    margin-block-start: 0.5rem;
  }
  .slot > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  [inert] {
    visibility: hidden;
  }
  [part='result'] {
    text-align: center;
    text-wrap: balance;
  }
  [part='result'] .row {
    margin-block-start: 0.5rem;
  }
  [part='result'] strong {
    font-size: 1.25em;
  }
  [popover] {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 0.5rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.75rem;
    background: var(--_paper);
    color: inherit;
    box-shadow: 0 0.25rem 1rem #0004;
  }
  @media (forced-colors: active) {
    [aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
