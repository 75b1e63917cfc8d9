/** Styles of what surrounds the food in hand: its landing spot, messages, crumbs. */
import { css } from 'lit';

/** Styles for the shadow root with a plate for stacking. */
export const feelStyles = css`
  /* Where the food in hand would land */
  [part='plate'] .guide {
    stroke: var(--_ink-soft);
    stroke-width: 0.06;
    stroke-dasharray: 0.2 0.25;
  }
  [part='plate'] .shadow {
    fill: var(--_ink-soft);
    opacity: 0.25;
  }
  [part='plate'] .none {
    display: none;
  }
  [part='plate'] .label {
    fill: var(--_ink-soft);
  }
  [part='plate'] .crumb {
    fill: var(--_accent);
    pointer-events: none;
  }
  /* A food on its way from its card, above everything else */
  .carried {
    position: fixed;
    inset-block-start: 0;
    left: 0;
    z-index: 4;
    pointer-events: none;
  }
  /* An overlay on the picture, so that nothing moves */
  [part='hovers'] {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline: 3.5rem;
    margin: 0;
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.5rem;
    background: var(--_paper);
    color: var(--_ink);
    font-size: 0.875em;
    pointer-events: none;
    text-align: center;
  }
`;
