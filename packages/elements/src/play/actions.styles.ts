/** Styles of the action bar's buttons: current moves and Cancel, with their pictures, and the request to pass the screen. */
import { buttonLook, css, filledLook } from '#core';

/** On a phone the buttons are above the tool row. */
export const actionStyles = css`
  /* Pulsing dots while a bot is thinking */
  .thinking [part~='status']::after {
    content: '';
    display: inline-block;
    inline-size: 0.375rem;
    block-size: 0.375rem;
    margin-inline: 0.5rem 1.25rem;
    border-radius: 50%;
    color: var(--_accent);
    background: currentcolor;
    box-shadow:
      0.625rem 0 currentcolor,
      1.25rem 0 currentcolor;
    animation: breathe 1.2s ease-in-out infinite alternate;
  }
  @keyframes breathe {
    from {
      opacity: 0.25;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .thinking [part~='status']::after {
      animation: none;
    }
  }
  [part='actions'] {
    user-select: none;
    -webkit-user-select: none;
    position: relative;
    display: flex;
    flex: none;
    gap: 0.5rem;
    align-items: center;
    justify-content: end;
    max-inline-size: 62%;
    block-size: 3.5rem;
  }
  /* The start card has the same button */
  [part='stage']:has(> .has-result) .rematch {
    visibility: hidden;
  }
  /* On a phone: buttons over the tool row */
  @container table (max-inline-size: 26.99rem) {
    [part='actions'] {
      position: sticky;
      inset-block-end: 3.75rem;
      z-index: 4;
      order: 20;
      max-inline-size: none;
      block-size: 3.25rem;
      pointer-events: none;
    }
    [part='actions'] > * {
      pointer-events: auto;
    }
    /* A single short button floats over the tabs or the tool row, and takes no space while it is hidden */
    .beside [part='actions'],
    .beside ~ [part='actions'] {
      inset-block-end: 7rem;
      align-items: start;
      block-size: 0;
    }
    /* After the game nobody needs the edge of the board, but everybody the tabs below it */
    .beside [part='actions']:has(> .rematch),
    .beside ~ [part='actions']:has(> .rematch) {
      align-items: end;
    }
    [part='actions'] > [part='action'] {
      background-color: var(--_raised);
      box-shadow: var(--_lift);
      color: var(--_ink);
    }
    /* The tool row has this button */
    [part='action'].teach {
      display: none;
    }
  }
  /* Takes the space of text and buttons */
  [part='hand-over'] {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    justify-content: space-between;
    margin-block-end: 0.5rem;
    padding: 0.75rem;
    border-radius: 0.75rem;
    background: var(--_tint);
    color: var(--_ink);
  }
  /* Nobody is asked to pass the screen before it is known who plays */
  [part='stage']:has(> .has-question) [part='hand-over'] {
    display: none;
  }
  [part='hand-over'] [part='choice'] {
    border-color: transparent;
    background-color: var(--_accent);
    color: var(--_on-accent);
  }
  @media print {
    [part='actions'] {
      display: none;
    }
  }
  [part='choices'] {
    display: flex;
    flex: 0 1 auto;
    gap: 0.375rem;
    overflow-x: auto;
    min-inline-size: 0;
    /* Keeps the focus ring from being cut off */
    margin-block: -0.3125rem;
    margin-inline: -0.3125rem 0;
    padding: 0.3125rem;
    scrollbar-width: none;
  }
  /* All choices in a card over the boards; pictures always in one */
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
  /* A button hidden by “visibility” would seem to move when it appears */
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
  /* Cards with their gains have a row */
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
  /* On a phone the choices rise from the edge, one below another; those for the piece in hand do so by themselves */
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
    /* The focus ring would make the page wider */
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
  /* Buttons are aligned with the end: their container must not be seen moving when more of them come */
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
  /* A label that is wider than the row takes two lines instead of being cut */
  [part='actions'] [part='choice'] {
    flex: none;
    max-inline-size: max(100%, 7rem);
    line-height: 1.2;
    hyphens: auto;
  }
  /* The current main action */
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
    /* It is on the page's own background */
    color: var(--griddle-ink, inherit);
  }
  [part='action'][aria-disabled='true']:not(:focus) {
    visibility: hidden;
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
    [aria-disabled='true'] .icon {
      background: GrayText;
    }
  }
`;
