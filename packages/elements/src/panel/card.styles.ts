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
    margin: 0.75rem auto 0;
    padding: 1rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.75rem;
    background: var(--_paper);
    color: var(--_ink);
    box-shadow: 0 0.25rem 1.5rem #0006;
    pointer-events: auto;
  }
  /* As high as a chip, and in the place of the chips, so that the board can be seen and touched */
  .folded {
    inline-size: 100%;
    max-inline-size: 100%;
    margin: 0;
    padding: 0;
    padding-inline-start: 0.75rem;
    border: 0;
    border-radius: 0.5rem;
    box-shadow: inset 0 0 0 1px var(--_paper-line);
  }
  .folded form {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    block-size: 2.75rem;
  }
  .folded span {
    flex: 1;
    line-height: 1.2;
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
  form {
    display: grid;
    gap: 0.5rem;
  }
  .row + form {
    margin-block-start: 1rem;
    padding-block-start: 1rem;
    border-block-start: 1px solid var(--_paper-line);
  }
  strong {
    font-size: 1.25em;
  }
  label {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(8rem, 55%);
    gap: 0.75rem;
    align-items: center;
  }
  details {
    display: grid;
  }
  details label {
    margin-block-start: 0.5rem;
  }
  summary {
    min-block-size: 2.75rem;
    padding-block: 0.5rem;
    box-sizing: border-box;
    cursor: pointer;
  }
  small {
    display: block;
    color: var(--_ink-soft);
    font-size: 0.8125em;
  }
  .about {
    grid-column: 1 / -1;
    margin-block-start: -0.5rem;
  }
  select {
    inline-size: 100%;
    padding-inline: 0.5rem;
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
