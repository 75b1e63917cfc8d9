import { css } from 'lit';
import { buttonLook, filledLook } from './button-look.js';

/** The buttons of the action bar: moves of the moment, taking back, and what they are drawn with. */
export const actionButtonStyles = css`
  [part='choices'] {
    display: flex;
    flex: 0 1 auto;
    gap: 0.375rem;
    overflow-x: auto;
    min-inline-size: 0;
    /* The frame of the focus is not cut off */
    margin-block: -0.3125rem;
    margin-inline: -0.3125rem 0;
    padding: 0.3125rem;
    scrollbar-width: none;
  }
  /* All of them in a card over the boards; pictures always are */
  :is(.unfolded, .pictured) [part='choices'] {
    position: absolute;
    z-index: 1;
    inset-block-start: 100%;
    inset-inline-end: 0;
    flex-wrap: wrap;
    inline-size: max-content;
    max-inline-size: min(30rem, 90vw);
    max-block-size: 50vh;
    overflow-y: auto;
    margin: 0;
    padding: 0.75rem;
    border-radius: 0.75rem;
    background: var(--_raised);
    box-shadow: var(--_lift);
  }
  .pictured [part='unfold'] {
    display: none;
  }
  /* Hidden by its visibility it would seem to move where it appears */
  [part='action'][inert] {
    opacity: 0;
  }
  [part='actions'] .face {
    display: flex;
    flex: 1 0 auto;
    gap: 0.75rem;
    align-items: center;
    justify-content: space-between;
    max-inline-size: 100%;
    text-align: end;
  }
  /* Cards with what they gain have a row */
  [part='actions'] .face:has(.gain) {
    flex-basis: 100%;
  }
  .pictured [part='choices'] {
    max-inline-size: min(22rem, 90vw);
  }
  .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem;
  }
  [part='choice'] .pictures griddle-icon {
    block-size: 2.25rem;
    inline-size: 1.6875rem;
  }
  /* On a phone they rise from the edge, one under the other, and those of what is in hand by themselves */
  @container table (max-inline-size: 26.99rem) {
    [part='actions']:is(.unfolded, .sheet) [part='choices'] {
      position: absolute;
      z-index: 1;
      inset-block: auto 100%;
      inset-inline: 0;
      flex-direction: column;
      inline-size: auto;
      max-inline-size: none;
      max-block-size: 50vh;
      overflow-y: auto;
      margin: 0;
      padding: 0.75rem;
      border-radius: 0.75rem;
      background: var(--_raised);
      box-shadow: var(--_lift);
    }
    [part='actions'].pictured [part='choices'] {
      flex-flow: row wrap;
    }
    /* The ring of the focus would make the page wider */
    [part='actions'] > [part='choices'] {
      margin-inline-end: 0;
    }
    .sheet [part='unfold'] {
      display: none;
    }
    [part='unfold'] .icon {
      scale: 1 -1;
    }
  }
  /* Buttons are aligned with the end: what holds them is not seen moving when others come */
  @container table (min-inline-size: 27rem) {
    [part='actions'] {
      visibility: hidden;
    }
  }
  [part='actions']:not(.unfolded, .sheet, .pictured) [part='choices'] {
    visibility: hidden;
  }
  [part='actions'] > :not([part='choices']),
  [part='choices'] > * {
    visibility: visible;
  }
  ${buttonLook(":is([part='choice'], [part='action'], [part='unfold'])")}
  [part='choice'] {
    font-weight: 600;
  }
  [part='choice']:has(griddle-icon) {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    padding-inline-start: 0.5rem;
  }
  [part='choice'] griddle-icon {
    block-size: 2.125rem;
    inline-size: 2.125rem;
  }
  [part='actions'] [part='choice'] {
    flex: none;
  }
  /* The move of the moment */
  ${filledLook(":is(.first > [part='choice']:first-child, .rematch)")}
  .unfolded [part='choice'] {
    flex: 0 1 auto;
  }
  [part='action'],
  [part='unfold'] {
    display: flex;
    flex: none;
    gap: 0.375rem;
    align-items: center;
    padding: 0 0.75rem;
  }
  [part='action'] {
    border-color: transparent;
    background-color: transparent;
    /* It stands on the page's own ground */
    color: var(--griddle-ink, inherit);
  }
  [part='action'][aria-disabled='true']:not(:focus) {
    visibility: hidden;
  }
  /* Cut out of a box of 24 units, so that the boards' pictures are the only ones of the element */
  .icon {
    inline-size: 24px;
    block-size: 24px;
    background: currentColor;
  }
  .icon.cancel {
    clip-path: path('M5 6.5L6.5 5 12 10.5 17.5 5 19 6.5 13.5 12 19 17.5 17.5 19 12 13.5 6.5 19 5 17.5 10.5 12z');
  }
  .unfold,
  .fold {
    clip-path: path('M5 9.5L6.5 8 12 13.5 17.5 8 19 9.5 12 16.5z');
  }
  .fold {
    transform: scaleY(-1);
  }
  @media (forced-colors: active) {
    [part='action'][aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
    .icon {
      background: CanvasText;
      forced-color-adjust: none;
    }
    [aria-disabled='true'] .icon {
      background: GrayText;
    }
  }
`;
