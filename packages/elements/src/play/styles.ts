/** Style sheets of play. They come before those that every element has, which need not expect them. */
import type { CSSResult } from 'lit';
import { css } from '#core';
import { actionStyles } from './actions.styles.js';
import { drawerStyles } from './drawers.js';

/** Hints for a touched place, and events: cards that replace the status, as refusals do, until the next touch. */
const toldStyles = css`
  :is(.told, .eventful):not(.refused) .words {
    padding-block: 0.5rem;
    border-color: var(--_accent);
  }
  .told [part='news'] {
    display: none;
  }
  .told [part='room'] {
    max-block-size: none;
  }
  .told:not(.eventful) [part='room'] {
    font-weight: 400;
  }
  /* An event replaces the news for as long as it takes to read */
  [part='banner'] {
    margin-block-end: 0.125rem;
    font-size: 0.8125rem;
    animation: fade-out 8s both;
  }
  .eventful:hover [part='banner'] {
    animation-play-state: paused;
  }
  @keyframes fade-out {
    0%,
    90% {
      opacity: 1;
    }
    to {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [part='banner'] {
      animation-timing-function: step-end;
    }
  }
`;

/** Puzzles and lessons: where there is room, the text is next to the board. */
const coachStyles = css`
  /* A coach is above chips and status */
  .fits.coaches {
    --_around: 18rem;
  }
  /* Puzzles and lessons: the text is next to the board */
  @container table (min-inline-size: 44rem) {
    .fits.coaches {
      --_around: calc(2rem + var(--_outside, 0rem));
    }
    .coaches > [part='stage'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(15rem, 20rem);
      grid-template-rows: repeat(5, auto) 1fr;
      column-gap: 1.25rem;
      flex-grow: 1;
      max-inline-size: min(100%, var(--griddle-board-size, 36rem) + 21.25rem);
    }
    .coaches > [part='stage'] > * {
      grid-column: 2;
    }
    .coaches > [part='stage'] > :is(svg, [part='areas'], .over) {
      grid-column: 1;
    }
    .coaches > [part='stage'] > :is(svg, [part='areas']) {
      grid-row: 1 / -1;
      align-self: start;
    }
    .coaches > [part='stage'] > .over {
      grid-row: 1;
    }
    .coaches .coached {
      --_tail: none;
      --_coach-size: 13rem;
      --_coach-words: 8rem;
      container: table / inline-size;
      min-block-size: var(--_coach-size);
    }
    .coaches [part='players'] {
      grid-template-columns: minmax(0, 1fr);
    }
    .coaches [part='actions'] {
      max-inline-size: 100%;
    }
    /* On a phone held sideways two chips share a row, so that the buttons of moves stay in sight */
    @media (max-height: 30rem) {
      .coaches .coached {
        --_coach-size: 12rem;
        --_coach-words: 7rem;
      }
      .coaches [part='players'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .coaches [part~='player'] {
        column-gap: 0.375rem;
        padding-inline: 0.625rem 0.5rem;
      }
      .coaches .piece {
        block-size: 1.375rem;
        inline-size: 1.375rem;
      }
      .coaches .holdings {
        grid-column: 2 / -1;
      }
      .coaches :not(.bare) > :is([part='points'], .lead) {
        grid-row: 1;
        font-size: 1rem;
      }
    }
  }
`;

/** All of them. */
export const playStyles: readonly CSSResult[] = [toldStyles, actionStyles, drawerStyles, coachStyles];
