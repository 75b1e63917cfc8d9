import { buttonLook, css } from '#core';

/** A row above the board that says what is played there, and leads back. */
export const rowStyles = css`
  :host {
    display: block;
    margin-block-end: 0.5rem;
    color: var(--_ink);
  }
  :is([part='play-on'], [part='comparison']) {
    padding: 0.375rem 0.5rem 0.375rem 1rem;
    border-radius: 0.75rem;
    background: var(--_tint);
    font-size: 0.9375rem;
    line-height: 1.25;
  }
  [part='button'] {
    flex: none;
  }
  ${buttonLook("[part='button']")}
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    :is([part='play-on'], [part='comparison']) {
      border: 1px solid;
    }
  }
`;
