import { css } from 'lit';
import { buttonLook, filledLook } from './button-look.js';

/**
 * Styles of the status and the current actions, on the page's own background. The height is fixed, whatever the text and the
 * buttons. Rare long content, such as a refusal, floats over the edge of what is below. On a phone the status sticks to the top
 * over the boards, and the buttons are above the tool row; `--griddle-bar-top` leaves room for the page's own header.
 */
export const actionBarStyles = css`
  [part='bar'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    margin-block: 0.25rem;
  }
  [part='bar'] p {
    margin: 0;
  }
  .said {
    position: relative;
    z-index: 3;
    flex: 1 1 12rem;
    min-inline-size: 0;
    box-sizing: border-box;
    block-size: 3.5rem;
    padding-inline: 0.25rem;
    color: var(--griddle-ink, inherit);
  }
  /* The last event is above a one-line status, and gives way to a status of two lines */
  .words {
    display: flex;
    flex-flow: column-reverse wrap;
    align-content: start;
    justify-content: center;
    overflow: clip;
    box-sizing: border-box;
    block-size: 100%;
  }
  .words > * {
    flex: none;
    box-sizing: border-box;
    inline-size: 100%;
    /* One line of news fits together with two lines of status */
    line-height: 1.25;
  }
  [part='news'] {
    order: 2;
    overflow: hidden;
    min-block-size: 1.25em;
    margin-block-end: 0.125rem;
    color: var(--griddle-ink-soft, color-mix(in srgb, currentcolor 80%, transparent));
    font-size: 0.8125rem;
    overflow-wrap: normal;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .judged > [part='news'] {
    max-block-size: 2.5em;
    white-space: normal;
  }
  [part='news']:empty {
    display: none;
  }
  /* The full news, over the parts below, when a reader taps cut-off news or focuses it by key */
  [part='news']:focus {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: 1;
    padding: 0.5rem 0.75rem;
    border-radius: 0.5rem;
    outline: 3px solid var(--_accent);
    background: var(--_raised);
    color: var(--_ink);
    white-space: normal;
  }
  /* This keeps the line that the news leaves */
  .words:has(> [part='news']:focus)::before {
    content: '';
    flex: none;
    order: 2;
    inline-size: 100%;
    block-size: 1.25em;
    margin-block-end: 0.125rem;
    font-size: 0.8125rem;
  }
  [part='news'][tabindex] {
    cursor: pointer;
  }
  [part='room'] {
    order: 1;
    overflow-y: auto;
    max-block-size: 100%;
    font-weight: 600;
  }
  .long {
    font-size: 0.8125rem;
  }
  .comments {
    flex: 1 1 100%;
    block-size: 4.5rem;
    padding: 0.5rem 0.75rem;
    box-sizing: border-box;
    border-radius: 0.75rem;
    background: var(--_paper);
    color: var(--_ink);
    font-weight: 400;
  }
  [part='room']:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  [part='room'] > [part~='status'],
  [part='room'] > .touched {
    display: inline;
  }
  .touched {
    color: var(--_ink-soft);
    font-weight: 400;
  }
  [part='room'] > [part~='refusal'] + .touched {
    margin-inline-start: 0.5em;
  }
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
  /* A link after the status, with a target large enough for a finger */
  [part='why'] {
    position: relative;
    /* The next part can begin on a new line without a gap */
    margin-inline: 0.25em 0.375em;
    padding: 0 0.125rem;
    border: 0;
    background: none;
    color: var(--_accent);
    font: inherit;
    font-weight: 400;
    text-decoration: underline;
    text-underline-offset: 0.15em;
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='why']::after {
    content: '';
    position: absolute;
    /* Extends upwards: downwards, the text would become scrollable */
    inset: -1.25rem -0.5rem -0.125rem;
  }
  [part='why']:focus-visible {
    outline: 3px solid var(--_accent);
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
  /* On a phone: text over the boards, buttons over the tool row */
  @container table (max-inline-size: 26.99rem) {
    [part='bar'] {
      display: contents;
    }
    .said {
      position: sticky;
      inset-block-start: var(--griddle-bar-top, 0px);
      flex: none;
      margin-block: 0.25rem;
      container-type: scroll-state;
    }
    /* The background appears only while boards scroll under it, in browsers that support this */
    .said::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
    }
    /* Text uses the page's colour on the page's background, and the scheme's colour on the scheme's own */
    @container scroll-state(stuck: top) {
      .said::before {
        background: var(--griddle-ground, Canvas);
      }
      .words {
        --_on-ground: color-mix(in srgb, var(--griddle-ground) 0%, currentcolor);
        color: var(--griddle-ink, var(--_on-ground, CanvasText));
      }
    }
    @supports not (container-type: scroll-state) {
      .said::before {
        background: var(--griddle-ground, Canvas);
      }
      .words {
        --_on-ground: color-mix(in srgb, var(--griddle-ground) 0%, currentcolor);
        color: var(--griddle-ink, var(--_on-ground, CanvasText));
      }
    }
    /* Below the board, near the thumb and the list */
    .comments {
      flex: none;
      margin-block-start: 0.5rem;
    }
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
    @container table (max-inline-size: 15rem) {
      .said {
        block-size: 5.5rem;
      }
    }
    /* On a low screen the board needs all the space */
    @media (max-height: 30rem) {
      .said {
        position: relative;
        inset-block-start: auto;
      }
    }
  }
  /* The coach says what to do; this line only names the player */
  .coached ~ [part='bar'] [part='status'] {
    color: var(--griddle-ink-soft, color-mix(in srgb, currentcolor 80%, transparent));
    font-weight: 400;
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
  [part='hand-over'] [part='choice'] {
    border-color: transparent;
    background-color: var(--_accent);
    color: var(--_on-accent);
  }
  @media print {
    .said {
      position: static;
    }
    [part='actions'] {
      display: none;
    }
  }
`;

