import { css } from 'lit';

/** What a touched place is, and events: cards in the place of the status, as refusals are, which go with the next touch. */
export const toldStyles = css`
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
  /* An event stays as long as it takes to read it, in the place of the news */
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
