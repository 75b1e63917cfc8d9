import { css } from 'lit';

/** Boards, alone or as several areas. */
export const boardStyles = css`
  [part='areas'] {
    display: grid;
    gap: 0.75rem;
    overflow: clip;
  }
  [part~='area'] {
    min-inline-size: 0;
  }
  /* A piece on its way from area to area lies over all of them */
  [part~='area'] > .carrying {
    position: relative;
    z-index: 1;
    overflow: visible;
  }
  [part='caption'] {
    margin: 0 0 0.25rem;
    color: var(--griddle-ink-soft, color-mix(in srgb, currentcolor 80%, transparent));
    font-size: 0.8125rem;
    font-weight: 600;
  }
  [part='caption']:empty {
    display: none;
  }
  svg {
    display: block;
    inline-size: 100%;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  /* The picture takes no touches: cells do, and lie over it */
  g[aria-hidden] {
    pointer-events: none;
  }
  [part='cell'] {
    fill: none;
    outline: none;
    pointer-events: fill;
  }
  /* Boards on dark ground bring a colour of their own */
  [part='cell']:focus-visible {
    stroke: var(--griddle-focus, var(--_focus, #112));
    stroke-width: 0.08;
  }
  @media (forced-colors: active) {
    [part='cell']:focus-visible {
      stroke: Highlight;
    }
  }
  .carried-off {
    opacity: 0.4;
  }
  /* Shapes are inline, and inline boxes know no touch-action: as blocks they look the same */
  .movable {
    display: block;
    cursor: grab;
    touch-action: none;
  }
`;