/** Styles of the action bar's buttons: current moves and Cancel, with their pictures. */
export const actionButtonStyles = css`
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
  [part='actions'] [part='choice'] {
    flex: none;
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
  /* Cut out of a box of 24 units, so that the boards are the only pictures of the element */
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

/** Styles of refusals: the status as a card over the edge of the board. `toldStyles` has more cards of this look. */
export const refusalStyles = css`
  /* It covers the edge of the board, and closes on the next tap, on Escape or by its button */
  :is(.refused, .told, .eventful) .words {
    position: relative;
    display: block;
    block-size: auto;
    min-block-size: 100%;
    padding: 0.75rem;
    border-inline-start: 0.1875rem solid var(--_alert);
    border-radius: 0.5rem;
    background: var(--_raised);
    box-shadow: var(--_lift);
    color: var(--_ink);
  }
  .refused [part='news'] {
    display: none;
  }
  .refused [part='room'] {
    inline-size: auto;
    max-block-size: none;
    margin-inline-end: 2.25rem;
  }
  [part='refusal-close'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 0.5rem;
    background: none;
    color: var(--_ink-soft);
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='refusal-close']:hover {
    background: var(--_wash);
  }
  [part='refusal-close']:active {
    background: var(--_press);
  }
  [part='refusal-close']:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: -3px;
  }
  [part='refusal-close'] .icon {
    scale: 0.75;
  }
  [part='bar'] [part='error'] {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
  }
  /* Colour is not the only sign */
  .refused [part='room'] {
    position: relative;
    padding-inline-start: 1.75rem;
  }
  .refused [part='room']::before {
    content: '!';
    position: absolute;
    inset-block-start: 0.0625rem;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border-radius: 50%;
    background: var(--_alert);
    color: var(--_raised);
    font-size: 0.8125rem;
    line-height: 1;
  }
`;
