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
    box-sizing: border-box;
    inline-size: fit-content;
    max-inline-size: min(24rem, 100% - 1.5rem);
    margin: 1.5rem auto 0;
    padding: 1rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.75rem;
    background: var(--_paper);
    box-shadow: 0 0.25rem 1.5rem #0006;
    pointer-events: auto;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    justify-content: center;
  }
  p + .row {
    margin-block-start: 0.75rem;
  }
  .first {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_paper);
    font-weight: 700;
  }
  .first:hover {
    border-color: currentColor;
    color: var(--_paper);
  }
  @media (forced-colors: active) {
    [part='card'] {
      border: 2px solid;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
