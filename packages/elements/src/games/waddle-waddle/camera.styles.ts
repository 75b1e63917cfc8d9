import { css } from '#core';

/** Styles of the zoom buttons, over a corner of the board. */
export const cameraStyles = css`
  [part~='area'][part~='main'] {
    position: relative;
  }
  /* One finger scrolls the page; two zoom the board, and not the page */
  @media (any-pointer: coarse) {
    .camera {
      touch-action: pan-x pan-y;
    }
  }
  /* A reader who has zoomed in moves the picture with a finger; otherwise the page scrolls */
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
  /* While tiles are placed, no button covers a place for one */
  .fits:not(.replay, .coaches) [part~='area'][part~='main'] [part='zoom'] {
    inset-block: auto 0;
    grid-auto-flow: column;
  }
  /* In an article, the picture has these buttons only under the pointer */
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
