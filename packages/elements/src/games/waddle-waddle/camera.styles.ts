import { css } from '#core';

/** Styles of the zoom buttons, over a corner of the board. */
export const cameraStyles = css`
  [part~='area'][part~='main'] {
    position: relative;
  }
  /* One finger scrolls the page; two look closer at the board, and not at the page as well */
  @media (any-pointer: coarse) {
    .camera {
      touch-action: pan-x pan-y;
    }
  }
  /* Who looks closely moves the picture with a finger; else the page scrolls under it */
  .zoomed,
  .zoomed [part='cell'] {
    touch-action: none;
  }
  [part='zoom'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    gap: 0.25rem;
  }
  /* Where tiles are laid no button lies over a place for one */
  .fits:not(.replay, .coaches) [part~='area'][part~='main'] [part='zoom'] {
    inset-block: auto 0;
    grid-auto-flow: column;
  }
  /* A picture in an article has them for whoever points at it */
  [part='table']:not(.fits) [part='stage']:not(:hover) [part='zoom'] {
    display: none;
  }
  [part='zoom'] button {
    inline-size: 2rem;
    block-size: 2rem;
    padding: 0;
    border: 1px solid var(--_edge);
    border-radius: 0.5rem;
    background: var(--_raised);
    color: var(--_ink);
    font: 600 1.25rem/1 system-ui;
    cursor: pointer;
  }
  [part='zoom'] [aria-disabled='true'] {
    opacity: 0.38;
    cursor: default;
  }
  @media (pointer: coarse) {
    [part='zoom'] button {
      inline-size: 2.75rem;
      block-size: 2.75rem;
    }
  }
`;
