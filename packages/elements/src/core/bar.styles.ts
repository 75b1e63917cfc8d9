import { css } from 'lit';

/**
 * Styles of the status, on the page's own background. The height is fixed, whatever the text. Rare long content, such as a
 * refusal, floats over the edge of what is below. On a phone the status sticks to the top over the boards; `--griddle-bar-top`
 * leaves room for the page's own header. The buttons have styles of their own (`play/actions.styles.ts`).
 */
export const barStyles = css`
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
  /* On a phone: text over the boards */
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
  @media print {
    .said {
      position: static;
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
  /* Cut out of a box of 24 units, so that the boards are the only pictures of the element */
  .icon {
    inline-size: 24px;
    block-size: 24px;
    background: currentColor;
  }
  .icon.cancel {
    clip-path: path('M5 6.5L6.5 5 12 10.5 17.5 5 19 6.5 13.5 12 19 17.5 17.5 19 12 13.5 6.5 19 5 17.5 10.5 12z');
  }
  [part='refusal-close'] .icon {
    scale: 0.75;
  }
  @media (forced-colors: active) {
    .icon {
      background: CanvasText;
      forced-color-adjust: none;
    }
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
