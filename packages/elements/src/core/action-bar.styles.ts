import { css } from 'lit';

/**
 * Styles of the action bar. Its height is fixed, whatever text and buttons it holds. It sticks to the top while boards
 * scroll; `--griddle-bar-top` leaves room for the page's own header.
 */
export const actionBarStyles = css`
  [part='bar'] {
    position: sticky;
    inset-block-start: var(--griddle-bar-top, 0px);
    z-index: 3;
    box-sizing: border-box;
    margin-block-end: 0.5rem;
    padding: 0.375rem 0.625rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.75rem;
    background: var(--_paper);
    color: var(--_ink);
    line-height: 1.3;
  }
  /* Where a screen is low the board needs it all */
  @media (max-height: 30rem) {
    [part='bar'] {
      position: relative;
      inset-block-start: auto;
    }
  }
  [part='bar'] p {
    margin: 0;
  }
  [part='news'],
  .said > [part~='status'] {
    overflow: hidden;
    block-size: 1.3em;
    color: var(--_ink-soft);
    font-size: 0.875em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [part='bar'] [part='news'] {
    overflow-wrap: normal;
  }
  /* All of it, over what lies below, for who taps news that are cut or comes there by keys */
  [part='news']:focus {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: 1;
    block-size: auto;
    padding: 0.375rem 0.625rem;
    border-radius: inherit;
    outline: 3px solid var(--_accent);
    background: var(--_paper);
    color: var(--_ink);
    white-space: normal;
  }
  [part='news'][tabindex] {
    cursor: pointer;
  }
  [part='news']:focus + [part='room'] {
    margin-block-start: 1.1375rem;
  }
  [part='room'] {
    overflow-y: auto;
    block-size: 3.9em;
    overscroll-behavior: contain;
  }
  /* The coach says what is to be done */
  .coached + [part='bar'] [part='room'] {
    block-size: 2.6em;
  }
  [part='room'].long {
    block-size: calc(3.9em / 0.8125);
    font-size: 0.8125em;
  }
  @container bar (max-inline-size: 28rem) {
    .beside [part='room'].full {
      block-size: calc(3.9em / 0.8125);
      font-size: 0.8125em;
    }
  }
  [part='room'].comments {
    block-size: 6.5em;
    margin-block-start: 0.25rem;
    padding-block-start: 0.25rem;
    border-block-start: 1px solid var(--_paper-line);
  }
  [part='room']:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  [part='bar'] [part='error'] {
    padding: 0;
    border: 0;
  }
  [part='room'] > [part~='status'],
  [part='room'] > .touched {
    display: inline;
  }
  [part='room'] > .touched {
    color: var(--_ink-soft);
  }
  [part='room'] > [part~='refusal'] + .touched {
    margin-inline-start: 0.5em;
  }
  /* A word behind the sentence, with room for a finger */
  [part='why'] {
    position: relative;
    /* What follows begins a line of its own without a gap */
    margin-inline: 0.25em 0.375em;
    padding: 0 0.125rem;
    border: 0;
    background: none;
    color: var(--_accent);
    font: inherit;
    font-style: italic;
    text-decoration: underline;
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='why']::after {
    content: '';
    position: absolute;
    /* Upwards: below it, the words would have to be scrolled */
    inset: -1.25rem -0.5rem -0.125rem;
  }
  [part='why']:focus-visible {
    outline: 3px solid var(--_accent);
  }
  [part~='refusal'] {
    color: var(--_alert);
  }
  [part='actions'] {
    user-select: none;
    -webkit-user-select: none;
    position: relative;
    display: flex;
    gap: 0.25rem;
    align-items: start;
    block-size: 2.75rem;
    margin-block-start: 0.25rem;
  }
  .gap {
    flex: 1;
  }
  /* A single button now and then has room beside the words, under the news */
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 0.25rem;
    container: bar / inline-size;
  }
  .beside > .said {
    display: contents;
  }
  .beside [part='news'] {
    grid-column: 1 / -1;
  }
  .beside > [part='actions'] {
    align-self: end;
    margin: 0;
  }
  .last {
    display: flex;
    flex: none;
    justify-content: end;
    min-inline-size: 4.75rem;
  }
  .last [part='choice'] {
    padding-inline: 0.5rem;
  }
  .beside .gap {
    display: none;
  }
  /* Neither takes a row of its own on a wide table; up to a half of the bar */
  @container (min-inline-size: 44rem) {
    [part='bar'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.75rem;
    }
    [part='bar'] > .said {
      flex: 1;
      min-inline-size: 0;
    }
    [part='bar'] > .comments {
      flex: 1 1 100%;
    }
    [part='bar'] > [part='actions'] {
      flex: 0 0 50%;
      align-self: end;
    }
    [part='bar'].beside > [part='actions'] {
      flex: none;
    }
    .rematch {
      display: none;
    }
  }
  /* It takes the room of words and buttons */
  [part='hand-over'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-content: space-between;
    align-items: center;
    block-size: calc(3.9em + 3rem);
  }
  @container (min-inline-size: 44rem) {
    [part='hand-over'] {
      align-content: center;
      block-size: 3.9em;
    }
  }
  @media print {
    [part='bar'] {
      position: static;
    }
    [part='actions'] {
      display: none;
    }
  }
`;
