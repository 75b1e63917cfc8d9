/** The look of buttons and fields, the same in every shadow tree: shape, states and focus ring. */
import { unsafeCSS, type CSSResult } from 'lit';

/** Returns rules for the fields and buttons of a selector: outlined, with a focus ring. */
export function fieldLook(selector: string): CSSResult {
  return unsafeCSS(`
  ${selector} {
    box-sizing: border-box;
    min-block-size: 2.75rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--_edge);
    border-radius: 0.5rem;
    background: linear-gradient(var(--_over, transparent), var(--_over, transparent)) var(--_raised);
    color: var(--_ink);
    font: inherit;
  }
  ${selector}:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }`);
}

/** Returns the same for buttons, with their states: a tint on hover, a deeper one on press. */
export function buttonLook(selector: string): CSSResult {
  return unsafeCSS(`${fieldLook(selector).cssText}
  ${selector} {
    min-inline-size: 2.75rem;
    padding-inline: 1rem;
    cursor: pointer;
    touch-action: manipulation;
    transition: background-color 0.12s;
  }
  ${selector}:hover {
    --_over: var(--_wash);
  }
  ${selector}:active {
    --_over: var(--_press);
  }
  ${selector}[aria-disabled='true'] {
    opacity: 0.38;
  }`);
}

/** Returns rules for the filled buttons of a selector: the primary actions. */
export function filledLook(selector: string): CSSResult {
  return unsafeCSS(`
  ${selector} {
    border-color: transparent;
    background-color: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
  }`);
}
