import { css } from 'lit';

/** A game with a friend, above the tools. */
export const friendStyles = css`
  [part='friend'] {
    display: grid;
    gap: 0.5rem;
    padding: 0.5rem 0.75rem 0;
  }
  [part='friend'] p {
    text-wrap: pretty;
  }
  [part='friend'] .row {
    align-items: center;
  }
  [part='friend'] .row > p {
    flex: 1 1 7rem;
  }
  [part='friend'] form {
    display: grid;
    gap: 0.5rem;
  }
  [part='friend'] strong {
    font-weight: 600;
  }
  [part='friend'] label {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(8rem, 55%);
    gap: 0.75rem;
    align-items: center;
  }
  [part='friend'] :is(input, select) {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
  }
  [part='friend'] textarea {
    box-sizing: border-box;
    inline-size: 100%;
    font: 0.8125rem monospace;
  }
  [part='friend'] .soft {
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }
`;
