/** The look of buttons and fields, the same in every part. */
import { css } from '@lit/reactive-element/css-tag.js';

/** Controls, move list and score sheet alike. */
export const partStyles = css`
  :host {
    display: block;
    color: var(--_ink);
    accent-color: var(--_accent);
  }
  :host([hidden]),
  [hidden] {
    display: none;
  }
  button,
  input,
  select {
    box-sizing: border-box;
    min-block-size: 2.75rem;
    margin: 0;
    border: 1px solid var(--_paper-line);
    border-radius: 0.5rem;
    background: var(--_paper);
    color: inherit;
    font: inherit;
  }
  button {
    min-inline-size: 2.75rem;
    padding: 0.25rem 0.75rem;
    cursor: pointer;
    touch-action: manipulation;
    /* English on a page that is read from the right keeps its marks where they belong, and so does notation */
    unicode-bidi: plaintext;
  }
  button:hover {
    border-color: currentColor;
    color: var(--_accent);
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  p {
    margin: 0;
  }
`;
