import { css } from 'lit';

/** The menu over the page. The browser places it by its button, whatever the page is zoomed by, and however it scrolls. */
export const popoverStyles = css`
  /* In the middle of the screen, where the browser cannot place it by its button */
  [popover] {
    position: fixed;
    inset: 0;
    box-sizing: border-box;
    overflow-y: auto;
    max-block-size: calc(100% - 1rem);
    margin: auto;
    padding: 0.5rem;
    border: 0;
    border-radius: 0.75rem;
    background: var(--_raised);
    color: var(--_ink);
    box-shadow: var(--_lift);
  }
  @supports (position-area: block-start) and (position-try-order: most-block-size) {
    .more {
      anchor-name: --more;
    }
    [popover] {
      position-anchor: --more;
      position-area: block-start span-inline-start;
      position-try:
        most-block-size flip-block,
        flip-inline,
        flip-block flip-inline;
      position-visibility: anchors-visible;
      inset: auto;
      max-block-size: calc(100% - 0.5rem);
      margin: 0.25rem 0;
    }
  }
  @media (forced-colors: active) {
    [popover] {
      border: 1px solid;
    }
  }
`;
