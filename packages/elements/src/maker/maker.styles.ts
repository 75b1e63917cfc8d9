/** The style sheet of the page that makes embeds. */
import { buttonLook, css, fieldLook, filledLook } from '#core';

/** One column on a phone; the choices beside the result where there is room. */
export const makerStyles = css`
  :host {
    display: grid;
    gap: 1.5rem;
    grid-template-columns: minmax(0, 1fr);
    max-inline-size: 75rem;
    margin-inline: auto;
    container-type: inline-size;
  }
  .columns {
    display: grid;
    gap: 1.5rem;
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-inline-size: 60rem) {
    .columns {
      grid-template-columns: 24rem minmax(0, 1fr);
      align-items: start;
    }
  }
  form,
  .result {
    display: grid;
    gap: 1rem;
    grid-template-columns: minmax(0, 1fr);
  }
  form {
    padding: 1rem;
    border-radius: 0.75rem;
    background: var(--_paper);
    color: var(--_ink);
  }
  label,
  .field {
    display: grid;
    gap: 0.25rem;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }
  label.line {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--_ink);
    font-size: 0.9375rem;
  }
  ${fieldLook(':where(select, input:not([type]), textarea)')}
  ${buttonLook('button')}
  select,
  input:not([type]),
  textarea {
    inline-size: 100%;
  }
  textarea {
    min-block-size: 8rem;
    font-family: ui-monospace, monospace;
    font-size: 0.8125rem;
    resize: vertical;
  }
  input[type='checkbox'] {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: var(--_accent);
  }
  button[aria-pressed='true'] {
    background-color: var(--_tint);
    font-weight: 600;
  }
  ${filledLook('button.main')}
  button:disabled {
    --_over: transparent;
    opacity: 0.38;
    cursor: default;
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }
  h2 {
    flex: 1;
    margin: 0;
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.2;
  }
  .note {
    margin: 0;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
  }
  .error {
    margin: 0;
    color: var(--_alert);
    font-weight: 600;
  }
  .frame {
    overflow-x: auto;
    padding: 0.75rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.75rem;
  }
  .still {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
  }
  select.piece {
    inline-size: auto;
    max-inline-size: 100%;
  }
  .phone {
    max-inline-size: 390px;
    margin-inline: auto;
  }
  .desktop {
    min-inline-size: 52rem;
  }
  .picture {
    position: absolute;
    inset-inline-start: -10000px;
    inline-size: 36rem;
    color-scheme: light;
  }
  .holds-picture {
    position: relative;
    overflow: clip;
    block-size: 0;
  }
`;
