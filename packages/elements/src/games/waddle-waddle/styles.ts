/** Layout of the table's areas: stacked in narrow containers, next to the board in wide ones. */
import { css } from 'lit';
import { toolsFirst } from '#core';

/** In dark mode the sea is dark and the focus ring light. */
export const seaStyles = css`
  :host {
    --_focus: var(--_ink);
  }
`;

/** Container queries: they depend on the width of the stage, not of the window. */
export const tableStyles = css`
  :host {
    --_choices: 3rem;
  }
  /* Side by side at this width */
  @media (min-width: 60rem) {
    :host {
      --_choices: 0rem;
    }
  }
  :host::before {
    word-spacing: calc(1.6 * var(--griddle-board-size, 36rem));
  }
  [part='stage'] {
    flex: 3 1 34rem;
    container-type: inline-size;
    /* A tile dragged beyond the edge must not widen the page; focus rings of buttons are not cut off */
    overflow-x: clip;
    overflow-clip-margin: 0.5rem;
    display: flex;
    flex-direction: column;
  }
  [part='stage'],
  [part='panel'] {
    max-inline-size: min(100%, 1.6 * var(--griddle-board-size, 36rem));
  }
  ${toolsFirst('27rem <= inline-size < 49.25rem')}
  /* Chips and tiles show what this says to screen readers */
  [part='facts'] {
    position: absolute;
    overflow: hidden;
    block-size: 1px;
    min-block-size: 0;
    inline-size: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* The space of the zoom buttons */
  .fits:not(.replay, .coaches) [part='area main'] {
    padding-block-end: 2.25rem;
  }
  @media (pointer: coarse) {
    .fits:not(.replay, .coaches) [part='area main'] {
      padding-block-end: 3rem;
    }
  }
  [part='areas'] {
    gap: 0.75rem;
    grid-template-columns: minmax(0, 1fr);
  }
  [part='area supply'] svg {
    max-inline-size: 20rem;
    margin-inline: auto;
  }
  [part='area field'] svg {
    max-inline-size: 22rem;
    margin-inline: auto;
  }
  /* On a phone the text about board and tiles is below these, not below all the cards */
  @container (max-inline-size: 33.99rem) {
    [part='areas'] {
      display: contents;
    }
    [part^='area '] {
      margin-block-end: 0.5rem;
    }
    [part='area field'] {
      order: 1;
      margin-block: 0.75rem 0;
    }
  }
  /* In a game, board and tiles fit on one screen together, below bar and chips */
  @container table (max-inline-size: 27rem) {
    .folds [part='area supply'] > [part='caption'] {
      display: none;
    }
    /* Also below the text of a lesson */
    .folds [part='area supply'] > svg,
    :host([mode='lesson']) [part='area supply'] > svg {
      max-inline-size: 15.5rem;
    }
    :host([mode='lesson']) [part='area main'] > svg {
      max-inline-size: 17rem;
      margin-inline: auto;
    }
  }
  @container (min-inline-size: 34rem) {
    [part='areas'] {
      grid-template-columns: minmax(0, 11fr) minmax(0, 6fr);
      grid-template-rows: auto 1fr;
    }
    [part='area main'] {
      grid-row: 1 / 3;
    }
    /* As tall as the window, with chips and text above */
    .fits [part='area main'] > svg {
      max-block-size: max(20rem, calc(100svh - 12rem));
    }
    .fits [part='area field'] > svg {
      max-block-size: max(13rem, calc(100svh - 28rem));
    }
  }
  /* On a phone held sideways board, tiles and cards are next to each other, below bar and chips */
  @media (max-height: 30rem) {
    @container (min-inline-size: 44rem) {
      [part='areas'] {
        grid-template: auto / minmax(0, 6fr) minmax(0, 5fr) minmax(0, 5fr);
      }
      [part='area main'] {
        grid-row: 1;
      }
      .fits [part^='area '] > svg {
        max-block-size: max(12rem, calc(100svh - 7rem));
      }
    }
  }
`;
